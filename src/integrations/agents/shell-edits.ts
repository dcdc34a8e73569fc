import { isAbsolute } from 'node:path';
import { fieldOf } from '../../check/json-fields.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import { textOf } from './tool-call.ts';

/** What a command line writes that holds it to the letter: a patch for `apply_patch`, or a whole file as a here document. */
export interface ShellEdit {
  readonly edit: string | { readonly does: 'write'; readonly path: string; readonly text: string };
  /** Where the command stands then; '' where that is not told. */
  readonly folder: string;
}

const applies = /(?:^|[\s;&|(])apply_?patch(?=[\s<'"]|$)/;
const patches = /(['"]?)(\*\*\* Begin Patch\r?\n[\s\S]*?\n\s*\*\*\* End Patch)/g;
const word = /(?:"([^"$`\\]+)"|'([^']+)'|([^\s'"$`\\;&|<>()*?]+))/.source;
/** What a shell would fill in is not known, nor what another program makes of it. */
const hereDocument = new RegExp(
  `(?:^|[;&|\\n])[ \\t]*(?:cat[ \\t]*>|cat(?=[ \\t]*<<)|tee)[ \\t]*${word}?[ \\t]*<<[ \\t]*(['"]?)(\\w+)\\4[ \\t]*(?:>[ \\t]*${word})?[ \\t]*(?:(?:&&|;)[^\\n]*)?\\n([\\s\\S]*?\\n)??\\5(?=\\n|$)`,
  'g',
);
const entered = new RegExp(`(?:^|[;&|(\\n])[ \\t]*cd[ \\t]+${word}`, 'g');

/** Other commands write as well: what, cannot be told before they run. */
export function shellEdits(input: JsonValue): readonly ShellEdit[] {
  const { program, line } = commandOf(input);
  const start = textOf(input, 'workdir', 'working_directory', 'dir_path', 'cwd') ?? '';
  if (program === 'apply_patch') return [{ edit: line, folder: start }];
  const edits: (ShellEdit & { readonly at: number })[] = [];
  const folderAt = (at: number) => folderOf(start, line.slice(0, at));
  if (applies.test(line))
    for (const { 1: quote = '', 2: patch = '', index } of line.matchAll(patches))
      edits.push({ at: index, edit: unquoted(patch, quote), folder: folderAt(index) });
  for (const found of line.matchAll(hereDocument)) {
    const [, first, second, third, quote, , fourth, fifth, sixth, text = ''] = found;
    const { index } = found;
    const path = [fourth, fifth, sixth, first, second, third].find((each) => each !== undefined);
    const isPlain = quote !== '' || !/[$`\\]/.test(text);
    if (path !== undefined && isPlain)
      edits.push({ at: index, edit: { does: 'write', path, text }, folder: folderAt(index) });
  }
  return edits.toSorted((left, right) => left.at - right.at);
}

/** What is run: a line, or the words of a command, of which a shell's last one is a line. */
function commandOf(input: JsonValue): { readonly program: string; readonly line: string } {
  const command = fieldOf(input, 'command');
  if (!Array.isArray(command)) return { program: '', line: textOf(input, 'command', 'cmd', 'script') ?? '' };
  const [program, last] = [command[0], command.at(-1)];
  const name = typeof program === 'string' ? program.replace(/^.*[\\/]/, '') : '';
  return { program: name.replace(/^applypatch$/, 'apply_patch'), line: typeof last === 'string' ? last : '' };
}

/** Where the commands before have gone. */
function folderOf(start: string, before: string): string {
  const own = before.replace(patches, '');
  return [...own.matchAll(entered)].reduce((folder, [, ...words]) => {
    const to = words.find((each) => each !== undefined) ?? '';
    return folder === '' || isAbsolute(to) ? to : `${folder}/${to}`;
  }, start);
}

/** As the program gets it. */
function unquoted(text: string, quote: string): string {
  if (quote === "'") return text.replaceAll(`'\\''`, "'");
  return quote === '"' ? text.replace(/\\(["\\$`])/g, '$1') : text;
}
