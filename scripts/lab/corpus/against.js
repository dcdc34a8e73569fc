// @ts-check

/**
 * @typedef {import('./results.js').Found} Found
 * @typedef {import('./results.js').Results} Results
 * @typedef {{ place: string, count: number, other: string }} Change
 * Errors of one rule in one commit that only one run has; `other` is what the other run makes of them.
 */

/**
 * Which errors came and which went between two runs, in the repositories that both judged.
 * @param {Results} now
 * @param {Results} before
 */
export function against(now, before) {
  const judged = (/** @type {Results} */ run) =>
    new Set(run.repositories.filter((each) => each.outcome === 'judged').map((each) => each.repository));
  const [nowJudged, beforeJudged] = [judged(now), judged(before)];
  const both = (/** @type {Found} */ { repository }) =>
    nowJudged.has(repository) && beforeJudged.has(repository);
  const [left, right] = [now.findings.filter(both), before.findings.filter(both)];
  return {
    came: only(left, right),
    went: only(right, left),
    onlyNow: [...nowJudged].filter((name) => !beforeJudged.has(name)),
    onlyBefore: [...beforeJudged].filter((name) => !nowJudged.has(name)),
  };
}

/** @param {readonly Found[]} these @param {readonly Found[]} those @returns {Change[]} */
function only(these, those) {
  const key = (/** @type {Found} */ { repository, commit, fingerprint }) =>
    `${repository} ${commit} ${fingerprint}`;
  const others = new Map(those.map((each) => [key(each), each.as]));
  /** @type {Map<string, Change>} */
  const changes = new Map();
  for (const each of these) {
    const other = others.get(key(each)) ?? 'nothing';
    if (each.as !== 'error' || other === 'error') continue;
    const place = `${each.repository} ${each.commit} ${each.rule} ${each.cause}`;
    const change = changes.get(`${place} ${other}`) ?? { place, count: 0, other };
    changes.set(`${place} ${other}`, { ...change, count: change.count + 1 });
  }
  return [...changes.values()].sort((left, right) => (left.place < right.place ? -1 : 1));
}
