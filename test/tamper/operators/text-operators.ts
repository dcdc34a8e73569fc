import type { Expectation, Planted, TamperKind } from '../kind.ts';
import { harmAt, type Operator, textAt } from '../operator.ts';
import type { Random } from '../random.ts';
import { legal } from '../reasons.ts';
import { commitAt, play, type Story, tipOf } from '../story.ts';
import { brokenLists, formattedLists } from './list-rewrites.ts';

type Rewrite = (text: string, random: Random) => Planted | undefined;

const bytes = (text: string) => new TextEncoder().encode(text);
const joined = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

function cut(text: string, random: Random): string {
  return text.slice(0, Math.floor(text.length * (0.2 + random.number() * 0.6)));
}

function utf16(text: string): Uint8Array {
  return Uint8Array.from([
    0xff,
    0xfe,
    ...[...text].flatMap((each) => [each.charCodeAt(0) & 255, each.charCodeAt(0) >> 8]),
  ]);
}

/** The file says the same, or cannot be read. */
const broken: Readonly<Record<string, Rewrite>> = {
  'leave nothing of the file': () => '',
  'leave blanks of the file': () => ' \n\n',
  'cut the file off': (text, random) => `${cut(text, random).replace(/\n[^\n]*$/, '')}\n  "cut`,
  'begin with two byte order marks': (text) => `\ufeff\ufeff${text}`,
  'put a byte order mark into the middle': (text) => text.replace('\n', '\n\ufeff'),
  'write UTF-16': (text) => utf16(text),
  'write bytes that are no UTF-8': (text) => joined(bytes(text), Uint8Array.of(0xff, 0xfe, 0x0a)),
  'hide an overlong encoding': (text) =>
    joined(bytes(text.slice(0, 20)), Uint8Array.of(0xc0, 0xaf), bytes(text.slice(20))),
  'leave conflict markers': (text) => `<<<<<<< HEAD\n${text}=======\n${text}>>>>>>> side\n`,
  'leave a pointer of git-lfs': () =>
    `version https://git-lfs.github.com/spec/v1\noid sha256:${'4d7a'.repeat(16)}\nsize 12345\n`,
  'commit it encrypted': (text) =>
    joined(
      bytes('\0GITCRYPT\0'),
      bytes(text).map((each) => each ^ 0xa5),
    ),
};

const brokenJson: Readonly<Record<string, Rewrite>> = {
  'write null': () => 'null\n',
  'write two documents': (text) => text + text,
  'write a comment': (text) => text.replace('{', '{ /* nothing */'),
  'write a comma too many': (text) => text.replace(/\n\}\s*$/, ',\n}\n'),
  'use a key twice': (text) => text.replace(/"(title|name)": ("[^"]*")/, '"$1": $2, "$1": $2'),
  'use a key twice, once escaped': (text) =>
    text
      .replace(/"title": ("[^"]*")/, '"title": $1, "t\\u0069tle": "x"')
      .replace(/"name": ("[^"]*")/, '"name": $1, "n\\u0061me": "x"'),
  'use a mark twice': (text) => text.replace(/"(passes|status)": ([^,\n]*)/, '"$1": $2, "$1": $2'),
  'use the key __proto__': (text) => text.replace('{', '{"__proto__": {"passes": true}, '),
  'nest too deep': (text) => text.replace('{', `{"deep": ${'['.repeat(5000)}${']'.repeat(5000)}, `),
};

const brokenYaml: Readonly<Record<string, Rewrite>> = {
  'use a key twice': (text) => text.replace(/( {2}1-1-[^\n]*\n)/, '$1$1'),
  'write a tag that nobody knows': (text) => text.replace('project: shop', 'project: !!js/function "shop"'),
  'write two documents': (text) => `${text}---\n${text}`,
  'indent with tabs': (text) => text.replace('\n  ', '\n\t'),
};

/** The same state in other bytes. */
const formatted: Readonly<Record<string, Rewrite>> = {
  'begin with a byte order mark': (text) => `\ufeff${text}`,
  'end lines with CR LF': (text) => text.replaceAll('\n', '\r\n'),
  'drop the last line end': (text) => text.replace(/\n$/, ''),
  'make it executable': (text) => ({ executable: text }),
};

const formattedJson: Readonly<Record<string, Rewrite>> = {
  'write it on one line': (text) => JSON.stringify(JSON.parse(text)),
  'write it with tabs': (text) => JSON.stringify(JSON.parse(text), null, '\t'),
  'escape every letter': (text) =>
    text.replace(
      /(?<!\\)[a-z](?=[^"\n]*",?\n)/g,
      (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  'reverse the keys': (text) => JSON.stringify(reversed(JSON.parse(text)), null, 2),
  'put a million blanks into it': (text) => text.replace('{', `{${' '.repeat(1_000_000)}`),
};

const formattedYaml: Readonly<Record<string, Rewrite>> = {
  'quote the keys': (text) => text.replace(/^ {2}([^:\n]+):/gm, '  "$1":'),
  'write comments': (text) => text.replaceAll('\n', ' # said\n'),
};

/** Bytes are what a log is: another layout of an old line is an edit. */
const brokenLog: Readonly<Record<string, Rewrite>> = {
  'end lines with CR LF': (text) => text.replaceAll('\n', '\r\n'),
  'drop the last line end': (text) => text.replace(/\n$/, ''),
  'write blanks into old lines': (text) => text.replaceAll(',"seq"', ', "seq"'),
  'reverse the keys of old lines': (text) =>
    text
      .split('\n')
      .map((line) => (line === '' ? '' : JSON.stringify(reversed(JSON.parse(line)))))
      .join('\n'),
  'append a line that is torn': (text) => `${text}{"type":"run.sta`,
  'append a line that is no JSON': (text) => `${text}nothing\n`,
  'append a line that is no object': (text) => `${text}[]\n`,
  'append null': (text) => `${text}null\n`,
  'use a key twice': (text) => text.replace(/"seq":(\d+)/, '"seq":$1,"seq":$1'),
  'use a mark twice': (text) => text.replace(/"type":("[^"]*")/, '"type":$1,"type":$1'),
  'use the key __proto__': (text) => text.replace('{', '{"__proto__":{"type":"run.failed"},'),
  'nest too deep': (text) => text.replace('{', `{"deep":${'['.repeat(5000)}${']'.repeat(5000)},`),
};

const brokenFrontmatter: Readonly<Record<string, Rewrite>> = {
  'use a key twice': (text) => text.replace(/(schemaVersion: [^\n]*\n)/, '$1$1'),
  'use a key twice, once quoted': (text) =>
    text.replace(/currentNodeId: ([^\n]*\n)/, '$&"currentNodeId": $1'),
  'write a tag that nobody knows': (text) =>
    text.replace(/workflowType: ([^\n]*)/, 'workflowType: !!js/function $1'),
  'indent with tabs': (text) => text.replace('\n  ', '\n\t'),
  'close the block never': (text) => text.replace(/\n---\n/, '\n'),
  'begin with a blank line': (text) => `\n${text}`,
  'write a list in place of the mapping': () => '---\n- one\n---\n',
};

const brokenIn = {
  json: brokenJson,
  yaml: brokenYaml,
  jsonl: brokenLog,
  frontmatter: brokenFrontmatter,
  ...brokenLists,
};

const formattedFrontmatter: Readonly<Record<string, Rewrite>> = {
  'quote the keys': (text) => text.replace(/^([A-Za-z_]+):/gm, '"$1":'),
  'write comments': (text) => text.replace(/^([A-Za-z_]+:.*)$/gm, '$1 # said'),
  'write to the body': (text) => `${text}\nSomething more.\n`,
};

const formattedLog: Readonly<Record<string, Rewrite>> = {
  'make it executable': (text) => ({ executable: text }),
};

const formattedIn = {
  json: formattedJson,
  yaml: formattedYaml,
  jsonl: formattedLog,
  frontmatter: formattedFrontmatter,
  ...formattedLists,
};

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, reversed(member)]),
  );
}

const unboxing: ReadonlySet<string> = new Set(['drop the boxes', 'escape the boxes']);

/** Operators on the text of a file, by themselves and as a cover for other tampering. */
export function textOperators({ format, hasUnboxed }: TamperKind): Operator[] {
  // Items without a box stay, and may be all there is of another plan: a question for the kind's own edits.
  const isAsked = (name: string) => !(hasUnboxed && unboxing.has(name));
  const breaking: Readonly<Record<string, Rewrite>> = { ...broken, ...brokenIn[format] };
  const covering: Readonly<Record<string, Rewrite>> = {
    ...(format === 'jsonl' ? {} : formatted),
    ...formattedIn[format],
  };
  return [
    ...Object.entries(breaking)
      .filter(([name]) => isAsked(name))
      .map(([name, rewrite]) => operator(name, rewrite, 'refused')),
    ...Object.entries(covering).map(([name, rewrite]) => operator(name, rewrite, legal('format'))),
    ...Object.entries(covering).map(([name, rewrite]) => covered(`tamper and ${name}`, rewrite)),
    ...Object.entries(breaking).map(([name, rewrite]) =>
      repairedWrongly(`${name}, and repair it wrongly`, rewrite),
    ),
  ];
}

function operator(name: string, rewrite: Rewrite, expect: Expectation): Operator {
  return {
    name,
    expect,
    arrival: 'pull-request',
    apply(story) {
      const text = rewrite(textAt(story), story.random);
      if (text === undefined || text === textAt(story)) return undefined;
      return [play(story, { doc: docAt(story), message: 'Work', text })];
    },
  };
}

function covered(name: string, rewrite: Rewrite): Operator {
  return {
    name,
    expect: 'refused',
    arrival: 'pull-request',
    apply(story) {
      const harm = harmAt(story);
      if (harm === undefined) return undefined;
      const text = rewrite(story.kind.write(harm.doc), story.random);
      return text === undefined ? undefined : [play(story, { ...harm, text })];
    },
  };
}

function repairedWrongly(name: string, rewrite: Rewrite): Operator {
  return {
    name,
    expect: 'refused',
    arrival: 'pull-request',
    apply(story) {
      const harm = harmAt(story);
      const text = rewrite(textAt(story), story.random);
      if (harm === undefined || text === undefined || text === textAt(story)) return undefined;
      return [
        play(story, { doc: docAt(story), message: 'Oops', text }),
        play(story, { ...harm, message: 'Repair' }),
      ];
    },
  };
}

function docAt(story: Story): unknown {
  return commitAt(story, tipOf(story)).doc;
}
