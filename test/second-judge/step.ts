import { type Context, factsOf, type Said } from './facts.ts';
import type { Format, List } from './items.ts';
import { saidOfList } from './list-rules.ts';
import { saidOfPairs } from './pairs-rules.ts';

/** All that the rules say of one version after another. */
export function judge(format: Format, before: List, after: List, context: Context): Said[] {
  const facts = factsOf(format, before, after, context);
  const said = saidOfList(facts);
  return said.some(({ rule }) => rule === 'emptied') ? said : [...saidOfPairs(facts), ...said];
}
