import type { Handed } from './judge.ts';
import type { Expectation, Move, TamperKind } from './kind.ts';
import { commitAt, play, type Story, situationAt, tipOf } from './story.ts';

/** One way to tamper with the history of one kind. */
export interface Operator extends Handed {
  readonly name: string;
  readonly expect: Expectation;
  /** What the base side says instead of the kind's policy. */
  readonly policy?: string;
  readonly isFromTip?: true;
  /** Judged from the parent of the first guilty commit: what came before it stands on the base side. */
  readonly isFromGuilt?: true;
  /** Whether it counts only where something was said of the first guilty commit. */
  readonly isRefusedAtFirst?: true;
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
export function editOperators({ edits, policy: own }: TamperKind): Operator[] {
  return Object.entries(edits).flatMap(([name, edit]) => {
    const apply = (story: Story) => {
      const made = edit.apply(situationAt(story));
      return made === undefined ? undefined : [made].flat().map((move) => play(story, move));
    };
    const { option, isFromTip, guard } = edit;
    const policy = option === undefined ? edit.policy : `${own}    ${option}\n`;
    const shared = {
      apply,
      ...(policy === undefined ? {} : { policy }),
      ...(isFromTip === undefined ? {} : { isFromTip }),
      ...(guard === undefined ? {} : { guard }),
    };
    const single: Operator = { name, expect: edit.expect, arrival: 'pull-request', ...shared };
    if (edit.net === undefined) return [single];
    return [single, { name: `${name}, squashed`, expect: edit.net, arrival: 'squash', ...shared }];
  });
}

export function textAt(story: Story, at = tipOf(story)): string {
  return story.kind.write(commitAt(story, at).doc);
}
