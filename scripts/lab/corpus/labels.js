// @ts-check
import { readdirSync, readFileSync } from 'node:fs';

/** Every rule has a page. */
const pages = readdirSync(new URL('../../../docs/rules/', import.meta.url), {
  recursive: true,
  encoding: 'utf8',
});
const ruleNames = new Set(pages.map((page) => page.replace(/^.*[/\\]|\.md$/g, '')));

/**
 * What a reader says of one rule in one edit. 'missed' and 'quiet' are of edits without an error: one that should have
 * been stopped, and one that is rightly silent.
 * @typedef {'right' | 'debatable' | 'wrong' | 'missed' | 'quiet'} Verdict
 * @typedef {{ repository: string, commit: string, paths: string[], rules: string[], verdict: Verdict }} Label
 */

/**
 * Reads tab-separated labels: repository, commit, path (or several, by ', ', or '-' for any), what the product said, what it should say, why.
 * A row that names no single commit, or no verdict, is left out and counted.
 * @param {string} file
 */
export function readLabels(file) {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  const rows = lines.filter((line) => line.trim() !== '' && !line.startsWith('repository\t'));
  const labels = rows.flatMap((line) => labelOf(line) ?? []);
  return { labels, unread: rows.length - labels.length };
}

/** @param {string} line @returns {Label | undefined} */
function labelOf(line) {
  const [repository = '', commit = '', path = '', today = '', should = ''] = line.split('\t');
  if (!/^[0-9a-f]{6,40}$/.test(commit)) return undefined;
  const rules = rulesIn(today);
  if (rules.length === 0 && /error/.test(today)) return undefined;
  const verdict = rules.length > 0 ? verdictOfError(should) : verdictOfSilence(should);
  if (verdict === undefined) return undefined;
  return { repository, commit, paths: path.split(', '), rules, verdict };
}

/** @param {string} text */
function rulesIn(text) {
  return text.split(/[^a-z-]+/).filter((word) => ruleNames.has(word));
}

/** @param {string} should @returns {Verdict | undefined} */
function verdictOfError(should) {
  const said = should.match(/^(right|debatable|wrong)\b/)?.[1];
  if (said !== undefined) return /** @type {Verdict} */ (said);
  if (/^(no |note|warning|at most one warning|rekeyed)/.test(should)) return 'wrong';
  return /^at most|^one /.test(should) ? undefined : 'right';
}

/** @param {string} should @returns {Verdict} */
function verdictOfSilence(should) {
  return /^(silent|no |note|warning|right)/.test(should) ? 'quiet' : 'missed';
}

/**
 * Holds labels against what a run found. An error that ended later on was one in its push, too.
 * @param {readonly Label[]} labels
 * @param {readonly (import('./results.js').Found & { path: string })[]} found
 * @param {ReadonlySet<string>} judged repositories
 */
export function heldAgainst(labels, found, judged) {
  /** @type {Map<string, (import('./results.js').Found & { path: string })[]>} */
  const errors = new Map();
  for (const each of found.filter(({ as }) => as !== 'warning')) {
    errors.set(each.repository, [...(errors.get(each.repository) ?? []), each]);
  }
  const applicable = labels.filter(({ repository }) => judged.has(repository));
  return applicable.map((label) => ({
    label,
    errors: (errors.get(label.repository) ?? []).filter((each) => meets(label, each)),
  }));
}

/** @param {Label} label @param {import('./results.js').Found & { path: string }} found */
function meets({ commit, paths, rules }, found) {
  if (!commit.startsWith(found.commit) && !found.commit.startsWith(commit)) return false;
  if (!paths.includes('-') && !paths.includes(found.path)) return false;
  return rules.length === 0 || rules.some((rule) => found.rule.endsWith(`/${rule}`));
}
