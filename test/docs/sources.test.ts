import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtFolder } from '../support/built.ts';

/** What people read, and what editors show of the library. */
function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
}

const pages = filesBelow('docs', '.md').filter((page) => !page.startsWith(join('docs', 'decisions')));
const declarations = filesBelow(join(builtFolder, 'types'), '.d.ts');

/** Documents by which this was built, and which nobody has who reads this. */
const elsewhere =
  /\bseeds? 00\d|\bthe seed[’']s\b|\bof the seed\b|\b(?:judging|checklist|product)\.md,|formats\.md §/i;

it.each([...pages, ...declarations, 'README.md', 'SECURITY.md', 'src/entry/rule-pages.generated.ts'])(
  '%s cites nothing that its readers do not have',
  (file) => {
    expect(
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => elsewhere.test(line)),
    ).toEqual([]);
  },
);
