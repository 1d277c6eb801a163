// Keys, buttons, the address, and what keeps all panels at the same position.
let timer = 0; // of the play, 0 while it stands still
let typed = '';
let typing = 0;
let written = 0;
let writing = 0;

function render() {
  pointed = -1;
  byId('board').classList.remove('peek');
  showBoard();
  drawHead();
  drawBoard();
  drawTree();
  drawCode();
  drawDetail();
  drawBars();
  scrollTable();
}

function drawHead() {
  const step = current();
  write(byId('say'), step === null ? data.start
    : say(data.walk ? 'node' : 'step', texts[iteration(step)], data.phases[phase(step)][0], sentence(step)));
  const marker = step === null ? '' : data.phases[phase(step)][0];
  [...byId('phases').querySelectorAll('button')].forEach(one => {
    const on = one.dataset.marker === marker;
    one.classList.toggle('on', on);
    if (on) {
      one.setAttribute('aria-current', 'step');
    } else {
      one.removeAttribute('aria-current');
    }
  });
  const slider = byId('slider');
  slider.value = position;
  slider.setAttribute('aria-valuetext', placeName());
  write(byId('where'), placeName());
}

const sentence = step => filled(data.patterns[step[5][0]], step[5].slice(1).map(i => texts[i]));

function placeName() {
  const step = current();
  return step === null ? texts[0] : say('of', texts[iteration(step)],
    data.phases[phase(step)][0], texts[iteration(steps[steps.length - 1])]);
}

function go(wanted) {
  moveTo(wanted);
  render();
  keepAddress();
}

// Fast steps write the address once: browsers refuse too many changes, and a frame any at all.
function keepAddress() {
  const wait = Math.max(0, written + 200 - Date.now());
  clearTimeout(writing);
  writing = setTimeout(() => {
    written = Date.now();
    try {
      history.replaceState(null, '', fragment());
    } catch (refused) {
      // then the page works without
    }
  }, wait);
}

function fragment() {
  const step = current();
  return step === null ? '#0' : `#${iteration(step)}.${data.phases[phase(step)][0]}`;
}

// A fragment that says no position leaves the page where it is.
function readAddress() {
  const found = /^#(\d{1,9})(?:\.([MA]\d))?$/i.exec(location.hash);
  if (found) {
    moveTo(positionOf(Number(found[1]), (found[2] || '').toUpperCase()));
  }
}

function play() {
  setPlaying(timer === 0);
}

function setPlaying(on) {
  clearInterval(timer);
  timer = on ? setInterval(tick, Number(byId('speed').value)) : 0;
  byId('say').setAttribute('aria-live', on ? 'off' : 'polite');
  const made = document.querySelector('[data-name=play]');
  made.setAttribute('aria-pressed', String(on));
  made.setAttribute('aria-label', on ? words.pause : words.play);
  made.replaceChildren(icon(on ? 'pause' : 'play'));
}

function tick() {
  if (position === steps.length) {
    setPlaying(false);
  } else {
    go(position + 1);
  }
}

function by(hand) {
  return () => {
    setPlaying(false);
    hand();
  };
}

const moves = {
  first: by(() => go(0)),
  back: by(() => go(border(position, -1))),
  previous: by(() => go(position - 1)),
  next: by(() => go(position + 1)),
  forward: by(() => go(border(position, 1))),
  last: by(() => go(steps.length)),
};

function toast(text, lasts) {
  const place = byId('toast');
  place.hidden = text === '';
  write(place, text);
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => { place.hidden = true; }, lasts);
}

function typeDigit(key) {
  typed = key === 'Backspace' ? typed.slice(0, -1) : (typed + key).slice(0, 9);
  clearTimeout(typing);
  toast(typed === '' ? '' : say('goTo', typed), 2000);
  if (typed !== '') {
    typing = setTimeout(jump, 1200);
  }
}

function jump() {
  clearTimeout(typing);
  const wanted = typed;
  typed = '';
  toast('', 0);
  if (wanted !== '') {
    by(() => go(positionOf(Number(wanted), '')))();
  }
}

function toggleExact() {
  if (!data.exact) {
    toast(data.walk ? words.exactWalk : words.exactOff, 5000);
    return;
  }
  exactOn = !exactOn;
  pressed('exact', exactOn);
  render();
}

function pressed(name, on) {
  byId('controls').querySelector(`[data-name=${name}]`).setAttribute('aria-pressed', String(on));
}

function toggleSlide() {
  pressed('slide', document.documentElement.classList.toggle('slide'));
  camera.free = false;
  rowHeight = 0;
  render();
}

function toggleTheme() {
  const root = document.documentElement;
  root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
  pressed('theme', root.dataset.theme === 'dark');
}

function openHelp() {
  const help = byId('help');
  if (help.open) {
    help.close();
  } else {
    help.showModal();
  }
}

function copyLink() {
  const link = location.protocol === 'about:' ? fragment() : location.href.replace(/#.*/, '') + fragment();
  toast(`${words.copyThis} ${link}`, 12000); // at once, since a browser may ask, or refuse
  if (navigator.clipboard) {
    navigator.clipboard.writeText(link).then(() => toast(`${words.copied} ${link}`, 4000), () => {});
  }
}

// By key; a letter in either case. What is not here is left to the browser.
function action(event) {
  const keys = {
    ArrowRight: event.shiftKey ? moves.forward : moves.next,
    ArrowLeft: event.shiftKey ? moves.back : moves.previous,
    Home: moves.first, End: moves.last, ' ': play,
    t: toggleExact, s: toggleSlide, d: toggleTheme, '?': openHelp,
    '+': () => zoom(1.25), '-': () => zoom(1 / 1.25),
  };
  if (typed !== '' && (event.key === 'Enter' || event.key === 'Escape')) {
    return event.key === 'Enter' ? jump : () => { typed = ''; clearTimeout(typing); toast('', 0); };
  }
  if (typed === '' && event.key === '0') {
    return resetZoom;
  }
  if (/^\d$/.test(event.key) || (typed !== '' && event.key === 'Backspace')) {
    return () => typeDigit(event.key);
  }
  return keys[event.key] || keys[event.key.toLowerCase()];
}

// Whether the control that has the focus does something of its own with the key.
function isNeeded(event) {
  const at = document.activeElement;
  if (byId('help').open) {
    return true;
  }
  if (at.matches('input')) { // the slider
    return /^(Arrow|Home|End|Page)/.test(event.key);
  }
  if (at.matches('select')) {
    return true;
  }
  if (at.matches('button, a')) {
    return (event.key === ' ' || event.key === 'Enter') && !(event.key === 'Enter' && typed !== '');
  }
  return at.matches('.scroll') && ['Home', 'End', ' '].includes(event.key);
}

function onKey(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || isNeeded(event)) {
    return;
  }
  if (drawing.contains(document.activeElement) && /^Arrow(Up|Down)$/.test(event.key)) {
    event.preventDefault();
    moveStop(event.key === 'ArrowUp' ? -1 : 1);
    return;
  }
  const act = action(event);
  if (act) {
    event.preventDefault();
    act();
  }
}

function buildHead() {
  write(byId('title'), data.title);
  write(byId('caption'), data.caption);
  const inTrace = data.phases.filter((_, i) => (i >= A1) === data.walk);
  byId('phases').append(...inTrace.map(([marker, name]) => {
    const made = el('button', {type: 'button', title: name}, el('b', {}, marker), ` ${name}`);
    made.dataset.marker = marker;
    made.addEventListener('click', by(() => {
      const step = current();
      go(positionOf(step === null ? 1 : iteration(step), marker));
    }));
    return el('li', {}, made);
  }));
}

function buildControls() {
  const slider = el('input', {type: 'range', id: 'slider', min: 0, max: steps.length, step: 1, 'aria-label': words.position});
  slider.addEventListener('input', by(() => go(Number(slider.value))));
  const speed = el('select', {id: 'speed', 'aria-label': words.speed, title: words.speed},
    ...data.speeds.map(([wait, text]) => el('option', {value: wait}, text)));
  speed.selectedIndex = 1;
  speed.addEventListener('change', () => timer !== 0 && setPlaying(true));
  const labelled = (name, act) => button(name, act, words[name]);
  const exact = labelled('exact', toggleExact);
  exact.setAttribute('aria-disabled', String(!data.exact));
  exact.title = data.exact ? words.keyExact : data.walk ? words.exactWalk : words.exactOff;
  byId('controls').append(
    el('span', {class: 'group'}, button('first', moves.first), button('back', moves.back),
      button('previous', moves.previous), button('play', play), button('next', moves.next),
      button('forward', moves.forward), button('last', moves.last)),
    slider, el('output', {id: 'where'}), speed,
    el('span', {class: 'group'}, exact, labelled('slide', toggleSlide), labelled('theme', toggleTheme),
      labelled('copy', copyLink), button('help', openHelp, '?')));
  ['exact', 'slide', 'theme'].forEach(name => pressed(name, false));
}

function buildHelp() {
  const keys = [['← →', 'keyPhase'], ['⇧← ⇧→', 'keyIteration'], ['Home End', 'keyEnds'], ['␣', 'keyPlay'],
    ['0–9', 'keyDigits'], ['T', 'keyExact'], ['S', 'keySlide'], ['D', 'keyTheme'],
    ['+ − 0', 'keyZoom'], ['↑ ↓', 'keyTree'], ['?', 'keyHelp']];
  const close = el('button', {type: 'button'}, words.close);
  close.addEventListener('click', openHelp);
  byId('help').setAttribute('aria-label', words.keys);
  byId('help').append(el('h2', {}, words.keys),
    table([], keys.map(([key, name]) => ({cells: [el('kbd', {}, key), words[name]], kind: ''})), words.keys), close);
}

function start() {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  buildHead();
  buildControls();
  buildHelp();
  buildCode();
  buildTable();
  watchTree();
  pressed('theme', dark);
  readAddress();
  render();
  addEventListener('keydown', onKey);
  addEventListener('hashchange', () => {
    readAddress();
    render();
  });
  addEventListener('resize', () => {
    rowHeight = 0;
    render();
  });
}

// For tests: how much work stepping was.
globalThis.panal = {position: () => position, touched: () => touched};
start();
