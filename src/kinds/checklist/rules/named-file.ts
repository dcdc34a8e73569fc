import type { NamedFile } from '../../../engine/contract/context.ts';
import { listed } from '../../../formats/listed.ts';
import { aboutMarks } from '../about.ts';
import { checklistRule } from '../facts.ts';
import { filesOf } from '../mentions.ts';
import type { Item } from '../model.ts';
import { namesOf } from '../places.ts';

export const namedFile = checklistRule({
  id: 'checklist/named-file',
  title: 'A done item has its files',
  why: 'An item that names files, none of which is there, was ticked without its work or names other files than it means.',
  fix: 'Amend the commit with the file; or set the item open, correct the name, and mark it done again.',
  severity: 'warning',
  since: '0.1.0',
  scopes: ['step', 'merge'],
  needs: ['files'],
  messages: {
    absent: 'turned done: {items}; no file that is named there is in the tree: {files}',
    elsewhere:
      'turned done: {items}; the files that are named there are elsewhere: {files}; there is {others}',
  },
  *check({ flips, bornDone, files, after }, problem) {
    const found = [...flips.map((pair) => pair.after), ...bornDone].flatMap((item) => {
      const names = after === null || item.derived ? [] : filesOf(item);
      const known = names.flatMap((name): Named[] => {
        const file = Object.hasOwn(files, name) ? files[name] : undefined;
        return file === undefined ? [] : [{ item, name, file }];
      });
      return known.some(({ file }) => file.path !== undefined) ? [] : known;
    });
    const [first] = found;
    if (first === undefined) return;
    const others = found.flatMap(({ file }) => file.elsewhere ?? []);
    const items = [...new Set(found.map(({ item }) => item))];
    const values = {
      items: namesOf(items),
      files: listed(found.map(({ name }) => name)),
      others: listed(others),
    };
    yield problem(others.length === 0 ? 'absent' : 'elsewhere', values, {
      ...aboutMarks(first.item, items),
      data: { files: found.map(({ name }) => name), elsewhere: others },
    });
  },
});

interface Named {
  readonly item: Item;
  readonly name: string;
  readonly file: NamedFile;
}
