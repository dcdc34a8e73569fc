import { honestStep } from '../honest.ts';
import { textAt } from '../operator.ts';
import { commitAt, type Story, tipOf } from '../story.ts';

/** An honest step that finishes something; undefined where none is to be had. */
export function finish(story: Story): number | undefined {
  const before = tipOf(story);
  for (let tries = 0; tries < 12; tries += 1) {
    const after = honestStep(story, story.kind.moves, before);
    if (progressAt(story, after) > progressAt(story, before)) return after;
    story.commits.pop();
  }
  return undefined;
}

/** How much is done: marks of done in the text, unless the kind says it. */
export function progressAt(story: Story, at: number): number {
  const { progress } = story.kind;
  const text = textAt(story, at).replace(/^.*-retrospective:.*$/gm, '');
  return progress?.(commitAt(story, at).doc) ?? text.match(/"passes": true|: "?done\b/g)?.length ?? 0;
}
