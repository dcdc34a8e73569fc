import { describe, expect, it } from 'vitest';
import { at, judge, said } from '../../../support/workflows.ts';

describe('workflow/steps-unvisited', () => {
  it('warns of a step that is neither the old nor the new node', () => {
    expect(said(judge({ before: at('build'), after: at('review', ['plan', 'build', 'review']) }))).toEqual([
      "warning workflow/steps-unvisited: build → review: step 'plan' is completed, and the run stood at neither end of it",
    ]);
  });

  it('asks in the net whether some path leads over it', () => {
    const after = at('ship', ['plan', 'build', 'review', 'other']);
    expect(said(judge({ before: at('plan'), after, net: true }))).toEqual([
      "warning workflow/steps-unvisited: plan → ship: step 'other' is completed, and no path between leads over it",
    ]);
  });

  it('knows the entry behind a blank node, and leaves alone what was completed before', () => {
    expect(judge({ before: at('', ['odd']), after: at('build', ['odd', 'plan']) }).findings).toEqual([]);
  });
});
