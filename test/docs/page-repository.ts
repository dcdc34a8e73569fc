import { type MemoryCommit, memoryRepository } from '../support/memory-repository.ts';
import type { PageCommit, PageHistory } from './page-histories.ts';

type Files = ReadonlyMap<string, string>;

/** The history as a repository in memory, and the ids of its commits by name. */
export function repositoryOf({ commits }: PageHistory) {
  const trees = new Map<string, Files>();
  const made = commits.map((commit): MemoryCommit => {
    const [first = new Map<string, string>(), ...others] = commit.parents.map((id) => treeOf(trees, id));
    const parentOf = (id: string) => treeOf(trees, commits.find((each) => each.id === id)?.parents[0]);
    const after = changed(commit, withCodeOf(first, others), { at: (id) => treeOf(trees, id), parentOf });
    trees.set(commit.id, after);
    const names = commits.map(({ id }) => id);
    return {
      message: messageOf(commit),
      files: differences(first, after),
      parents: commit.parents.map((id) => names.indexOf(id)),
    };
  });
  const names = commits.map(({ id }) => id);
  return { ...memoryRepository(made, names.indexOf('base')), names, trees };
}

function treeOf(trees: ReadonlyMap<string, Files>, id: string | undefined): Files {
  const tree = trees.get(id ?? '');
  if (tree === undefined && id !== undefined) throw new Error(`no commit ${id} before this one`);
  return tree ?? new Map();
}

/** A merge holds the code of all sides; what it makes of state files, its line says. */
function withCodeOf(first: Files, others: readonly Files[]): Files {
  const code = [first, ...others].map((files) => files.get(codePath) ?? '');
  return code.some((text) => text !== '') ? new Map(first).set(codePath, [...new Set(code)].join('')) : first;
}

function differences(before: Files, after: Files): MemoryCommit['files'] {
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  const differing = paths.filter((path) => before.get(path) !== after.get(path));
  return Object.fromEntries(differing.map((path) => [path, after.get(path) ?? null]));
}

function messageOf({ id, changes }: PageCommit): string {
  const named = changes.find((change) => change.startsWith('message '));
  return named === undefined ? `Commit ${id}` : named.replace(/^message "(.*)"$/, '$1');
}

const codePath = 'src/app.js';

interface Earlier {
  at(id: string): Files;
  /** The files before a commit. */
  parentOf(id: string): Files;
}

function changed({ id, changes }: PageCommit, before: Files, earlier: Earlier): Files {
  const files = new Map(before);
  for (const change of changes) {
    const [word = '', ...rest] = change.split(' ');
    const [verb = '', ...more] = rest;
    if (word === 'message') continue;
    if (word === codePath) files.set(codePath, `${before.get(codePath) ?? ''}// ${id}\n`);
    else if (word === 'reverts') takeBack(files, earlier.parentOf(verb), earlier.at(verb));
    else if (word === 'plan') files.set(listOf(files), textOf({ branchName: verb, userStories: [] }));
    else if (/^US-\d+$/.test(word)) changeItem(files, word, rest);
    else changeFile(files, word, [verb, more.at(-1) ?? ''], earlier);
  }
  return files;
}

function takeBack(files: Map<string, string>, to: Files, from: Files): void {
  for (const [path, text] of Object.entries(differences(from, to)))
    if (typeof text === 'string') files.set(path, text);
    else files.delete(path);
}

function changeFile(
  files: Map<string, string>,
  path: string,
  [verb, last]: readonly [string, string],
  earlier: Earlier,
): void {
  const text = files.get(path) ?? '';
  if (verb === 'broken') files.set(path, `${text}<<<<<<< HEAD\n`);
  else if (verb === 'deleted') files.delete(path);
  else if (verb === 'as') files.set(path, earlier.at(last).get(path) ?? '');
  else if (verb === 'moved' || verb === 'copied') files.set(last, text);
  else throw new Error(`nobody knows what '${path} ${verb}' means`);
  if (verb === 'moved') files.delete(path);
}

interface Item {
  readonly id: string;
  readonly acceptanceCriteria: readonly string[];
  readonly passes: boolean;
  readonly [field: string]: unknown;
}

interface List {
  readonly branchName: string;
  readonly userStories: readonly Item[];
}

/** Where the list of a tree lies; it may have moved. */
function listOf(files: Files): string {
  return ['prd.json', 'prd-next.json'].find((path) => files.has(path)) ?? 'prd.json';
}

function changeItem(files: Map<string, string>, id: string, words: readonly string[]): void {
  const path = listOf(files);
  const list = listIn(files.get(path)) ?? { branchName: 'alpha', userStories: [] };
  const known = list.userStories.find((item) => item.id === id);
  const item = words.reduce(withWord, known ?? itemOf(id));
  const userStories = words.includes('gone')
    ? list.userStories.filter((each) => each !== known)
    : known === undefined
      ? [...list.userStories, item]
      : list.userStories.map((each) => (each === known ? item : each));
  files.set(path, textOf({ ...list, userStories }));
}

/** A word about an item; `needs` names the item of the next word. */
function withWord(item: Item, word: string, index: number, words: readonly string[]): Item {
  if (word === 'open' || word === 'done') return { ...item, passes: word === 'done' };
  if (word === 'weaker') return { ...item, acceptanceCriteria: item.acceptanceCriteria.slice(0, 1) };
  if (word === 'full') return { ...item, acceptanceCriteria: itemOf(item.id).acceptanceCriteria };
  if (word === 'needs') return { ...item, dependsOn: [words[index + 1]] };
  if (word === 'gone' || words[index - 1] === 'needs') return item;
  throw new Error(`nobody knows what '${word}' means`);
}

const titles = [
  'Sign in with a key',
  'Export invoices',
  'Search by date',
  'Print labels',
  'Share a calendar',
];

function itemOf(id: string): Item {
  const title = titles[Number(id.slice(3)) % titles.length] ?? '';
  return {
    id,
    title,
    description: `As a user I want to ${title.toLowerCase()}`,
    acceptanceCriteria: [`${title} works in a browser`, `${title} shows an error that says what is wrong`],
    passes: false,
  };
}

function textOf(list: List): string {
  return `${JSON.stringify(list, null, 2)}\n`;
}

function listIn(text: string | undefined): List | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as List);
  } catch {
    return undefined;
  }
}

/** A version as the page writes it: `US-1 done, US-2 open weaker`. */
export function itemsIn(text: string | undefined): string {
  const items = listIn(text)?.userStories.map(
    ({ id, passes, acceptanceCriteria }) =>
      `${id} ${passes ? 'done' : 'open'}${acceptanceCriteria.length < 2 ? ' weaker' : ''}`,
  );
  return items?.join(', ') ?? 'none';
}

/** The path and the text of the list of a tree. */
export function listAt(files: Files): { readonly path: string; readonly text: string | undefined } {
  const path = listOf(files);
  return { path, text: files.get(path) };
}
