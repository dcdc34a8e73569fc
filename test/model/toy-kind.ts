import { textReader, toyKind } from '../support/toy-kinds/toy-kind.ts';
import { rekey, renames } from './toy.mjs';
import { entityOf, graftToy, parseToy } from './toy-document.ts';
import { compareToy, type ToyFacts } from './toy-facts.ts';
import * as planRules from './toy-plan-rules.ts';
import * as itemRules from './toy-rules.ts';
import type { ToyDoc } from './types.ts';

const isAllDone = ({ items }: ToyDoc) => Object.values(items).every(({ done }) => done);

/**
 * The kind of the model. Its subjects are the model's: `key`, `key#done` and so on; the set `key#tags` may be grafted
 * by single members, `key#tags:t`, too. Deletions and unreadable versions are the engine's own rules.
 */
export const modelKind = toyKind<ToyDoc, ToyFacts>({
  id: 'model',
  files: [],
  rules: [...Object.values(itemRules), ...Object.values(planRules)],
  reader: () => textReader((parts) => parseToy(parts.get('') ?? '')),
  compare: compareToy,
  entities: ({ items }) => Object.keys(items),
  entity: entityOf,
  graft: graftToy,
  renames: (before, after) => new Map(Object.entries(renames(before, after))),
  followNames: (doc, base, other) => rekey(doc, renames(base, other)),
  plans: { key: ({ plan }) => plan, rotates: (before, after) => before.plan !== after.plan },
  // As of a checklist: where everything was done a deletion is a note. Unfinished it is an error in the model.
  deletion: 'warning',
  isFinished: isAllDone,
  mayGo: isAllDone,
});
