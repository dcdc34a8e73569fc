import { groupBy } from '../../src/core/group.ts';
import { compareCodePoints } from '../../src/core/order.ts';
import type { Case } from './histories.ts';
import { type EngineAnswer, runEngine } from './run-engine.ts';
import type { Answer, ModelCommit, ModelFinding } from './types.ts';

/** Rules about a whole plan or file: what they name besides is for people to read. */
const aboutAll = new Set(['rotated', 'reverted', 'plan-gone', 'begun-anew']);

/** Asks the engine about a history; nothing where the model has no say of its own. */
export async function differencesOf(given: Case): Promise<string[]> {
  return isDecided(given) ? differences(given.expected, await runEngine(given.commits, given)) : [];
}

/**
 * The model loses an error where a merge cannot be read, or brings a file to a path that had one; and it judges a merge
 * of a file that one side moved under each path by itself.
 */
function isDecided({ commits, expected }: Case): boolean {
  const placeOf = ({ files }: ModelCommit) => (files.p && !files.q ? 'p' : files.q && !files.p ? 'q' : '');
  const isSplit = (merge: ModelCommit) => {
    const around = [merge, ...commits.filter(({ id }) => merge.parents.includes(id))].map(placeOf);
    return around.includes('p') && around.includes('q');
  };
  const merges = commits.filter(({ parents }) => parents.length > 1);
  return !merges.some(isSplit) && !expected.findings.some(({ status }) => status === 'gone');
}

/** What the engine says otherwise than the model, as lines: `-` is missing, `+` is too much. */
export function differences(expected: Answer, actual: EngineAnswer): string[] {
  const said = (answer: Answer) => {
    const own = answer.findings.filter(({ rule }) => rule !== 'settled').map(comparable);
    return (actual.isJoined ? joined(own) : own).map(findingLine).concat(answer.net.map(netLine));
  };
  return [
    ...actual.obstacles.map((message) => `+ obstacle: ${message}`),
    ...(expected.verdict === actual.verdict ? [] : [`- ${expected.verdict}`, `+ ${actual.verdict}`]),
    ...unlike(said(expected), said(actual)),
    ...unlikeEnds(expected, actual),
  ];
}

/** The engine refuses a set where the model refuses its members. */
function comparable(finding: ModelFinding): ModelFinding {
  const subjects = finding.subjects.map((subject) => subject.replace(/#tags:.*/, '#tags'));
  return { ...finding, subjects: aboutAll.has(finding.rule) ? [] : [...new Set(subjects)].sort() };
}

function findingLine({ commit, path, rule, subjects, status }: ModelFinding): string {
  return `${commit} ${path}: ${rule}[${subjects}] ${status}`;
}

function netLine({ path, rule, subjects }: Answer['net'][number]): string {
  return `net ${path}: ${rule}[${subjects}] warning`;
}

const ranks: Readonly<Record<string, number>> = { open: 0, warning: 1 };
const rankOf = ({ status }: ModelFinding) => ranks[status] ?? 2;

/** As a report joins the findings of one fingerprint: the gravest fate, of a fault that ended several times that it did. */
function joined(findings: readonly ModelFinding[]): ModelFinding[] {
  const groups = groupBy(findings, ({ path, rule, severity, subjects }) =>
    [path, rule, severity, subjects[0]].join(' '),
  );
  return [...groups.values()].flatMap((group) => {
    const commits = new Set(group.map(({ commit }) => commit));
    const [gravest] = group.toSorted((left, right) => rankOf(left) - rankOf(right));
    if (gravest === undefined || commits.size === 1) return group.slice(0, 1);
    const status = rankOf(gravest) < 2 ? gravest.status : 'ended';
    const subjects = gravest.subjects.slice(0, 1);
    return [...commits].map((commit) => ({ ...gravest, commit, status, subjects }));
  });
}

/** Every commit that ends an error says so, and a commit of which the model says nothing ends none. */
function unlikeEnds(expected: Answer, actual: EngineAnswer): string[] {
  const speaking = new Set([...expected.findings, ...expected.notes].map(({ commit }) => commit));
  const own = endsOf(actual);
  const ending = new Set(own.map(({ commit }) => commit));
  const missing = endsOf(expected).filter(({ commit, rule }) => rule !== 'taken back' && !ending.has(commit));
  const line = ({ commit, rule, subjects }: Answer['notes'][number]) =>
    `${commit}: says ${rule}[${subjects}]`;
  return [
    ...(actual.isJoined ? [] : missing.map((note) => `- ${line(note)}`)),
    ...own.filter(({ commit }) => !speaking.has(commit)).map((note) => `+ ${line(note)}`),
  ];
}

/** What a commit ended: the model has a warning of its own for what was settled. */
function endsOf({ findings, notes }: Answer): Answer['notes'] {
  return [...notes, ...findings.filter(({ rule }) => rule === 'settled')];
}

function unlike(expected: readonly string[], actual: readonly string[]): string[] {
  const missing = without(expected, actual).map((line) => `- ${line}`);
  const added = without(actual, expected).map((line) => `+ ${line}`);
  return [...missing, ...added].sort((left, right) => compareCodePoints(left.slice(2), right.slice(2)));
}

/** What is left of a list when each of another one has taken one like it away. */
function without(lines: readonly string[], taken: readonly string[]): string[] {
  const left = [...taken];
  return lines.filter((line) => {
    const place = left.indexOf(line);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
