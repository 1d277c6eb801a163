// The tree as a drawing that is kept from step to step, so that the focus stays where it was.
const camera = {scale: 1, x: 0, y: 0, free: false}; // free: somebody dragged it
const shapes = new Map(); // node → its group
let stop = 0; // the node that Tab stops at
let order = []; // the shown nodes from the root on, for the arrow keys
const edges = svg('g', {'aria-hidden': 'true'});
const items = svg('g');
const scene = svg('g', {}, edges, items);
const drawing = svg('svg', {role: 'tree', class: 'drawing'}, scene);

const pathInHand = () => pathTo(current() === null ? 0 : nodeOf(current()));

function room() {
  const box = byId('canvas').getBoundingClientRect();
  return {width: Math.max(200, box.width - 8), height: Math.max(200, box.height - 8)};
}

function drawTree() {
  const space = room();
  const scale = Math.min(1, camera.scale); // what is drawn smaller leaves room for more
  const roomy = {width: space.width / scale, height: space.height / scale, most: MOST / scale};
  const path = pathInHand();
  const shown = choose(path, roomy);
  const size = sizes(shown, roomy.height);
  const planned = plan(0, shown, size);
  const places = place(planned, -leftOf(planned), 0, size, []);
  const lit = new Set(path);
  heading('tree', words.tree);
  drawing.setAttribute('aria-label', words.tree);
  drawEdges(places, lit, size);
  drawNodes(places, lit, size);
  aim(places, path[path.length - 1], size, space, spanOf(planned));
}

function drawEdges(places, lit, size) {
  const all = [];
  for (const from of places) {
    const y = from.y + size.height;
    for (const to of from.children) {
      const half = (y + to.y) / 2;
      const on = lit.has(to.number);
      const width = to.number < 0 ? 1.4 : 1.4 + 0.55 * Math.log(Math.max(1, nodes[to.number].visits));
      all.push(svg('path', {
        d: `M${from.x},${y} C${from.x},${half} ${to.x},${half} ${to.x},${to.y}`,
        class: on ? 'edge lit' : 'edge', 'stroke-width': width.toFixed(2),
      }));
    }
    if (from.hidden > 0 && from.children.length === 0) {
      [-7, 0, 7].forEach(by => all.push(svg('circle', {cx: from.x + by, cy: y + 8, r: 1.8, class: 'dot'})));
    }
  }
  edges.replaceChildren(...all);
}

// Two strokes across a node that was cut off.
const cross = (left, top, size) => svg('path', {class: 'cross',
  d: `M${left},${top} l${size.width},${size.height} M${left + size.width},${top} l${-size.width},${size.height}`,
});

function drawNodes(places, lit, size) {
  const few = Math.min(10, nodes[0].visits / 10);
  const focused = document.activeElement;
  const groups = places.map(one => {
    const group = one.number < 0 ? svg('g') : shapes.get(one.number) || shape(one.number);
    if (one.number < 0) {
      drawPill(group, one, size);
    } else {
      drawNode(group, one, lit, few, size);
    }
    return group;
  });
  order = places.map(one => one.number).filter(number => number >= 0);
  for (const number of [...shapes.keys()]) {
    if (!order.includes(number)) {
      shapes.delete(number);
    }
  }
  if (!order.includes(stop)) {
    stop = 0;
  }
  shapes.forEach((group, number) => group.setAttribute('tabindex', number === stop ? '0' : '-1'));
  groups.forEach((group, i) => {
    if (items.childNodes[i] !== group) {
      items.insertBefore(group, items.childNodes[i] || null);
    }
  });
  while (items.childNodes.length > groups.length) {
    items.lastChild.remove();
  }
  if (focused !== document.activeElement && items.contains(focused)) {
    focused.focus({preventScroll: true});
  }
}

function shape(number) {
  const group = svg('g', {role: 'treeitem'});
  group.dataset.node = number;
  shapes.set(number, group);
  return group;
}

function drawNode(group, one, lit, few, size) {
  const node = nodes[one.number];
  const lines = linesOf(one.number);
  const left = one.x - size.width / 2;
  const kinds = ['node'];
  if (lit.has(one.number)) kinds.push('lit');
  if (node.visits < few || node.cut) kinds.push('pale');
  if (one.number === pathInHand().pop()) kinds.push('now');
  if (one.number === leader()) kinds.push('best');
  group.setAttribute('class', kinds.join(' '));
  group.setAttribute('aria-level', one.depth + 1);
  group.setAttribute('aria-selected', String(kinds.includes('now')));
  group.setAttribute('aria-label', lines.flat().filter((_, i) => i % 2 === 0).join(', '));
  const parts = [svg('rect', {x: left, y: one.y, width: size.width, height: size.height, rx: 9})];
  lines.forEach(([text, kind, right, rightKind], i) => {
    const y = one.y + 0.4 * size.size + (i + 0.78) * size.line;
    parts.push(svg('text', {x: left + 0.6 * size.size, y, class: kind}, text));
    if (right) {
      const x = left + size.width - 0.6 * size.size;
      parts.push(svg('text', {x, y, class: rightKind, 'text-anchor': 'end'}, right));
    }
  });
  if (node.cut) {
    parts.push(cross(left, one.y, size));
  }
  group.replaceChildren(...parts);
}

function drawPill(group, one, size) {
  const height = 2 * size.size;
  const left = one.x - one.own / 2;
  group.setAttribute('class', 'pill');
  group.replaceChildren(
    svg('rect', {x: left, y: one.y, width: one.own, height, rx: height / 2}),
    svg('text', {x: one.x, y: one.y + 1.35 * size.size, 'text-anchor': 'middle'}, one.text));
}

// In the middle where all fits; otherwise so that the node in hand is to be seen.
function aim(places, number, size, space, width) {
  const height = Math.max(...places.map(one => one.y)) + size.height;
  if (!camera.free) {
    const here = places.find(one => one.number === number);
    const wide = width * camera.scale;
    const x = here.x * camera.scale;
    const bottom = (here.y + size.height) * camera.scale;
    camera.x = wide <= space.width ? (space.width - wide) / 2 + 4
      : Math.min(4, Math.max(space.width - wide, space.width / 2 - x));
    camera.y = height * camera.scale <= space.height ? 4 : Math.min(4, space.height - bottom);
  }
  show();
}

function show() {
  scene.setAttribute('transform', `translate(${camera.x} ${camera.y}) scale(${camera.scale})`);
}

// By a factor; once somebody has dragged it, with one point of the panel staying where it is.
function zoom(factor, x, y) {
  const scale = Math.min(4, Math.max(0.3, camera.scale * factor));
  const at = x === undefined ? room().width / 2 : x;
  const up = y === undefined ? room().height / 2 : y;
  camera.x = at - (at - camera.x) * scale / camera.scale;
  camera.y = up - (up - camera.y) * scale / camera.scale;
  camera.scale = scale;
  drawTree();
}

function resetZoom() {
  camera.free = false;
  camera.scale = 1;
  drawTree();
}

function nodeUnder(target) {
  const group = target.closest && target.closest('[data-node]');
  return group ? Number(group.dataset.node) : -1;
}

function moveStop(by) {
  const at = Math.max(0, Math.min(order.length - 1, order.indexOf(stop) + by));
  stop = order[at];
  shapes.forEach((group, number) => group.setAttribute('tabindex', number === stop ? '0' : '-1'));
  shapes.get(stop).focus({preventScroll: true});
}

function watchTree() {
  byId('canvas').append(drawing);
  byId('zoom').append(
    button('zoomOut', () => zoom(1 / 1.25), '−'), button('zoomReset', resetZoom, '1:1'),
    button('zoomIn', () => zoom(1.25), '+'));
  let last = ''; // a node that comes under a mouse at rest is not pointed at
  drawing.addEventListener('pointermove', event => {
    const here = `${event.clientX} ${event.clientY}`;
    if (here !== last) {
      last = here;
      point(nodeUnder(event.target));
    }
  });
  drawing.addEventListener('pointerleave', () => point(-1));
  drawing.addEventListener('focusin', event => {
    stop = nodeUnder(event.target);
    point(stop);
  });
  drawing.addEventListener('focusout', () => point(-1));
  drawing.addEventListener('wheel', event => {
    event.preventDefault();
    const box = drawing.getBoundingClientRect();
    zoom(event.deltaY < 0 ? 1.12 : 1 / 1.12, event.clientX - box.left, event.clientY - box.top);
  }, {passive: false});
  let drag = null;
  drawing.addEventListener('pointerdown', event => {
    drag = {x: event.clientX - camera.x, y: event.clientY - camera.y, from: event.clientX + event.clientY};
  });
  addEventListener('pointermove', event => {
    if (drag !== null && event.buttons > 0 && Math.abs(event.clientX + event.clientY - drag.from) > 3) {
      Object.assign(camera, {x: event.clientX - drag.x, y: event.clientY - drag.y, free: true});
      show();
    }
  });
  addEventListener('pointerup', () => { drag = null; });
}
