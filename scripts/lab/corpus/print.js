// @ts-check
import { isAlone } from './results.js';

/**
 * @typedef {import('./results.js').Found} Found
 * @typedef {import('./results.js').Row} Row
 * @typedef {import('./labels.js').Verdict} Verdict
 */

const most = 200;

/** A table in plain text, its numbers to the right. @param {readonly string[]} head @param {readonly (readonly (string | number)[])[]} rows */
function table(head, rows) {
  const cells = [head, ...rows].map((row) => row.map((cell) => safe(String(cell))));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const isNumber = head.map((_, column) =>
    rows.every((row) => typeof row[column] === 'number' || row[column] === '-'),
  );
  const padded = (/** @type {string} */ cell, /** @type {number} */ column) =>
    isNumber[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return cells.map((row) => row.map(padded).join('  ').trimEnd());
}

/** Names and paths are other people's: nothing of them may steer a terminal. @param {string} text */
export function safe(text) {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\ufffd');
}

/** @param {number} part @param {number} whole */
function share(part, whole) {
  return whole === 0 ? '-' : `${((part / whole) * 100).toFixed(1)} %`;
}

/** @param {readonly Row[]} rows @param {readonly Found[]} found @param {number} seconds wall time of the whole run */
export function printedRun(rows, found, seconds) {
  const sum = (/** @type {(row: Row) => number | null} */ of) =>
    rows.reduce((total, row) => total + (of(row) ?? 0), 0);
  const [commits, edits, cpu] = [
    sum((row) => row.commits),
    sum((row) => row.edits),
    sum((row) => row.seconds),
  ];
  const faulty = rows.filter((row) => row.outcome !== 'judged');
  const columns = [
    'repository',
    'commits',
    'edits',
    'refused',
    'ended',
    'echoed',
    'alone',
    'warned',
    'errors',
    'seconds',
    'MB',
  ];
  const cells = rows.map((row) => [
    row.commits,
    row.edits,
    row.refused,
    row.ended,
    row.echoed,
    row.alone,
    row.warned,
    row.errors,
    row.seconds ?? '-',
    row.megabytes ?? '-',
  ]);
  return [
    ...table(
      columns,
      rows.map((row, at) => [row.repository, ...(cells[at] ?? [])]),
    ),
    '',
    ...faulty.map((row) => `not judged: ${safe(row.repository)}: ${safe(row.outcome)}`),
    `${rows.length} repositories, ${faulty.length} not judged; ${commits} commits, ${edits} edits of state files`,
    ...['refused', 'ended', 'echoed', 'alone', 'warned'].map((name) => {
      const count = sum((row) => /** @type {number} */ (row[/** @type {keyof Row} */ (name)]));
      return `${count} edits ${meaning[name]} (${share(count, edits)})`;
    }),
    `${(commits / Math.max(cpu, 0.001)).toFixed(0)} commits a second of the processor; ${cpu.toFixed(0)} s of it in ${seconds.toFixed(0)} s; peak ${Math.max(0, ...rows.map((row) => row.megabytes ?? 0))} MB`,
    '',
    ...causes(found),
  ];
}

/** @type {Record<string, string>} */
const meaning = {
  refused: 'with an error',
  ended: 'with errors that ended later',
  echoed: 'whose errors are all echoes of earlier ones: their commit alone has none',
  alone: 'with an error where their commit is judged alone',
  warned: 'with warnings only',
};

/** Errors by rule and cause: those that stand at the head, those that ended, and how many commits have them alone. @param {readonly Found[]} found */
function causes(found) {
  /** @type {Map<string, Found[]>} */
  const groups = new Map();
  for (const each of found.filter(({ as }) => as !== 'warning')) {
    const key = `${each.rule} ${each.cause}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const rows = [...groups].map(([key, each]) => {
    const distinct = (/** @type {readonly Found[]} */ those, /** @type {(found: Found) => string} */ of) =>
      new Set(those.map(of)).size;
    const commit = (/** @type {Found} */ found) => `${found.repository} ${found.commit}`;
    const [rule = '', cause = ''] = key.split(' ');
    const count = (/** @type {Found['as']} */ as) => each.filter((found) => found.as === as).length;
    const repositories = distinct(each, ({ repository }) => repository);
    const [commits, alone] = [distinct(each, commit), distinct(each.filter(isAlone), commit)];
    return [rule, cause, count('error'), count('ended'), commits, alone, repositories];
  });
  rows.sort((left, right) => Number(right[4]) - Number(left[4]) || Number(right[2]) - Number(left[2]));
  return table(['rule', 'cause', 'errors', 'ended', 'commits', 'alone', 'repositories'], rows);
}

/** @param {ReturnType<typeof import('./against.js').against>} difference */
export function printedDifference({ came, went, onlyNow, onlyBefore }) {
  const lines = (
    /** @type {string} */ word,
    /** @type {typeof came} */ changes,
    /** @type {string} */ other,
  ) => [
    `${word}: ${changes.reduce((sum, { count }) => sum + count, 0)} errors in ${changes.length} places`,
    ...cut(changes.map((each) => `  ${safe(each.place)} (${each.count}; ${other} ${each.other})`)),
  ];
  return [
    ...lines('came', came, 'before:'),
    ...lines('went', went, 'now:'),
    ...(onlyNow.length > 0 ? [`judged only now: ${safe(onlyNow.join(', '))}`] : []),
    ...(onlyBefore.length > 0 ? [`judged only before: ${safe(onlyBefore.join(', '))}`] : []),
  ];
}

/**
 * @param {ReturnType<typeof import('./labels.js').heldAgainst>} held
 * @param {number} rows of the file
 */
export function printedLabels(held, rows) {
  const [stands, gone] = [
    held.filter(({ errors }) => errors.length > 0),
    held.filter(({ errors }) => errors.length === 0),
  ];
  const count = (/** @type {typeof held} */ these, /** @type {Verdict} */ verdict) =>
    these.filter(({ label }) => label.verdict === verdict).length;
  const verdicts = /** @type {const} */ (['right', 'debatable', 'wrong', 'missed', 'quiet']);
  const names = [...new Set(held.flatMap(({ label }) => label.rules))].sort();
  const byRule = names.map((name) => {
    const these = stands.filter(({ label }) => label.rules.includes(name));
    return [
      name,
      .../** @type {const} */ (['right', 'debatable', 'wrong']).map((verdict) => count(these, verdict)),
    ];
  });
  const [right, debatable, wrong] = [
    count(stands, 'right'),
    count(stands, 'debatable'),
    count(stands, 'wrong'),
  ];
  const read = right + debatable + wrong;
  return [
    `labels: ${rows} rows, ${held.length} of single commits in repositories judged`,
    ...table(
      ['label', 'errors', 'none'],
      verdicts.map((verdict) => [verdict, count(stands, verdict), count(gone, verdict)]),
    ),
    ...table(
      ['errors of', 'right', 'debatable', 'wrong'],
      byRule.filter(([, ...counts]) => counts.some((each) => each !== 0)),
    ),
    `precision: ${share(right, read)} right, ${share(debatable, read)} debatable, ${share(wrong, read)} wrong`,
    `labelled edits with wrong errors only: ${onlyWrong(stands)}`,
    ...named('wrong, and still an error', stands, 'wrong'),
    ...named('right, and no error any more', gone, 'right'),
    ...named('should have been stopped, and no error', gone, 'missed'),
    ...named('rightly silent, and an error now', stands, 'quiet'),
  ];
}

/** @param {ReturnType<typeof import('./labels.js').heldAgainst>} held */
function onlyWrong(held) {
  const edits = new Map();
  for (const { label, errors } of held) {
    for (const { repository, commit, path } of errors) {
      const edit = `${repository} ${commit} ${path}`;
      edits.set(edit, (edits.get(edit) ?? true) && label.verdict === 'wrong');
    }
  }
  return [...edits.values()].filter(Boolean).length;
}

/** @param {string} title @param {ReturnType<typeof import('./labels.js').heldAgainst>} held @param {Verdict} verdict */
function named(title, held, verdict) {
  const these = held.filter(({ label }) => label.verdict === verdict);
  const lines = these.map(
    ({ label }) => `  ${safe([label.repository, label.commit, ...label.rules, ...label.paths].join(' '))}`,
  );
  return these.length === 0 ? [] : [`${title}: ${these.length}`, ...cut(lines)];
}

/** @param {readonly string[]} lines */
function cut(lines) {
  return lines.length <= most ? lines : [...lines.slice(0, most), `  and ${lines.length - most} more`];
}
