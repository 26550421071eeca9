// A listwise softmax over the candidates of each mention and "none of them", whose score is 0:
//   P(c) = exp(w·x_c) / (1 + Σ exp(w·x_k)).   Loss: -log P of what is right, weighted, + λ/2 |w - start|².
// Minimised by L-BFGS (Nocedal and Wright, Numerical Optimization, 2006, algorithm 7.4) with Armijo steps. No random
// numbers: the same examples in the same order give the same weights.

/**
 * Fits weights to examples.
 *
 * @param examples { weight, count, values: Float32Array(count * size), right: candidate numbers; none right is "none of them" }
 * @param lambda penalty of each weight
 * @param start hand-set weights to which the penalty draws
 */
export function learn(examples, start, { lambda, free, steps = 150 }) {
  const size = start.length;
  const objective = (w) => {
    const gradient = new Float64Array(size);
    let loss = 0;
    for (const example of examples) loss += addExample(example, w, gradient);
    for (let i = 0; i < size; i++) {
      const away = w[i] - start[i];
      loss += 0.5 * lambda[i] * away * away;
      gradient[i] = free[i] ? gradient[i] + lambda[i] * away : 0;
    }
    return { loss, gradient };
  };
  return minimise(objective, Float64Array.from(start), steps);
}

function addExample({ weight, count, values, right }, w, gradient) {
  const size = w.length;
  const sums = new Float64Array(count);
  let top = 0;
  for (let c = 0; c < count; c++) {
    let sum = 0;
    for (let i = 0, at = c * size; i < size; i++, at++) sum += w[i] * values[at];
    sums[c] = sum;
    if (sum > top) top = sum;
  }
  let total = Math.exp(-top);
  for (let c = 0; c < count; c++) total += sums[c] = Math.exp(sums[c] - top);
  let good = right.length === 0 ? Math.exp(-top) : 0;
  for (const c of right) good += sums[c];
  for (let c = 0; c < count; c++) {
    const slope = weight * (sums[c] / total - (right.includes(c) ? sums[c] / good : 0));
    if (Math.abs(slope) < 1e-12) continue;
    for (let i = 0, at = c * size; i < size; i++, at++) gradient[i] += slope * values[at];
  }
  return -weight * Math.log(good / total);
}

const MEMORY = 8;

function minimise(objective, w, steps) {
  const size = w.length;
  const pairs = [];
  let { loss, gradient } = objective(w);
  for (let step = 0; step < steps; step++) {
    const direction = descent(gradient, pairs);
    const slope = dot(direction, gradient);
    let length = pairs.length === 0 ? 1 / Math.max(1, Math.sqrt(dot(gradient, gradient))) : 1;
    let next;
    let at;
    for (let tries = 0; ; tries++, length /= 2) {
      if (tries === 30) return { weights: w, loss };
      at = Float64Array.from(w, (value, i) => value + length * direction[i]);
      next = objective(at);
      if (next.loss <= loss + 1e-4 * length * slope) break;
    }
    const s = at.map((value, i) => value - w[i]);
    const y = next.gradient.map((value, i) => value - gradient[i]);
    const sy = dot(s, y);
    if (sy > 1e-12) {
      pairs.push({ s, y, rho: 1 / sy });
      if (pairs.length > MEMORY) pairs.shift();
    }
    const gain = loss - next.loss;
    w = at;
    ({ loss, gradient } = next);
    if (gain < 1e-7 * Math.abs(loss)) break;
  }
  return { weights: w, loss, size };
}

function descent(gradient, pairs) {
  const q = gradient.slice();
  const alphas = [];
  for (let p = pairs.length - 1; p >= 0; p--) {
    const { s, y, rho } = pairs[p];
    const alpha = rho * dot(s, q);
    alphas[p] = alpha;
    for (let i = 0; i < q.length; i++) q[i] -= alpha * y[i];
  }
  const last = pairs.at(-1);
  if (last) {
    const scale = dot(last.s, last.y) / dot(last.y, last.y);
    for (let i = 0; i < q.length; i++) q[i] *= scale;
  }
  pairs.forEach(({ s, y, rho }, p) => {
    const beta = rho * dot(y, q);
    for (let i = 0; i < q.length; i++) q[i] += (alphas[p] - beta) * s[i];
  });
  return q.map((value) => -value);
}

function dot(a, b) {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
}
