import { causeOf, refusedBy } from './complete-refusals.ts';
import { type EntitiesFacet, same } from './entity.ts';
import type { Finding } from './finding.ts';
import type { StateKind } from './kind.ts';

/** A transition, and what is wrong where its new version is another one. */
export interface Demanding<Doc> {
  readonly kind: Pick<StateKind<Doc>, 'graft'> & EntitiesFacet<Doc>;
  readonly before: Doc | null;
  readonly after: Doc;
  judged(after: Doc): readonly Finding[];
}

/**
 * Findings without the demands that follow from what is refused besides (docs/judging.md, The account, 2): that a parent has to pass
 * follows from its last child, and where that goes back nothing is missing any more. Who did both would stand with a parent that passes
 * above an open child.
 */
export function withoutMootDemands<Doc>(
  findings: readonly Finding[],
  demanding: Demanding<Doc>,
): readonly Finding[] {
  const demands = demandsIn(findings, demanding);
  const others = findings.filter(
    (each) => each.severity === 'error' && !demands.has(each) && refusedBy(each).length > 0,
  );
  if (demands.size === 0 || others.length === 0) return findings;
  return withoutMoot(findings, demands, demanding.judged(putBack(others, demanding)));
}

/** Findings without those that are none elsewhere; of the rest of these what is demanded there. */
export function withoutMoot(
  findings: readonly Finding[],
  asked: ReadonlySet<Finding>,
  elsewhere: readonly Finding[],
): readonly Finding[] {
  const left = new Map(elsewhere.map((each) => [causeOf(each), each]));
  return findings.flatMap((each) => {
    if (!asked.has(each)) return [each];
    const there = left.get(causeOf(each));
    if (there === undefined) return [];
    return there.demanded === undefined
      ? [each]
      : [{ ...each, refuses: refusedBy(there), demanded: there.demanded }];
  });
}

/** The errors about what the change left alone and should have brought. */
export function demandsIn<Doc>(
  findings: readonly Finding[],
  { kind, before, after }: Pick<Demanding<Doc>, 'kind' | 'before' | 'after'>,
): ReadonlySet<Finding> {
  const isMissing = (finding: Finding) => {
    const refuses = refusedBy(finding);
    const isLeft = (subject: string) => same(kind, before, after, subject);
    return finding.demanded !== undefined && refuses.length > 0 && refuses.every(isLeft);
  };
  return new Set(findings.filter((each) => each.severity === 'error' && isMissing(each)));
}

/** The new version with all that some errors refuse at its ground; what has the same ground at once. */
function putBack<Doc>(errors: readonly Finding[], { kind, before, after }: Demanding<Doc>): Doc {
  const grounds = new Map<unknown, string[]>();
  for (const each of errors) {
    const ground = each.demanded === undefined ? before : each.demanded;
    grounds.set(ground, [...(grounds.get(ground) ?? []), ...refusedBy(each)]);
  }
  return [...grounds].reduce(
    (doc, [ground, subjects]) => kind.graft(doc, ground as Doc | null, [...new Set(subjects)]),
    after,
  );
}
