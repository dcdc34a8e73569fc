// @ts-check

/**
 * What is kept of a run: numbers, and for each error and warning where it is, by digests. Other people's texts (path,
 * subject, message) are in it only where they were asked for.
 * @typedef {object} Found one finding in one commit
 * @property {string} repository
 * @property {string} commit twelve digits; '' outside of history
 * @property {string} rule
 * @property {string} cause which of the rule's messages
 * @property {'error' | 'warning' | 'ended'} as 'ended': an error that a later commit repaired, took back or settled
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
  return {
    repository: mirror.name,
    outcome,
    commits,
    edits: new Set(report?.transitions.map(({ file, commit }) => `${commit} ${file}`)).size,
    refused: sets.filter((as) => as.has('error')).length,
    ended: sets.filter((as) => !as.has('error') && as.has('ended')).length,
    warned: sets.filter((as) => !as.has('error') && !as.has('ended')).length,
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

/**
 * The errors and warnings of a repository, one for each commit; what the whole range says counts for its last commit.
 * @param {import('./judge-mirror.js').Judged} judged
 * @returns {(Found & { path: string })[]}
 */
export function foundIn({ mirror, report }) {
  return (report?.findings ?? []).flatMap((finding) => {
    const as = finding.ended === undefined ? finding.severity : 'ended';
    if (as === 'note') return [];
    const commits = finding.commits ?? [''];
    return (finding.scope === 'net' ? commits.slice(-1) : commits).map((commit) => ({
      repository: mirror.name,
      commit: commit.slice(0, 12),
      rule: finding.ruleId,
      cause: finding.messageId,
      as,
      fingerprint: finding.fingerprint,
      path: finding.file,
      subject: finding.subject,
      message: finding.message,
    }));
  });
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
