// @ts-check
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { importSource } from '../bundle.js';
import { asset, script, smallStyle } from '../generate-page.js';

/**
 * npm run lab -- site [FOLDER]: the documentation with every rule's examples, and the playground, as files that open from disk and need no
 * server. Eleventy and what colours code are installed in site/ where they are missing.
 */
const out = process.argv[2] ?? '.site';
const { publishedAt, version } = await importSource('site/playground/facts.ts');
const { examplesOf } = await importSource('test/docs/page-examples.ts');

if (!existsSync('site/node_modules/@11ty/eleventy'))
  run('npm', ['ci', '--prefix', 'site', '--ignore-scripts', '--no-audit', '--no-fund']);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const atTop = readFileSync('README.md', 'utf8').matchAll(/\]\((\w+\.md)\)/g);
const pages = [
  ...new Set(['README.md', ...[...atTop].map(([, page = '']) => page)]),
  ...pagesBelow('docs'),
  ...pagesBelow('examples'),
];
const files = [
  ...new Set(pages.flatMap(picturesIn)),
  'LICENSE',
  ...readdirSync('schemas', { recursive: true, encoding: 'utf8' })
    .map((file) => join('schemas', file))
    .filter((file) => file.endsWith('.json')),
];
for (const file of files) {
  mkdirSync(dirname(join(out, file)), { recursive: true });
  cpSync(file, join(out, file));
}
const style = readFileSync('src/output/page/page.css', 'utf8');
writeFileSync(join(out, 'site.css'), smallStyle(style + readFileSync('site/site.css', 'utf8')));
await playground();
docs();
const dead = deadLinks();
if (dead.length > 0) throw new Error(`links of the site that lead nowhere:\n${dead.join('\n')}`);
console.log(`open ${out}/index.html`);

/** Eleventy makes the pages. */
function docs() {
  const folder = mkdtempSync(join(tmpdir(), 'stateward-site-'));
  const plan = join(folder, 'plan.json');
  const home = publishedAt === undefined ? null : `https://github.com/${publishedAt}/blob/v${version}`;
  const tries = Object.fromEntries(pages.map((page) => [page, triesOf(page)]));
  writeFileSync(plan, JSON.stringify({ pages, files, groups: groups(), tries, home, version }));
  mkdirSync('site/pages', { recursive: true });
  const args = ['--config=site/eleventy.config.js', '--input=site/pages', `--output=${out}`];
  run(process.execPath, ['site/node_modules/@11ty/eleventy/cmd.cjs', ...args], { SITE_PLAN: plan });
  rmSync(folder, { recursive: true });
}

/** Pictures of a page, by their paths in the repository. @param {string} page */
function picturesIn(page) {
  const pictures = readFileSync(page, 'utf8').matchAll(/!\[[^\]]*\]\(([^):]+)\)/g);
  return [...pictures].map(([, path = '']) => join(dirname(page), path));
}

/** What is built is for itself: every link in it leads to a file, and to a place in it. */
function deadLinks() {
  const built = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const texts = new Map(built.map((file) => [file, readFileSync(join(out, file), 'utf8')]));
  return built
    .filter((file) => file !== 'playground.html')
    .flatMap((file) =>
      [...(texts.get(file) ?? '').matchAll(/ (?:href|src)="(?![a-z]+:)([^"]+)"/g)].flatMap(
        ([, link = '']) => {
          const [path = '', anchor] = link.split('#');
          const target = path === '' ? file : join(dirname(file), decodeURIComponent(path));
          const isThere = existsSync(join(out, target));
          const place = ` id="${decodeURIComponent(anchor ?? '')}"`;
          const leads =
            anchor === undefined || target === 'playground.html' || texts.get(target)?.includes(place);
          return isThere && leads ? [] : [`${file}: ${link}`];
        },
      ),
    );
}

/** The playground is one file that loads nothing, like a report: its policy lets nothing leave the browser. */
async function playground() {
  const { page, dataElement } = await importSource('site/playground/facts.ts');
  const styles = smallStyle(style + readFileSync('site/playground/playground.css', 'utf8'));
  const text = page({
    title: 'Stateward: playground',
    head: { markup: readFileSync('site/playground/head.html', 'utf8') },
    main: { markup: readFileSync('site/playground/main.html', 'utf8') },
    data: dataElement('examples', cheats()),
    style: asset(styles),
    scripts: [asset(await script('site/playground/main.ts'))],
    tool: { version },
  });
  writeFileSync(join(out, 'playground.html'), text);
}

/** What the playground offers to begin with: the first example of a rule's page that is reported, and one that is not. */
function cheats() {
  const chosen = [
    'checklist/done-changed',
    'checklist/goalposts',
    'checklist/done-removed',
    'checklist/born-done',
    'checklist/bulk-flip',
    'checklist/counter',
    'task-tree/undeclared-pass',
    'task-tree/passed-immutable',
    'workflow/transition',
    'event-log/append-only',
  ];
  const known = chosen.filter((rule) => existsSync(`docs/rules/${rule}.md`));
  return known.flatMap((rule) => {
    const [kind = ''] = rule.split('/');
    const page = readFileSync(`docs/rules/${rule}.md`, 'utf8');
    const tried = examplesOf(page).flatMap((/** @type {Example} */ example) => {
      const shared = sharedOf(kind, example);
      return shared === undefined ? [] : [{ ...shared, section: example.section, title: example.title }];
    });
    const reported = tried.find((/** @type {{ section: string }} */ { section }) => section === 'Reported');
    return reported === undefined ? [] : [{ ...reported, name: `${reported.title} (${rule})` }];
  });
}

/** @typedef {{ section: string, title: string, blocks: { language: string, name: string, part: string, text: string }[] }} Example */

/** What a link to the playground holds for an example; undefined where it takes more than the playground asks for. @param {string} kind @param {Example} example */
function sharedOf(kind, { blocks }) {
  const known = new Set(['before', 'after', 'options', 'message', 'report']);
  const text = (/** @type {string} */ name) =>
    blocks.find((block) => block.name === name && block.part === '')?.text ?? '';
  const others = blocks.filter(({ name, part }) => !known.has(name) || (part !== '' && part !== 'graph'));
  const options = JSON.parse(text('options') || '{}');
  const { preset, ...more } = options;
  if (others.length > 0 || Object.keys(more).length > 0 || (text('before') === '' && text('after') === ''))
    return undefined;
  const graph = blocks.find(({ part }) => part === 'graph')?.text;
  const beside = graph === undefined ? {} : { beside: { 'workflow.graph.json': graph } };
  const format = preset ?? (kind === 'checklist' ? '' : kind);
  return {
    format,
    before: text('before'),
    after: text('after'),
    message: text('message'),
    works: true,
    guard: '',
    ...beside,
  };
}

/** By the number of each named block of a page: the link of the example that begins there. @param {string} page */
function triesOf(page) {
  const [, kind] = /^docs\/rules\/([\w-]+)\/[\w-]+\.md$/.exec(page) ?? [];
  if (kind === undefined || kind === 'state-file' || kind === 'config') return [];
  /** @type {string[]} */
  const links = [];
  for (const example of examplesOf(readFileSync(page, 'utf8'))) {
    const named = example.blocks.filter((/** @type {{ name: string }} */ { name }) => name !== '');
    const shared = sharedOf(kind, example);
    named.forEach((/** @type {unknown} */ _, /** @type {number} */ index) => {
      links.push(
        index === 0 && shared !== undefined
          ? deflateRawSync(JSON.stringify(shared)).toString('base64url')
          : '',
      );
    });
  }
  return links;
}

/** The menu: README's list of all pages, and the rules kind by kind. */
function groups() {
  const [, list = ''] = readFileSync('README.md', 'utf8').split('## All pages');
  const named = list
    .split(/^- /m)
    .slice(1)
    .map((group) => {
      const [, title = 'More'] = /^([A-Z][a-z]+):/.exec(group) ?? [];
      const links = [...group.matchAll(/\[([^\]]+)\]\(([^)#]+\.md)\)/g)];
      return { title, pages: links.map(([, name, page]) => ({ title: name ?? '', page: page ?? '' })) };
    });
  const kinds = new Map();
  for (const page of pages) {
    const [, kind, rule] = /^docs\/rules\/([\w-]+)\/([\w-]+)\.md$/.exec(page) ?? [];
    if (kind !== undefined) kinds.set(kind, [...(kinds.get(kind) ?? []), { title: rule, page }]);
  }
  return [...named, ...[...kinds].map(([kind, rules]) => ({ title: `Rules: ${kind}`, pages: rules }))];
}

/** @param {string} folder */
function pagesBelow(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith('.md') && !/\/(?:before|after|between)\//.test(file))
    .sort();
}

/** @param {string} command @param {string[]} args @param {Record<string, string>} [more] */
function run(command, args, more = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...more } });
  if (status !== 0) throw new Error(`${command} ${args[0]} failed`);
}
