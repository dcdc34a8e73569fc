import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folders = ['src', 'scripts', 'test', 'schemas'];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|js|json)$/.test(file) && !/generated|node_modules/.test(file))
    .map((file) => join(folder, file)),
);
const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md') && !file.startsWith('decisions'))
  .map((file) => join('docs', file));

/** Documents that the project was made from, and that nobody has who reads it. */
const absent =
  /\b[Ss]eeds? 00\d\b|\bformats\.md §|\bproduct\.md\b|\bfield-notes\.md\b|(?<![\w/.#-])judging\.md\b/;

describe('what comments and pages quote', () => {
  it('are no documents that are not here', () => {
    const found = [...files, ...pages].filter(
      (file) => file !== join('test', 'docs', 'quoted-pages.test.ts'),
    );
    const quoting = found.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => absent.test(line.replaceAll(/\]\((?:\.\.\/)*judging\.md/g, ']')))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(quoting).toEqual([]);
  });

  it('are pages and sections that are here', () => {
    const own = files.filter((file) => file.startsWith('src'));
    const quoted = own.flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /(docs\/(?:[\w-]+\/)*[\w-]+\.md)(?:, ([A-Z][\w\s,*-]*?))?(?=[.:;)`'"]|, \d)/g,
        ),
      ].map(([, page = '', section]) => ({
        file,
        page,
        section: section?.replaceAll(/\s*\n\s*\*?\s*/g, ' '),
      })),
    );
    expect(quoted.length).toBeGreaterThan(50);
    const missing = quoted.filter(({ page, section }) => !existsSync(page) || !hasSection(page, section));
    expect(missing).toEqual([]);
  });
});

function hasSection(page: string, section: string | undefined): boolean {
  if (section === undefined) return true;
  return readFileSync(page, 'utf8').includes(`\n## ${section}\n`);
}
