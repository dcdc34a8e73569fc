import type { Planted } from '../kind.ts';
import type { Random } from '../random.ts';

type Rewrite = (text: string, random: Random) => Planted | undefined;
type Rewrites = Readonly<Record<string, Rewrite>>;
type ListFormat = 'records' | 'markdown' | 'lines' | 'sections';

/** Each line by itself. */
const byLine = (text: string, change: (line: string) => string) => text.replace(/^[^\n]+$/gm, change);
const middle = (text: string) => text.indexOf('\n', text.length / 2) + 1;

/** Issues, one on a line. */
const brokenRecords: Rewrites = {
  'write two issues on one line': (text) => text.replace('}\n{', '} {'),
  'write one issue on two lines': (text) => text.replace(',"title"', ',\n"title"'),
  'write all issues as one list': (text) => `[${text.trim().replaceAll('\n', ',\n')}]\n`,
  'leave a line torn': (text) => `${text.slice(0, middle(text) + 30)}\n${text.slice(middle(text))}`,
  'append a line that is torn': (text) => `${text}{"id":"shop-1`,
  'append a line that is no JSON': (text) => `${text}nothing\n`,
  'write a comment': (text) => `// exported\n${text}`,
  'write a comma too many': (text) => text.replace('}\n', '},\n'),
  'use a key twice': (text) => text.replace(/"title":("[^"]*")/, '"title":$1,"title":$1'),
  'use a key twice, once escaped': (text) =>
    text.replace(/"title":("[^"]*")/, '"title":$1,"t\\u0069tle":"x"'),
  'use a mark twice': (text) => text.replace(/"status":("[^"]*")/, '"status":$1,"status":$1'),
  'use the key __proto__': (text) => text.replace('{', '{"__proto__":{"status":"closed"},'),
  'nest too deep': (text) => text.replace('{', `{"deep":${'['.repeat(5000)}${']'.repeat(5000)},`),
};

const formattedRecords: Rewrites = {
  'write blanks into lines': (text) => text.replaceAll(/(?<=["\]}\d]),(?=")/g, ' , '),
  'write blank lines between': (text) => text.replaceAll('\n', '\n\n'),
  'escape every letter of titles': (text) =>
    text.replace(/(?<="title":")[^"]*/g, (title) =>
      title.replace(/[a-z]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`),
    ),
  'reverse the keys': (text) => byLine(text, (line) => JSON.stringify(reversedKeys(JSON.parse(line)))),
  'reverse the lines': (text) => `${text.trimEnd().split('\n').reverse().join('\n')}\n`,
};

function reversedKeys(issue: object): object {
  return Object.fromEntries(Object.entries(issue).reverse());
}

const lineStarts = (text: string, before: string) => text.replace(/^(?=.)/gm, before);

/** Task lists: nothing of them is left, or they cannot be read. */
const brokenMarkdown: Rewrites = {
  // What is cut off in the middle is a list of fewer lines, which people may tidy.
  'cut the file off': (text) => text.slice(0, text.indexOf(' [')),
  'open a code fence and close it never': (text) => `\`\`\`\n${text}`,
  'open a fence of tildes and close it never': (text) => `~~~~\n${text}`,
  'open a comment and close it never': (text) => `<!--\n${text}`,
  'put everything into a comment': (text) => `<!--\n${text}\n-->\n`,
  'quote everything': (text) => lineStarts(text, '> '),
  'write everything as code': (text) => lineStarts(text, '    ').trimStart(),
  'write everything as a table': (text) => lineStarts(text, '| '),
  'drop the boxes': (text) => text.replace(/(?<=[-*]) \[.\] /g, ' '),
  'escape the boxes': (text) => text.replace(/\[(.)\] /g, '\\\\[$1\\\\] '),
  'nest too deep': (text) => `${text}\n${'- '.repeat(20_000)}[x] deep\n`,
};

const formattedMarkdown: Rewrites = {
  'tick with a capital': (text) => text.replaceAll('[x]', '[X]'),
  'write other bullets': (text) => text.replace(/^( *)[-*] /gm, '$1+ '),
  'number the bullets': (text) => text.replace(/^( *)[-*] (?=\[)/gm, '$11. '),
  'write blank lines between': (text) => text.replaceAll('\n', '\n\n'),
  'leave blanks at the end of lines': (text) => text.replaceAll('\n', '  \n'),
  'write blanks into the boxes': (text) => text.replace(/^( *[-*]) \[(\S)\] /gm, '$1 [ $2 ] '),
  'indent with tabs': (text) => text.replace(/^ {2}(?=[-*])/gm, '\t'),
  'write a frontmatter': (text) => `---\ntitle: Tasks\n---\n${text}`,
  'say that everything is done': (text) =>
    text.replace(/^(\*\*Status.*)$/m, '$1: all 99 of 99 tasks are done'),
};

/** Logs of any lines: old ones stand at the front, as they were. */
const brokenLines: Rewrites = {
  'cut the file off': (text) => text.slice(0, middle(text) - 5),
  'sort the lines': (text) => `${text.trimEnd().split('\n').sort().reverse().join('\n')}\n`,
  'write everything on one line': (text) => `${text.trimEnd().replaceAll('\n', ' ')}\n`,
  'write another layout': (text) => text.replaceAll(',"', ', "'),
  'write a heading': (text) => `# Log\n${text}`,
};

const formattedLines: Rewrites = {
  'write blank lines between': (text) => text.replaceAll('\n', '\n\n'),
  'leave blanks at the end of lines': (text) => text.replaceAll('\n', '  \n'),
};

/** Logs of sections: old ones stay, as they were. */
const brokenSections: Rewrites = {
  'cut the file off': (text) => text.slice(0, middle(text)),
  'drop the headings': (text) => text.replace(/^### .*\n/gm, ''),
  'write everything on one line': (text) => `${text.trimEnd().replaceAll('\n', ' ')}\n`,
  'open a code fence and close it never': (text) => `\`\`\`\n${text}`,
  'write everything as code': (text) => lineStarts(text, '    '),
};

const formattedSections: Rewrites = {
  'write blank lines between': (text) => text.replaceAll('\n\n', '\n\n\n'),
  'leave blanks at the end of lines': (text) => text.replaceAll('\n', '  \n'),
};

export const brokenLists: Readonly<Record<ListFormat, Rewrites>> = {
  records: brokenRecords,
  markdown: brokenMarkdown,
  lines: brokenLines,
  sections: brokenSections,
};
export const formattedLists: Readonly<Record<ListFormat, Rewrites>> = {
  records: formattedRecords,
  markdown: formattedMarkdown,
  lines: formattedLines,
  sections: formattedSections,
};
