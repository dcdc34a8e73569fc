import { honestStep } from '../honest.ts';
import { textAt } from '../operator.ts';
import { commitAt, type Story, tipOf } from '../story.ts';

/** An honest step that finishes something; undefined where none is to be had. */
export function finish(story: Story): number | undefined {
  const before = tipOf(story);
  for (let tries = 0; tries < 12; tries += 1) {
    const after = honestStep(story, story.kind.moves, before);
    if (progressAt(story, after) > progressAt(story, before) && !counts(story, before, after)) return after;
    story.commits.pop();
  }
  return undefined;
}

/** What was counted stays counted, so that finishing could not be taken back. */
function counts({ kind, ...story }: Story, before: number, after: number): boolean {
  const { counted = () => 0 } = kind;
  const at = (index: number) => counted(commitAt({ ...story, kind }, index).doc);
  return at(after) > at(before);
}

/** How much is done: marks of done in the text, unless the kind says it. */
export function progressAt(story: Story, at: number): number {
  const { progress } = story.kind;
  const text = textAt(story, at).replace(/^.*-retrospective:.*$/gm, '');
  return progress?.(commitAt(story, at).doc) ?? text.match(/"passes": true|: "?done\b/g)?.length ?? 0;
}
