import type { Finding } from './finding.ts';
import type { StateKind } from './kind.ts';
import { covers } from './subject.ts';

/** What is asked about one version at most: errors times entities. Of the errors beyond that their rules alone say what they refuse. */
const mostWork = 10_000;

/** What comes when something else goes back comes in chains. */
const mostRounds = 5;

/** What the others demand is made anew each time they are asked. */
const mostGrounds = 3;

/** A transition, and what is wrong where its new version is another one. */
export interface Refusing<Doc> {
  readonly kind: Pick<StateKind<Doc>, 'graft' | 'entities'>;
  readonly before: Doc | null;
  readonly after: Doc;
  judged(after: Doc): readonly Finding[];
}

/**
 * Findings whose errors refuse all that has to return (docs/judging.md, The account, 1). A rule knows what it complains about; with that
 * back, others may find something wrong that was not: a parent that is done above an open item, or an old plan that is there again.
 * What comes so goes back as well.
 */
export function completeRefusals<Doc>(
  findings: readonly Finding[],
  refusing: Refusing<Doc>,
): readonly Finding[] {
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return findings;
  const size = [...refusing.kind.entities(refusing.after)].length;
  const tried = new Set(errors.slice(0, Math.max(1, Math.floor(mostWork / size))));
  const known = new Set(errors.map(causeOf));
  const complete = findings.map((finding) =>
    tried.has(finding) ? completed(finding, known, refusing) : finding,
  );
  return tried.size > 1 && tried.size === errors.length
    ? completedTogether(complete, known, refusing)
    : complete;
}

/**
 * What is wrong only where all of them are back, as a parent that stays open above the last child that is done again, goes back with
 * the last one.
 */
function completedTogether<Doc>(
  findings: readonly Finding[],
  known: ReadonlySet<string>,
  { kind, before, after, judged }: Refusing<Doc>,
): readonly Finding[] {
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.some(({ demanded }) => demanded !== undefined)) return findings;
  const newlyWrong = (refuses: readonly string[]) =>
    judged(kind.graft(after, before, refuses)).filter(
      (each) => each.severity === 'error' && !known.has(causeOf(each)),
    );
  const all = joined([], errors.flatMap(refusedBy));
  const more = newlyWrong(all).flatMap(refusedBy);
  if (more.length === 0 || newlyWrong(joined(all, more)).length > 0) return findings;
  const last = errors.at(-1);
  return findings.map((each) => (each === last ? { ...each, refuses: joined(refusedBy(each), more) } : each));
}

/** The error with all that it refuses, by the first ground on which nothing is wrong; as its rule has it where there is none. */
function completed<Doc>(
  finding: Finding,
  known: ReadonlySet<string>,
  { kind, before, after, judged }: Refusing<Doc>,
): Finding {
  const named = refusedBy(finding);
  const grounds: unknown[] = [finding.demanded];
  const wrongWith = (refuses: readonly string[], demanded: unknown) =>
    judged(kind.graft(after, (demanded as Doc | undefined) ?? before, refuses)).filter(
      (each) =>
        each.severity === 'error' && (causeOf(each) === causeOf(finding) || !known.has(causeOf(each))),
    );
  for (const demanded of grounds) {
    let refuses = named;
    for (let round = 0; round < mostRounds; round += 1) {
      const wrong = wrongWith(refuses, demanded);
      if (wrong.length === 0) {
        if (refuses === named && demanded === finding.demanded) return finding;
        const needed = withoutNeedless(refuses, named, (some) => wrongWith(some, demanded).length === 0);
        // What its rule took for another plan may have to return to the one before.
        const ground = demanded ?? (finding.demanded === undefined ? undefined : before);
        return { ...finding, refuses: needed, ...(ground === undefined ? {} : { demanded: ground }) };
      }
      for (const each of wrong)
        if (grounds.length < mostGrounds && !grounds.includes(each.demanded)) grounds.push(each.demanded);
      const more = joined(refuses, wrong.flatMap(refusedBy));
      if (more.length === refuses.length) break;
      refuses = more;
    }
  }
  return finding;
}

/** Of what came to a refusal only that without which something is wrong. */
function withoutNeedless(
  refuses: readonly string[],
  own: readonly string[],
  isEnough: (refuses: readonly string[]) => boolean,
): readonly string[] {
  let needed = refuses;
  for (const subject of refuses.filter((each) => !own.includes(each))) {
    const rest = needed.filter((each) => each !== subject);
    if (isEnough(rest)) needed = rest;
  }
  return needed;
}

function joined(known: readonly string[], more: readonly string[]): readonly string[] {
  const all = [...new Set([...known, ...more])];
  return all.filter((subject) => !all.some((other) => other !== subject && covers(other, subject)));
}

export function refusedBy({ refuses, subject }: Finding): readonly string[] {
  return refuses ?? [subject];
}

export function causeOf({ ruleId, subject }: Finding): string {
  return JSON.stringify([ruleId, subject]);
}
