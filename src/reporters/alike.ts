import type { ReportedFinding, Severity } from '../core/finding.ts';
import { groupBy } from '../core/group.ts';
import { repairCommand } from './repair-command.ts';

/** Findings that one cause made: the first of them, and the others, of which there is nothing else to say. */
export interface Alike {
  readonly first: ReportedFinding;
  readonly others: readonly ReportedFinding[];
}

/** Up to here each is told by itself. */
const mostAlone = 3;
const ranks: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

/** Errors before warnings before notes; many of one rule, file, commit and way back are one. */
export function foldAlike(findings: readonly ReportedFinding[]): Alike[] {
  const ranked = findings.toSorted((left, right) => ranks[left.severity] - ranks[right.severity]);
  return [...groupBy(ranked, causeOf).values()].flatMap((members) => {
    const [first, ...others] = members;
    if (first === undefined) return [];
    return members.length <= mostAlone ? members.map(alone) : [{ first, others }];
  });
}

function alone(first: ReportedFinding): Alike {
  return { first, others: [] };
}

function causeOf({ severity, ruleId, file, commits, ended, waivedBy, repair }: ReportedFinding): string {
  const way = repair === undefined ? '' : repairCommand(repair);
  return JSON.stringify([severity, ruleId, file, commits, ended, waivedBy?.reason, way]);
}
