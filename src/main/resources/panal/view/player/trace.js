// The data, and the tree in memory as it stands at a position: 0 is before the first step, n after
// the nth. Steps are done and undone; nothing is copied, so a step costs its path and no more.
const data = JSON.parse(document.getElementById('data').textContent);
const texts = data.texts;
const steps = data.steps;
const words = data.words;

// Phases by number, as in the step records.
const M1 = 0, M2 = 1, M3 = 2, M4 = 3, A1 = 4, A2 = 5, A3 = 6;

const UNKNOWN = [data.zero[1], data.zero[1], data.zero[1]]; // value, alpha and beta
const nodes = data.nodes.map(([parent, label, path, picture, exact]) => ({
  parent, label, path, picture, exact, children: [], cut: false,
  visits: 0, total: data.zero[0], mean: data.zero[1], gap: data.zero[2], bounds: UNKNOWN, best: -1,
}));
const replaced = new Array(steps.length); // what each step that was done put something else for
let position = 0;
let touched = 0; // nodes looked at by doing and undoing, so that a test can hold it down

// The tree that the search went on in, which is there before the first step.
for (const [number, visits, total, mean, gap] of data.kept) {
  Object.assign(nodes[number], {visits, total, mean, gap});
  if (number > 0) {
    nodes[nodes[number].parent].children.push(number);
  }
}

const phase = step => step[0];
const iteration = step => step[1];
const nodeOf = step => step[2];
const extra = (step, i) => step[6 + i];

function pathTo(number) {
  const path = [];
  for (let at = number; at >= 0; at = nodes[at].parent) {
    path.unshift(at);
  }
  return path;
}

function add(number) {
  nodes[nodes[number].parent].children.push(number);
}

function remove(number) {
  nodes[nodes[number].parent].children.pop();
}

// From the node up to the root, with the update of each.
function update(step, changes) {
  const before = [];
  let at = nodeOf(step);
  for (const [visits, total, mean, gap] of changes) {
    const node = nodes[at];
    before.push([node.visits, node.total, node.mean, node.gap]);
    Object.assign(node, {visits, total, mean, gap});
    at = node.parent;
    touched++;
  }
  return before;
}

function count(number, by) {
  for (const at of pathTo(number)) {
    nodes[at].visits += by;
    touched++;
  }
}

function bound(number, bounds, best) {
  const node = nodes[number];
  const before = [node.bounds, node.best];
  Object.assign(node, {bounds, best});
  touched++;
  return before;
}

// A child is the best so far if it changed the value of its parent.
function bestAfter(step) {
  const {bounds, best} = nodes[nodeOf(step)];
  return bounds[0] === extra(step, 1)[0] ? best : extra(step, 0);
}

function apply(i) {
  const step = steps[i];
  switch (phase(step)) {
    case M2: add(nodeOf(step)); touched++; break;
    case M4: replaced[i] = update(step, extra(step, 0)); break;
    case A1:
      if (nodeOf(step) > 0) {
        add(nodeOf(step));
      }
      count(nodeOf(step), 1);
      replaced[i] = bound(nodeOf(step), extra(step, 0), -1);
      break;
    case A2: replaced[i] = bound(nodeOf(step), extra(step, 1), bestAfter(step)); break;
    case A3: extra(step, 0).forEach(cut => { add(cut); nodes[cut].cut = true; touched++; }); break;
  }
}

function undo(i) {
  const step = steps[i];
  switch (phase(step)) {
    case M2: remove(nodeOf(step)); touched++; break;
    case M4: update(step, replaced[i]); break;
    case A1:
      bound(nodeOf(step), ...replaced[i]);
      count(nodeOf(step), -1);
      if (nodeOf(step) > 0) {
        remove(nodeOf(step));
      }
      break;
    case A2: bound(nodeOf(step), ...replaced[i]); break;
    case A3: [...extra(step, 0)].reverse().forEach(cut => { remove(cut); touched++; }); break;
  }
}

function moveTo(wanted) {
  const to = Math.max(0, Math.min(steps.length, wanted));
  while (position < to) {
    apply(position++);
  }
  while (position > to) {
    undo(--position);
  }
}

const current = () => (position === 0 ? null : steps[position - 1]);

// Whether a position lies between two iterations; the same borders going forward and back.
function isBorder(at) {
  return at === 0 || at === steps.length || iteration(steps[at]) !== iteration(steps[at - 1]);
}

function border(from, direction) {
  let at = from + direction;
  while (at > 0 && at < steps.length && !isBorder(at)) {
    at += direction;
  }
  return Math.max(0, Math.min(steps.length, at));
}

// The position of the first step of an iteration, or of a phase in it where it has one.
function positionOf(wanted, marker) {
  if (wanted === 0) {
    return 0;
  }
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (iteration(steps[middle]) < wanted) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  if (low === steps.length) {
    return steps.length;
  }
  for (let i = low; i < steps.length && iteration(steps[i]) === wanted; i++) {
    if (data.phases[phase(steps[i])][0] === marker) {
      return i + 1;
    }
  }
  return low + 1;
}

// The way down of the iteration that is under way; none where there was none.
function selection() {
  for (let i = position - 1; i >= 0 && iteration(steps[i]) === iteration(steps[position - 1]); i--) {
    if (phase(steps[i]) === M1) {
      return extra(steps[i], 0);
    }
  }
  return [];
}

// The child of the root that is best: by most visits, the first of equals; in minimax by value.
function leader() {
  let best = nodes[0].best;
  if (data.walk) {
    return best;
  }
  for (const child of nodes[0].children) {
    if (nodes[child].visits > (best < 0 ? 0 : nodes[best].visits)) {
      best = child;
    }
  }
  return best;
}
