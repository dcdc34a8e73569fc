import { describe, expect, it } from 'vitest';
import { at, judge, said } from '../../../support/workflows.ts';

describe('workflow/steps-unvisited', () => {
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
