import type { NotJudged } from '../core/check.ts';
import type { Context } from '../core/context.ts';
import type { ReportedFinding } from '../core/finding.ts';
import type { StateKind } from '../core/kind.ts';
import type { Limits } from '../core/limits.ts';
import type { FileTrack } from './judge-commit.ts';
import { judgeVersions } from './judge-versions.ts';
import { reportFindings } from './report-finding.ts';

export interface JudgedNet {
  readonly findings: readonly ReportedFinding[];
  /** Ids of the rules whose facts were all known here. */
  readonly judged: ReadonlySet<string>;
}

function judgedRules(kind: StateKind, notJudged: readonly NotJudged[]): Set<string> {
  const silent = new Set(notJudged.map(({ ruleId }) => ruleId));
  const inNet = kind.rules.filter(({ scopes, id }) => scopes.includes('net') && !silent.has(id));
  return new Set(inNet.map(({ id }) => id));
}

/** Judges what a whole range did to one file: base against head (judging.md, Scopes). */
export function judgeNet(
  track: FileTrack,
  given: { readonly guard: Context['guard']; readonly message: string | undefined; readonly limits: Limits },
): JudgedNet {
  const { file, base, head } = track;
  const setup = { ...file.governance, path: file.path, limits: given.limits };
  const guard = given.guard === undefined ? {} : { guard: given.guard };
  const message = given.message === undefined ? {} : { message: given.message };
  const judged = judgeVersions(setup, base, head, { scope: 'net', path: file.path, ...guard, ...message });
  // Deleting and reading are judged where they happen; here they would only be said again.
  const findings = judged.findings.filter(({ ruleId }) => !ruleId.startsWith('state-file/'));
  const origin = { before: base, after: head, accepted: track.accepted };
  return {
    findings: reportFindings(setup, findings, origin),
    judged: judgedRules(setup.kind, judged.notJudged),
  };
}
