// @ts-check

/**
 * What is kept of a run: numbers, and for each error and warning where it is, by digests. Other people's texts (path,
 * subject, message) are in it only where they were asked for.
 * @typedef {object} Found one finding in one commit
 * @property {string} repository
 * @property {string} commit twelve digits; '' outside of history
 * @property {string} rule
 * @property {string} cause which of the rule's messages
 * @property {'error' | 'warning' | 'ended' | 'alone'} as 'ended': an error that a later commit repaired, took back or settled;
 * 'alone': an error only where its commit is judged alone
 * @property {'error' | 'warning' | 'note' | 'nothing'} [alone] what its commit, judged alone, says of this file by this rule: an error
 * that is none there is the echo of one before it
 * @property {string} fingerprint
 * @property {string} [path]
 * @property {string} [subject]
 * @property {string} [message]
 *
 * @typedef {object} Row one repository
 * @property {string} repository
 * @property {string} outcome 'judged', or why not
 * @property {number} commits
 * @property {number} edits versions of state files that a commit brought
 * @property {number} refused edits with an error
 * @property {number} ended edits whose errors all ended later on
 * @property {number} warned edits with warnings only
 * @property {number} echoed edits whose errors, ended or not, are all echoes
 * @property {number} alone edits with an error where their commit is judged alone
 * @property {number} errors
 * @property {number} warnings
 * @property {number} notes
 * @property {number} wall seconds
 * @property {number | null} seconds of the processor
 * @property {number | null} megabytes
 *
 * @typedef {{ about: Record<string, unknown>, repositories: Row[], findings: Found[] }} Results
 */

/**
 * @param {import('./judge-mirror.js').Judged} judged
 * @returns {Row}
 */
export function rowOf(judged) {
  const { mirror, outcome, commits, report, wall, seconds, megabytes } = judged;
  const found = foundIn(judged);
  const edits = new Map(found.map((each) => [editOf(each), new Set()]));
  for (const each of found) edits.get(editOf(each))?.add(each.as);
  const sets = [...edits.values()];
  const alone = new Set(found.filter(isAlone).map(editOf));
  const wrong = [...edits].filter(([, as]) => as.has('error') || as.has('ended'));
  return {
    repository: mirror.name,
    outcome,
    commits,
    edits: new Set(report?.transitions.map(({ file, commit }) => `${commit} ${file}`)).size,
    refused: sets.filter((as) => as.has('error')).length,
    ended: sets.filter((as) => !as.has('error') && as.has('ended')).length,
    warned: sets.filter((as) => as.size === 1 && as.has('warning')).length,
    echoed: wrong.filter(([edit]) => !alone.has(edit)).length,
    alone: alone.size,
    errors: report?.errors ?? 0,
    warnings: report?.warnings ?? 0,
    notes: report?.notes ?? 0,
    wall: rounded(wall),
    seconds: seconds === undefined ? null : rounded(seconds),
    megabytes: megabytes === undefined ? null : Math.round(megabytes),
  };
}

/** An edit is one version of one file. @param {Found} found */
function editOf({ repository, commit, path }) {
  return `${repository} ${commit} ${path}`;
}

/** An error where its commit is judged alone. @param {Found} found */
export function isAlone({ as, alone }) {
  return alone === 'error' && as !== 'warning';
}

/**
 * The errors and warnings of a repository, one for each commit; what the whole range says counts for its last commit. Errors that only the
 * commits alone have come behind them.
 * @param {import('./judge-mirror.js').Judged} judged
 * @returns {(Found & { path: string })[]}
 */
export function foundIn({ mirror, report, alone = [] }) {
  const repository = mirror.name;
  const severities = severitiesOf(alone);
  /** @type {(Found & { path: string })[]} */
  const walked = (report?.findings ?? []).flatMap((finding) => {
    const as = finding.ended === undefined ? finding.severity : 'ended';
    if (as === 'note') return [];
    const { ruleId: rule, messageId: cause, fingerprint, file: path, subject, message } = finding;
    const commits = finding.commits ?? [''];
    return (finding.scope === 'net' ? commits.slice(-1) : commits).map((id) => {
      const commit = id.slice(0, 12);
      const severity = severities.get(placeOf({ commit, rule, path })) ?? 'nothing';
      return { repository, commit, rule, cause, as, alone: severity, fingerprint, path, subject, message };
    });
  });
  const told = new Set(walked.filter(({ as }) => as !== 'warning').map(placeOf));
  const only = [...severities].filter(([place, severity]) => severity === 'error' && !told.has(place));
  return [...walked, ...only.map(([place]) => onlyAlone(repository, place))];
}

/** What each commit says alone, at its gravest, of a file by a rule. @param {readonly import('./alone.js').Alone[]} alone */
function severitiesOf(alone) {
  const gravest = /** @type {const} */ (['error', 'warning', 'note']);
  /** @type {Map<string, 'error' | 'warning' | 'note'>} */
  const severities = new Map();
  for (const severity of gravest) {
    for (const { commit, findings } of alone) {
      for (const { rule, path } of findings.filter((each) => each.severity === severity)) {
        const place = placeOf({ commit: commit.slice(0, 12), rule, path });
        if (!severities.has(place)) severities.set(place, severity);
      }
    }
  }
  return severities;
}

/** @param {{ commit: string, rule: string, path: string }} found */
function placeOf({ commit, rule, path }) {
  return [commit, rule, path].join(' ');
}

/** @param {string} repository @param {string} place @returns {Found & { path: string }} */
function onlyAlone(repository, place) {
  const [commit = '', rule = '', ...path] = place.split(' ');
  const about = { path: path.join(' '), subject: '', message: '' };
  return { repository, commit, rule, cause: '-', as: 'alone', alone: 'error', fingerprint: '', ...about };
}

/** @param {Found} found @returns {Found} */
export function withoutTexts({ path, subject, message, ...rest }) {
  return rest;
}

/** @param {number} number */
function rounded(number) {
  return Math.round(number * 100) / 100;
}

/**
 * One line for the run, one for each repository, one for each finding.
 * @param {Results} results
 */
export function written({ about, repositories, findings }) {
  return [{ about }, ...repositories, ...findings].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** @param {string} text @returns {Results} */
export function readResults(text) {
  const lines = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  const about = lines.find((line) => 'about' in line)?.about ?? {};
  const repositories = lines.filter((line) => 'outcome' in line);
  return { about, repositories, findings: lines.filter((line) => 'fingerprint' in line) };
}
