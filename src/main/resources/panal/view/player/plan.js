// The part of the tree that has room: the path whole, and of the rest what was visited most.
const DEPTH = 3;
const GAP = 10;
const TOP = 5; // children of a node, besides the one on the path
const MOST = 20; // nodes, besides those of the path
const REFUSALS = 12; // that many nodes without room, and the rest is not tried
const measure = document.createElement('canvas').getContext('2d');
const widths = new Map(); // of texts, since measuring is what costs most

const font = () => parseFloat(getComputedStyle(byId('tree')).fontSize);

function widthOf(text, weight, size) {
  const key = `${weight} ${size}px ${text}`;
  if (!widths.has(key)) {
    if (widths.size > 5000) {
      widths.clear();
    }
    measure.font = `${weight} ${size}px system-ui, sans-serif`;
    widths.set(key, measure.measureText(text).width);
  }
  return widths.get(key);
}

// What stands in a node, line by line; a line is [text, class, text at the right, its class].
function linesOf(number) {
  const node = nodes[number];
  const lines = [[nameOf(number), 'name']];
  if (data.walk) {
    lines.push(node.cut ? [words.pruned, 'soft'] : [`${words.value} ${texts[node.bounds[0]]}`, 'mean']);
    lines.push(node.cut ? ['', 'soft'] : [`[${texts[node.bounds[1]]}, ${texts[node.bounds[2]]}]`, 'soft']);
    return lines;
  }
  lines.push([`N ${texts[node.visits]}`, 'soft'], [texts[node.mean], 'mean']);
  if (showsExact()) {
    lines.push([`=${texts[node.exact]}`, 'exact', `Δ${texts[node.gap]}`, 'soft']);
  }
  return lines;
}

function nameOf(number) {
  return (number === leader() ? '★ ' : '') + texts[nodes[number].label];
}

const more = (hidden, visits) => say('more', texts[hidden], texts[visits]);

// Sizes are the same for all nodes, so that nothing moves when a number grows by a digit.
function sizes(shown, height) {
  const size = font();
  let width = 76 * size / 15;
  let lines = 3;
  for (const number of shown) {
    const all = linesOf(number);
    lines = Math.max(lines, all.length);
    for (const [text, kind, right] of all) {
      const wide = widthOf(text, kind === 'name' ? 800 : 400, size)
        + (right ? widthOf(right, 400, size) + 0.5 * size : 0);
      width = Math.max(width, wide + 1.2 * size);
    }
  }
  width = Math.ceil(width / 12) * 12;
  const high = lines * 1.3 * size + 0.8 * size;
  // Five levels stand apart as far as the panel lets them, whether there are so many or not.
  const between = Math.max(1.4 * size, Math.min(4 * size, (height - 5 * high) / 4));
  return {size, width, line: 1.3 * size, height: high, between};
}

// A place for each shown node and each "+k more". Siblings stand as close as what is below them
// lets them; x is from the parent's middle.
function plan(number, shown, size) {
  const all = nodes[number].children;
  const inside = all.filter(child => shown.has(child));
  const made = {number, own: size.width, x: 0, hidden: all.length - inside.length,
    children: inside.map(child => plan(child, shown, size))};
  if (made.hidden > 0 && inside.length > 0) {
    const visits = all.reduce((sum, child) => sum + (shown.has(child) ? 0 : nodes[child].visits), 0);
    const text = more(made.hidden, visits);
    const own = widthOf(text, 400, size.size) + 1.4 * size.size;
    made.children.push({number: -1, text, own, x: 0, hidden: 0, children: [], left: [-own / 2], right: [own / 2]});
  }
  return settle(made);
}

// Puts the children side by side below the middle, and says how far each level reaches.
function settle(made) {
  const right = [];
  for (const child of made.children) {
    child.x = Math.max(...child.left.map((edge, depth) => (right[depth] ?? -Infinity) + GAP - edge), right.length === 0 ? 0 : -Infinity);
    child.right.forEach((edge, depth) => { right[depth] = child.x + edge; });
  }
  const ends = made.children;
  const middle = ends.length === 0 ? 0 : (ends[0].x + ends[ends.length - 1].x) / 2;
  made.left = [-made.own / 2];
  made.right = [made.own / 2];
  for (const child of made.children) {
    child.x -= middle;
    child.left.forEach((edge, i) => {
      made.left[i + 1] = Math.min(made.left[i + 1] ?? Infinity, child.x + edge);
      made.right[i + 1] = Math.max(made.right[i + 1] ?? -Infinity, child.x + child.right[i]);
    });
  }
  return made;
}

const leftOf = planned => Math.min(...planned.left);
const spanOf = planned => Math.max(...planned.right) - leftOf(planned);

// Takes in the most visited nodes below those that are in, while they fit the width of the panel.
function choose(path, room) {
  const shown = new Set(path);
  const size = sizes(shown, room.height);
  const levels = Math.floor((room.height + size.between) / (size.height + size.between)) - 1;
  const open = [];
  const offer = (number, depth) => {
    if (depth < Math.max(1, Math.min(DEPTH, levels))) {
      nodes[number].children.forEach(child => open.push({child, depth: depth + 1}));
    }
  };
  // Of a walk what is below the node in hand comes first, cut off or not.
  (data.walk ? [...path].reverse() : path).forEach(offer);
  for (let refused = 0; open.length > 0 && refused < REFUSALS && shown.size < room.most;) {
    const next = takeMostVisited(open);
    if (shown.has(next.child)) {
      continue;
    }
    if (nodes[nodes[next.child].parent].children.filter(child => shown.has(child)).length >= TOP) {
      continue;
    }
    shown.add(next.child);
    if (spanOf(plan(0, shown, sizes(shown, room.height))) > room.width) {
      shown.delete(next.child);
      refused++;
    } else {
      offer(next.child, next.depth);
    }
  }
  return shown;
}

const weight = number => (nodes[number].cut ? 1 : nodes[number].visits);

function takeMostVisited(open) {
  let best = 0;
  open.forEach((one, i) => {
    if (weight(one.child) > weight(open[best].child)) {
      best = i;
    }
  });
  return open.splice(best, 1)[0];
}

// Every place, with x from the left edge of the tree.
function place(one, middle, depth, size, out) {
  one.x += middle;
  one.depth = depth;
  one.y = depth * (size.height + size.between);
  out.push(one);
  one.children.forEach(child => place(child, one.x, depth + 1, size, out));
  return out;
}
