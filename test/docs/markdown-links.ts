import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The site makes its anchors so, too. */
export const { slugOf }: { slugOf: (heading: string) => string } = await import(
  pathToFileURL(resolve('site/slug.js')).href
);

/** Every Markdown file below a folder, by path. */
export function markdownFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file))
    .sort();
}

/** The links of a page that lead nowhere: to a file that is not there, or to a heading that it lacks. */
export function brokenLinks(file: string): string[] {
  const links = [...prose(readFileSync(file, 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)].map(
    ([, target = '']) => target,
  );
  return links.filter((target) => !/^[a-z]+:/.test(target) && !resolves(file, target));
}

function resolves(from: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? from : normalize(join(dirname(from), path));
  if (!existsSync(file)) return false;
  return anchor === undefined || anchorsOf(readFileSync(file, 'utf8')).includes(anchor);
}

function anchorsOf(page: string): string[] {
  return [...withoutFences(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugOf(heading));
}

function prose(page: string): string {
  return withoutFences(page).replace(/`[^`\n]*`/g, '');
}

function withoutFences(page: string): string {
  return page.replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, '');
}
