// The board of the node in hand, or of one that is pointed at.
let pointed = -1; // the node that is hovered over or focused
let drawn = -1;

function drawPicture(number) {
  if (number === drawn) {
    return;
  }
  drawn = number;
  const [width, height, label, text] = data.pictures[number];
  const parts = partsOf(number);
  const place = byId('picture');
  if (parts.length === 0) {
    place.replaceChildren(el('pre', {}, texts[text]));
    return;
  }
  const picture = svg('svg', {viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': texts[label]});
  for (const part of parts) {
    const [tag, attributes, inside] = data.elements[part];
    const element = svg(tag);
    for (let i = 0; i < attributes.length; i += 2) {
      element.setAttribute(attributes[i], attributes[i + 1]);
    }
    element.textContent = inside;
    picture.append(element);
  }
  place.replaceChildren(picture);
}

function partsOf(number) {
  const [, , , , before, own, after] = data.pictures[number];
  const base = number === 0 ? [] : data.pictures[0][5];
  return [...base.slice(0, before), ...own, ...base.slice(base.length - after)];
}

// Coordinates stay as large as other text, however small the board is drawn.
function fitLabels() {
  const picture = byId('picture').querySelector('svg');
  if (picture) {
    const box = picture.viewBox.baseVal;
    const at = picture.getBoundingClientRect();
    const scale = Math.min(at.width / box.width, at.height / box.height) || 1;
    picture.style.setProperty('--label', `${Math.min(22, Math.max(13, font() / scale))}px`);
  }
}

function drawBoard() {
  const step = current();
  const rollout = pointed < 0 && step !== null && phase(step) === M3;
  const number = pointed >= 0 ? pointed : step === null ? 0 : nodeOf(step);
  const picture = rollout ? extra(step, 0) : nodes[number].picture;
  heading('board', say(pointed >= 0 ? 'peek' : rollout ? 'result' : 'board', texts[nodes[number].path]));
  drawPicture(picture);
  write(byId('label'), texts[data.pictures[picture][2]]);
  const moves = rollout && texts[extra(step, 1)] !== '' ? say('moves', texts[extra(step, 1)]) : '';
  const listed = rollout && extra(step, 2) === 1; // where no board shows them
  write(byId('moves'), listed ? moves : '');
  byId('board').setAttribute('aria-label', `${texts[data.pictures[picture][2]]}. ${moves}`);
  fitLabels();
}

// A slide has room for the board or the numbers: the board where a node was added or played from.
function showBoard() {
  const step = current();
  const playing = step === null || [M2, M3, A1, A2, A3].includes(phase(step));
  document.documentElement.classList.toggle('shows-board', pointed >= 0 || playing);
}

function point(number) {
  if (pointed !== number) {
    pointed = number;
    byId('board').classList.toggle('peek', number >= 0);
    showBoard();
    drawBoard();
  }
}
