// Elements made and changed by hand: text goes in as text, never as markup.
const SVG = 'http://www.w3.org/2000/svg';
const byId = id => document.getElementById(id);

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value);
  }
  for (const child of children) {
    element.append(child);
  }
  return element;
}

const el = (tag, attributes = {}, ...children) =>
  fill(document.createElement(tag), attributes, children);

const svg = (tag, attributes = {}, ...children) =>
  fill(document.createElementNS(SVG, tag), attributes, children);

// Only what differs is written, so that a screen reader hears only what is new.
function write(element, text) {
  if (element.textContent !== text) {
    element.textContent = text;
  }
}

function heading(section, text) {
  write(byId(section).querySelector('h2'), text);
}

const say = (key, ...values) => filled(words[key], values);

// A pattern with its gaps filled, each once: what a value holds is not looked at again.
function filled(pattern, values) {
  return pattern.replace(/\{(\d)\}/g, (gap, i) => values[i] ?? gap);
}

// A table from rows of cells; a cell is a text, or [text, class], or an element.
function table(headings, rows, caption) {
  const head = el('tr', {}, ...headings.map(text => el('th', {scope: 'col'}, text)));
  const body = rows.map(({cells, kind}) =>
    el('tr', kind ? {class: kind} : {}, ...cells.map(cell)));
  return el('table', {}, el('caption', {class: 'hidden'}, caption),
    el('thead', {}, head), el('tbody', {}, ...body));
}

function cell(content, column) {
  const [inside, kind] = Array.isArray(content) ? content : [content, ''];
  const tag = column === 0 ? 'th' : 'td';
  const attributes = column === 0 ? {scope: 'row'} : {};
  return el(tag, kind ? {...attributes, class: kind} : attributes, inside);
}

// Drawn, since not every machine has these signs in a font.
const ICONS = {
  first: 'M5 4v12M16 4l-8 6 8 6z', back: 'M10 4l-6 6 6 6zM17 4l-6 6 6 6z',
  previous: 'M14 4l-8 6 8 6z', play: 'M6 3l10 7-10 7z', pause: 'M6 4h3v12h-3zM11 4h3v12h-3z',
  next: 'M6 4l8 6-8 6z', forward: 'M3 4l6 6-6 6zM10 4l6 6-6 6z', last: 'M15 4v12M4 4l8 6-8 6z',
};

const icon = name => svg('svg', {viewBox: '0 0 20 20', class: 'icon', 'aria-hidden': 'true'},
  svg('path', {d: ICONS[name]}));

function button(name, action, content) {
  const made = el('button', {type: 'button', 'aria-label': words[name], title: words[name]},
    content || icon(name));
  made.dataset.name = name;
  made.addEventListener('click', action);
  return made;
}
