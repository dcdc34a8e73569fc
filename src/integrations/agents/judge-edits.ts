import { readFileSync } from 'node:fs';
import type { ReportedFinding } from '../../engine/contract/finding.ts';
import type { Report } from '../../engine/contract/report.ts';
import { direct } from '../../git/direct.ts';
import type { FileEdit } from '../../git/history/work-tree-history.ts';
import { createGitObjects } from '../../git/objects/objects.ts';
import { openGitRepository } from '../../git/repository.ts';
import { ignoredAmong } from '../../git/work-tree/paths.ts';
import { applyOperations, type Content } from './apply-operations.ts';
import type { FileOperation } from './file-operation.ts';
import { type AgentSetup, errorsIn, judgeWorkTree } from './judge-work-tree.ts';
import { type Place, statOf } from './places.ts';
import { refusedEdit } from './words.ts';

/** Larger files are not read into memory to see what an edit makes of them. */
const mostBytes = 1 << 26;

/** Why what a call is to do to state files must not be done; undefined where it may. */
export async function refusal(
  operations: readonly FileOperation[],
  concerned: ReadonlyMap<string, Place>,
): Promise<string | undefined> {
  const after = applyOperations(operations, contentOf) ?? [];
  const edits = [...after].flatMap(([at, bytes]) => {
    const place = concerned.get(at);
    return place === undefined ? [] : [{ ...place, bytes }];
  });
  // Of a whole file nothing stays that a later edit could mend.
  const isWhole = operations.every(({ does }) => does === 'write' || does === 'delete');
  for (const top of new Set(edits.map((edit) => edit.top))) {
    const there = edits.filter((edit) => edit.top === top);
    const refused = await judgedAt(top, there, isWhole);
    if (refused !== undefined) return refused;
  }
  return undefined;
}

/** The bytes of a file, null where nothing stands, undefined where something else does. */
function contentOf(path: string): Content {
  const found = statOf(path);
  if (found === undefined) return null;
  return found.isFile() && found.size <= mostBytes ? readFileSync(path) : undefined;
}

/** Judges files of one repository as a call would leave them. */
async function judgedAt(
  top: string,
  edits: readonly FileEdit[],
  isWhole: boolean,
): Promise<string | undefined> {
  const git = openGitRepository(top);
  const objects = createGitObjects(git);
  try {
    const named = edits.map(({ path }) => path);
    const ignored = await ignoredAmong(direct(git), named);
    // What git ignores is in no commit, so nothing is judged against it.
    const judged = edits.filter(({ path }) => !ignored.has(path));
    if (judged.length === 0) return undefined;
    const paths = judged.map(({ path }) => path);
    const { findings, obstacles } = await errorsOfEdits({ git, objects }, judged);
    const told = findings.filter((finding) => isWhole || !mayPass(finding));
    return refusedEdit(paths, { findings: told, obstacles });
  } finally {
    await objects.close();
  }
}

/** What edits make worse: errors that the work tree does not have without them. */
async function errorsOfEdits(
  setup: AgentSetup,
  edits: readonly FileEdit[],
): Promise<Pick<Report, 'findings' | 'obstacles'>> {
  const { report, isClean } = await judgeWorkTree(setup, edits);
  const errors = errorsIn(report);
  const obstacles = report?.obstacles ?? [];
  if (errors.length === 0 || isClean) return { findings: errors, obstacles };
  const known = new Set(errorsIn((await judgeWorkTree(setup)).report).map(keyOf));
  return { findings: errors.filter((each) => !known.has(keyOf(each))), obstacles };
}

function keyOf({ fingerprint, change }: ReportedFinding): string {
  return `${fingerprint} ${change}`;
}

/**
 * A part of a change may leave for a moment what a later part mends: a parent that does not follow its children yet.
 * That is said after the edit, and judged when it is committed. What only undoing mends is refused at once.
 */
function mayPass({ scope, ruleId }: ReportedFinding): boolean {
  return scope === 'snapshot' && !ruleId.startsWith('state-file/') && !ruleId.startsWith('config/');
}
