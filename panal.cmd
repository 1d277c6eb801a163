@echo off
rem Builds target\panal.jar where it is missing or older than its sources, and runs it with the given
rem arguments; "panal test" runs the whole test suite. Needs a JDK from 17 on and, to build, Maven from
rem 3.8 on. JAVA_HOME, where it is set, wins over PATH.
setlocal EnableExtensions DisableDelayedExpansion
set "panal_home=%~dp0"
set "panal_home=%panal_home:~0,-1%"
set "jar=%panal_home%\target\panal.jar"

if defined JAVA_HOME if not exist "%JAVA_HOME%\bin\java.exe" (
  echo panal: JAVA_HOME is "%JAVA_HOME%", where there is no bin\java.exe; it must be the folder of a JDK 17 or newer, or not be set>&2
  exit /b 1
)
if defined JAVA_HOME set "PATH=%JAVA_HOME%\bin;%PATH%"
set "version="
for /f "tokens=2 delims== " %%v in ('java -XshowSettings:properties -version 2^>^&1 ^| findstr /c:"java.specification.version ="') do set "version=%%v"
if not defined version (
  echo panal: a JDK 17 or newer is needed, and there is no java; install one, such as Temurin 17, and check PATH or JAVA_HOME>&2
  exit /b 1
)
rem Java 8 calls itself 1.8.
for /f "delims=." %%v in ("%version%") do if %%v LSS 17 (
  echo panal: a JDK 17 or newer is needed, and this is Java %version%>&2
  exit /b 1
)

if /i "%~1"=="test" if /i not "%~2"=="--help" if /i not "%~2"=="-h" goto test

rem Whatever is newer than the jar, a folder too, since a deleted file changes its folder.
powershell -NoProfile -Command "$ErrorActionPreference='Stop'; if (-not (Test-Path -LiteralPath $env:jar)) { exit 1 }; $made=(Get-Item -LiteralPath $env:jar).LastWriteTimeUtc; $all=@(Get-Item -LiteralPath ($env:panal_home+'\pom.xml'))+@(Get-ChildItem -LiteralPath ($env:panal_home+'\src\main') -Recurse -Force); if ($all | Where-Object { $_.LastWriteTimeUtc -gt $made }) { exit 1 }"
if errorlevel 1 (
  call :maven
  if errorlevel 1 exit /b 1
  echo panal: mvn -Dquick package ...>&2
  call mvn -q -B -Dquick -f "%panal_home%\pom.xml" package 1>&2
  if errorlevel 1 (
    echo panal: the build failed; the reason is above>&2
    exit /b 1
  )
)
java -Dfile.encoding=UTF-8 -Djava.awt.headless=true "-Dpanal.home=%panal_home%" -jar "%jar%" %*
exit /b %errorlevel%

:test
call :maven
if errorlevel 1 exit /b 1
set "rest="
:next
shift
if not "%~1"=="" (
  set rest=%rest% %1
  goto next
)
call mvn -B -ntp -f "%panal_home%\pom.xml" verify %rest%
exit /b %errorlevel%

:maven
where mvn >nul 2>nul
if not errorlevel 1 exit /b 0
echo panal: Maven 3.8 or newer is needed to build, and there is no mvn; install it and check PATH>&2
exit /b 1
