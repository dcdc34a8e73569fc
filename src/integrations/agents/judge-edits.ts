import { existsSync, lstatSync, readFileSync } from 'node:fs';
import type { ReportedFinding } from '../../engine/contract/finding.ts';
import { direct } from '../../git/direct.ts';
import type { FileEdit } from '../../git/history/work-tree-history.ts';
import { createGitObjects } from '../../git/objects/objects.ts';
import { openGitRepository } from '../../git/repository.ts';
import { ignoredAmong } from '../../git/work-tree/paths.ts';
import type { AgentName } from './agent-names.ts';
import { applyOperations, type Content } from './apply-operations.ts';
import type { FileOperation } from './file-operation.ts';
import { errorsOfEdits } from './judge-work-tree.ts';
import type { Place, Places } from './places.ts';
import { type Refusal, refusedEdit } from './words.ts';

/** Larger files are not read into memory to see what an edit makes of them. */
const mostBytes = 1 << 26;

/** Why what a call is to do to governed files must not be done; undefined where it may. */
export async function refusal(
  agent: AgentName,
  operations: readonly FileOperation[],
  places: Places,
  governed: ReadonlyMap<string, Place>,
): Promise<Refusal | undefined> {
  const after = applyOperations(operations, { ...places, content: contentOf });
  if (after === undefined) return undefined;
  const edits = [...after].flatMap(([target, bytes]) => {
    const place = governed.get(target);
    return place === undefined ? [] : [{ ...place, bytes }];
  });
  for (const top of new Set(edits.map((edit) => edit.top))) {
    const there = edits.filter((edit) => edit.top === top);
    const refused = await judgedAt(agent, top, there, operations.every(isWhole));
    if (refused !== undefined) return refused;
  }
  return undefined;
}

/** Whether nothing of the file stays that a later edit could mend. */
function isWhole({ does }: FileOperation): boolean {
  return does === 'write' || does === 'delete';
}

/** The bytes of a file, null where there is none, undefined where it cannot be told. */
function contentOf(target: string): Content {
  try {
    if (!existsSync(target)) return null;
    const found = lstatSync(target);
    if (found.isSymbolicLink()) return new Uint8Array();
    return found.isFile() && found.size <= mostBytes ? readFileSync(target) : undefined;
  } catch {
    return undefined;
  }
}

/** Judges files of one repository as a call would leave them; `whole` where it leaves nothing to be mended later. */
async function judgedAt(
  agent: AgentName,
  top: string,
  edits: readonly FileEdit[],
  whole: boolean,
): Promise<Refusal | undefined> {
  const git = openGitRepository(top);
  const objects = createGitObjects(git);
  try {
    const paths = edits.map(({ path }) => path);
    const ignored = await ignoredAmong(direct(git), paths);
    // What git ignores is in no commit, so nothing is judged against it.
    const judged = edits.filter(({ path }) => !ignored.has(path));
    if (judged.length === 0) return undefined;
    const report = await errorsOfEdits({ git, objects }, judged);
    const findings = report.findings.filter((finding) => whole || !mayPass(finding));
    return refusedEdit(
      agent,
      judged.map(({ path }) => path),
      { ...report, findings },
      objects.obstacle(),
    );
  } finally {
    await objects.close();
  }
}

/**
 * A part of a change may leave for a moment what a later part mends: a parent that does not follow its children yet.
 * That is said after the edit, and judged when it is committed. What only undoing mends is refused at once.
 */
function mayPass({ scope, ruleId }: ReportedFinding): boolean {
  return scope === 'snapshot' && !ruleId.startsWith('state-file/') && !ruleId.startsWith('config/');
}
