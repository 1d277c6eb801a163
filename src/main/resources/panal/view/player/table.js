// The table of the trace; only the rows that can be seen are in the page.
let rowHeight = 0;
const rowsAbove = el('tr', {'aria-hidden': 'true'}, el('td', {class: 'space'}));
const rowsBelow = el('tr', {'aria-hidden': 'true'}, el('td', {class: 'space'}));
const body = el('tbody', {}, rowsAbove, rowsBelow);

function buildTable() {
  heading('trace', words.trace);
  const box = byId('rows');
  box.tabIndex = 0;
  box.setAttribute('aria-label', words.trace);
  box.append(el('table', {'aria-rowcount': steps.length + 1},
    el('thead', {}, el('tr', {}, ...data.columns.map(text => el('th', {scope: 'col'}, text)))), body));
  box.addEventListener('scroll', fillTable);
  body.addEventListener('click', event => {
    const row = event.target.closest('[data-step]');
    if (row) {
      go(Number(row.dataset.step) + 1);
    }
  });
}

function scrollTable() {
  const box = byId('rows');
  rowHeight = rowHeight || 1.5 * font();
  if (body.childElementCount === 2) { // as high as all rows, so that there is somewhere to scroll
    rowsBelow.firstChild.style.height = `${steps.length * rowHeight}px`;
  }
  const head = box.querySelector('thead').offsetHeight;
  const middle = Math.floor((box.clientHeight - head) / rowHeight / 2);
  box.scrollTop = Math.max(0, position - 1 - middle) * rowHeight;
  fillTable();
}

function fillTable() {
  const box = byId('rows');
  const first = Math.max(0, Math.floor(box.scrollTop / rowHeight) - 2);
  const last = Math.min(steps.length, first + Math.ceil(box.clientHeight / rowHeight) + 4);
  const rows = [];
  for (let i = first; i < last; i++) {
    rows.push(row(i));
  }
  body.replaceChildren(rowsAbove, ...rows, rowsBelow);
  rowsAbove.firstChild.style.height = `${first * rowHeight}px`;
  rowsBelow.firstChild.style.height = `${(steps.length - last) * rowHeight}px`;
}

function row(i) {
  const step = steps[i];
  const cells = [texts[iteration(step)], data.phases[phase(step)][0], ...step[4].map(text => texts[text])];
  const made = el('tr', {'aria-rowindex': i + 2}, ...cells.map(text => el('td', {title: text}, text)));
  made.style.height = `${rowHeight}px`;
  made.dataset.step = i;
  if (i === position - 1) {
    made.className = 'now';
    made.setAttribute('aria-current', 'true');
  }
  return made;
}
