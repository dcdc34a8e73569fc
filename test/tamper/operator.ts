import type { Arrival } from './judge.ts';
import type { Expectation, Move, TamperKind } from './kind.ts';
import { commitAt, play, type Story, situationAt, tipOf } from './story.ts';

/** One way to tamper with the history of one kind. */
export interface Operator {
  readonly name: string;
  readonly expect: Expectation;
  readonly arrival: Arrival;
  /** What the base side says instead of the kind's policy. */
  readonly policy?: string;
  readonly isFromTip?: true;
  /** Writes the tampering; gives the commits that hold it, or undefined where there is nothing to tamper with. */
  apply(story: Story): readonly number[] | undefined | Promise<readonly number[] | undefined>;
}

/** Tampering that stays what it is, whatever else its commit holds: what other operators carry. */
export function harmAt(story: Story, at = tipOf(story)): Move<unknown> | undefined {
  const plain = Object.values(story.kind.edits).filter(({ isPlain }) => isPlain);
  for (const edit of story.random.shuffled(plain).slice(0, 8)) {
    const made = edit.apply(situationAt(story, at));
    const [move] = made === undefined ? [] : [made].flat();
    if (move !== undefined) return { ...move, message: 'Work' };
  }
  return undefined;
}

/** The operator of each edit, judged commit by commit, and by its net alone where that is another question. */
export function editOperators({ edits }: TamperKind): Operator[] {
  return Object.entries(edits).flatMap(([name, edit]) => {
    const apply = (story: Story) => {
      const made = edit.apply(situationAt(story));
      return made === undefined ? undefined : [made].flat().map((move) => play(story, move));
    };
    const { policy, isFromTip } = edit;
    const shared = {
      apply,
      ...(policy === undefined ? {} : { policy }),
      ...(isFromTip === undefined ? {} : { isFromTip }),
    };
    const own: Operator = { name, expect: edit.expect, arrival: 'pull-request', ...shared };
    if (edit.net === undefined) return [own];
    return [own, { name: `${name}, squashed`, expect: edit.net, arrival: 'squash', ...shared }];
  });
}

export function textAt(story: Story, at = tipOf(story)): string {
  return story.kind.write(commitAt(story, at).doc);
}
