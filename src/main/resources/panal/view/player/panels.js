// Pseudocode, the formula or what was carried up, and the bars of the root.
let level = 0; // of the way down, whose formula is shown
let exactOn = false;

const showsExact = () => exactOn && data.exact;

function drawCode() {
  const running = runningLines();
  [...byId('code').querySelectorAll('li')].forEach(line => {
    const on = running.includes(line.dataset.marker);
    line.classList.toggle('on', on);
    if (on) {
      line.setAttribute('aria-current', 'true');
    } else {
      line.removeAttribute('aria-current');
    }
  });
}

function runningLines() {
  return current() === null ? [] : data.lit[current()[3]];
}

function buildCode() {
  heading('code', words.code);
  byId('code').querySelector('.scroll').append(el('ol', {class: 'lines'},
    ...data.code.map(([marker, depth, text]) => {
      const line = el('li', {}, el('b', {}, marker === '' ? '' : `[${marker}]`),
        el('span', {}, text));
      line.lastChild.style.paddingLeft = `${depth}ch`;
      line.dataset.marker = marker;
      return line;
    })));
}

function drawDetail() {
  const step = current();
  if (step !== null && phase(step) === M4) {
    drawUpdates();
  } else if (data.walk) {
    drawWindow();
  } else {
    drawFormula();
  }
}

function detail(title, content, buttons) {
  heading('detail', title);
  byId('levels').replaceChildren(...buttons);
  const box = byId('detail').querySelector('.scroll');
  box.replaceChildren(...content);
  reveal(box);
}

// Scrolls to the row that matters, inside its panel alone.
function reveal(box) {
  const row = box.querySelector('.win');
  box.scrollTop = 0;
  if (row !== null) {
    const below = row.getBoundingClientRect().bottom - box.getBoundingClientRect().top;
    box.scrollTop = Math.max(0, below + font() - box.clientHeight);
  }
}

function drawFormula() {
  const levels = selection();
  if (levels.length === 0) {
    detail(words.formula, [el('p', {class: 'soft'}, words.stays)], []);
    return;
  }
  level = Math.min(level, levels.length - 1);
  const buttons = levels.map(([at], i) => {
    const made = el('button', {type: 'button', 'aria-pressed': String(i === level)}, texts[nodes[at].label]);
    made.addEventListener('click', () => {
      level = i;
      drawFormula();
      byId('levels').children[i].focus();
    });
    return made;
  });
  const [at, caption, , , tie] = levels[level];
  const content = [el('p', {class: 'soft'}, texts[caption]), candidates(levels[level])];
  if (texts[tie] !== '') {
    content.splice(1, 0, el('p', {class: 'tie'}, texts[tie]));
  }
  detail(`${words.formula} · ${texts[nodes[at].path]}`, content, buttons);
}

// The numbers of a candidate: bonus and score, and in another view mean, exact and gap too.
function candidate([at, , , , , all], i) {
  const node = nodes[nodes[at].children[i]];
  const wide = all.length / nodes[at].children.length;
  const [bonus, score, mean, exact, gap] = all.slice(i * wide, (i + 1) * wide);
  return {node, bonus, score, mean: mean ?? node.mean, exact: exact ?? node.exact, gap: gap ?? node.gap};
}

// The table as it was made, where the score has terms that only the search knows.
function ranks([headings, ...rows], chosen) {
  return table(headings.map(one => texts[one]), rows.map((row, i) => ({
    cells: row.map((one, column) => (column > 0 ? texts[one]
      : [(i === chosen ? '▶ ' : '') + texts[one], 'name'])),
    kind: i === chosen ? 'win' : '',
  })), words.formula);
}

function candidates(choice) {
  const [at, , logarithm, chosen, , numbers] = choice;
  if (Array.isArray(numbers[0])) {
    return ranks(numbers[0], chosen);
  }
  const all = nodes[at].children.map((_, i) => candidate(choice, i));
  const tight = showsExact() && byId('detail').clientWidth < 27 * font();
  const bonus = data.bonus && !tight;
  const headings = [words.child, 'N', 'Q/N'];
  if (bonus) {
    headings.push(words.bonus);
  }
  if (data.bonus) {
    headings.push('=');
  }
  if (showsExact()) {
    headings.push(words.exact, words.gap);
  }
  const rows = all.map(({node, bonus: plus, score, mean, exact, gap}, i) => {
    const cells = [[(i === chosen ? '▶ ' : '') + texts[node.label], 'name'], texts[node.visits],
      [texts[mean], 'mean']];
    if (bonus) {
      const spelt = data.c === '' || showsExact() ? ''
        : `${data.c}·√(${texts[logarithm]}/${texts[node.visits]}) = `;
      cells.push([spelt + texts[plus], 'bonus']);
    }
    if (data.bonus) {
      cells.push([texts[score], 'score']);
    }
    if (showsExact()) {
      cells.push([texts[exact], 'exact'], texts[gap]);
    }
    return {cells, kind: i === chosen ? 'win' : ''};
  });
  return table(headings, rows, words.formula);
}

const change = (before, after) => el('span', {class: 'change'},
  el('span', {class: 'soft'}, texts[before]), ' → ', el('b', {}, texts[after]));

function drawUpdates() {
  const step = current();
  const path = pathTo(nodeOf(step)).reverse();
  const before = replaced[position - 1];
  const rows = extra(step, 0).map(([visits, total, mean], i) => ({
    kind: '',
    cells: [[texts[nodes[path[i]].label], 'name'], change(before[i][0], visits),
      change(before[i][1], total), change(before[i][2], mean)],
  }));
  detail(words.updates, [table([words.child, 'N', 'Q', 'Q/N'], rows, words.updates)], []);
}

function drawWindow() {
  const rows = pathInHand().map(number => {
    const {label, bounds} = nodes[number];
    return {kind: '', cells: [[texts[label], 'name'], ...bounds.map(one => texts[one])]};
  });
  detail(words.bound, [table([words.child, words.value, 'α', 'β'], rows, words.bound)], []);
}

// A bar for N and one for Q/N of each child of the root, in the order of the formula.
function drawBars() {
  const title = data.walk ? words.values : words.bars;
  heading('bars', title);
  const children = nodes[0].children;
  const most = Math.max(1, ...children.map(child => nodes[child].visits));
  const headings = data.walk ? [words.child, words.value] : [words.child, 'N', 'Q/N'];
  if (showsExact()) {
    headings.push(words.exact, words.gap);
  }
  const rows = children.map(child => ({
    kind: child === leader() ? 'win' : '',
    cells: data.walk ? valueCells(child) : barCells(child, most),
  }));
  const box = byId('bars').querySelector('.scroll');
  box.classList.toggle('narrow', showsExact());
  box.replaceChildren(children.length === 0 ? el('p', {class: 'soft'}, words.empty)
    : table(headings, rows, title));
  reveal(box);
}

function valueCells(child) {
  const node = nodes[child];
  return [[texts[node.label], 'name'], node.cut ? words.pruned : texts[node.bounds[0]]];
}

function barCells(child, most) {
  const node = nodes[child];
  const cells = [[nameOf(child), 'name'], bar(0, node.visits / most, texts[node.visits], 'visits'),
    meanBar(texts[node.mean])];
  if (showsExact()) {
    cells.push([texts[node.exact], 'exact'], texts[node.gap]);
  }
  return cells;
}

function bar(from, share, text, kind) {
  const fillOf = el('i', {class: kind});
  fillOf.style.left = `${100 * from}%`;
  fillOf.style.width = `${100 * share}%`;
  const track = el('span', {}, fillOf);
  if (kind === 'value') {
    track.append(el('i', {class: 'zero'}));
  }
  return el('span', {class: 'bar'}, track, el('span', {}, text));
}

// To the right of the middle for what is good, to the left for what is bad.
function meanBar(text) {
  const value = parseFloat(text.replace('\u2212', '-')) || 0;
  const share = Math.min(1, Math.abs(value) / (data.reach || 1)) / 2;
  return bar(value < 0 ? 0.5 - share : 0.5, share, text, 'value');
}
