import { ruleOver } from '../../../src/engine/contract/rule.ts';
import { inAfter } from '../../../src/formats/location.ts';
import { matching, textReader, toyKind, valueEntity } from './toy-kind.ts';

/** A folder as one document: `box.toyfolder` governs the `*.item` files beside it; `[x] …` is done. */
type FolderDoc = ReadonlyMap<string, string>;

const rule = ruleOver<{ readonly changed: readonly string[] }>();

export const toyFolder = toyKind<FolderDoc, { readonly changed: readonly string[] }>({
  id: 'toy-folder',
  match: matching('**/box.toyfolder'),
  parts: (path) => [{ role: 'item', glob: path.replace(/box\.toyfolder$/, '*.item') }],
  rules: [
    rule({
      id: 'toy-folder/done-changed',
      title: 'A done item stays as it is',
      why: 'Done is done.',
      fix: 'Put the item back.',
      severity: 'error',
      since: '0.1.0',
      scopes: ['step', 'net'],
      messages: { changed: '{item} was done and changed' },
      *check({ changed }, problem) {
        for (const item of changed)
          yield problem('changed', { item }, { subject: item, at: inAfter('', item) });
      },
    }),
  ],
  read: () => textReader((parts) => new Map([...parts].filter(([part]) => part !== ''))),
  compare: (before, after) => ({
    changed: [...(before ?? [])]
      .filter(([item, text]) => text.startsWith('[x]') && after?.get(item) !== text)
      .map(([item]) => item),
  }),
  entities: {
    ids: (doc) => doc.keys(),
    get(doc, id) {
      const text = doc.get(id);
      if (text === undefined) return undefined;
      return valueEntity(
        {
          done: { role: 'done', value: text.startsWith('[x]') },
          text: { role: 'value', value: text.slice(4) },
        },
        id,
      );
    },
  },
});
