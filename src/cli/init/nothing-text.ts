import { detectedFilesOf } from '../../config/usual-files.ts';
import type { StateKind } from '../../engine/contract/kind.ts';
import { safeText } from '../../output/safe-text.ts';
import { shellWord } from './caller.ts';
import { entryLines } from './configuration.ts';
import type { InitResult } from './init.ts';

const mostSeen = 5;
const misplaced = 'has a name that is known, and is governed in other places only';
const unshaped = 'has a name that is known, and is governed as soon as it holds something of that shape';

/** What is said where nothing is governed: what was seen comes first, then what to do, then what is looked for. */
export function nothingFound(
  kinds: readonly StateKind[],
  { files, seen, ignored, write, plan }: InitResult,
): string[] {
  const why = 'people keep other things under such names, so it is governed on request only';
  const all = [
    ...files.map(({ path }) => ({ path, why })),
    ...seen.map(({ path, isProposed }) => ({ path, why: isProposed ? misplaced : unshaped })),
  ];
  const others = seen.filter(
    ({ isProposed, path }) => isProposed && files.every((file) => file.path !== path),
  );
  const wanted = [
    ...entryLines(files.map((file) => ({ ...file, isProposed: false }))),
    ...others.flatMap(({ path, kind }) => [`  - path: ${JSON.stringify(path)}`, `    kind: ${kind.id}`]),
  ];
  const what = plan === undefined ? 'Nothing' : 'No configuration';
  return [
    ...(write ? [`${what} was written: no file here is governed without an entry.`] : []),
    ...(all.length > 0 ? seenLines(all) : []),
    ...(all.length === 0 && ignored.length === 0
      ? ['No state file was found among the files that git knows or would add.']
      : []),
    ...(ignored.length > 0 ? ignoredLines(ignored) : []),
    ...(all.length === 0 && ignored.length > 0 ? [] : nextLines(kinds, wanted)),
  ];
}

function seenLines(all: readonly { readonly path: string; readonly why: string }[]): string[] {
  return [
    'Nothing is governed here. What was seen:',
    ...all.slice(0, mostSeen).map(({ path, why }) => `  ${safeText(path)}: ${why}`),
    ...more(all.length),
  ];
}

function nextLines(kinds: readonly StateKind[], wanted: readonly string[]): string[] {
  const example = ['  - path: path/to/your/file', `    kind: ${kinds.map(({ id }) => id).join(' or ')}`];
  const entries = ['version: 1', 'files:', ...(wanted.length > 0 ? wanted : example)];
  const names = (kind: StateKind) =>
    detectedFilesOf(kind).flatMap(({ globs }) => globs.map((glob) => glob.replace(/^\*\*\//, '')));
  return [
    'To have one judged, list it in .stateward.yml and run init again:',
    ...entries.map((line) => `    | ${safeText(line)}`),
    'What is governed without an entry, in any folder:',
    ...kinds.map((kind) => `  ${kind.id}: ${names(kind).join(', ')}`),
  ];
}

function ignoredLines(ignored: readonly string[]): string[] {
  return [
    'The state files here are ignored by git, so there are no versions to compare:',
    ...ignored.slice(0, mostSeen).map((path) => `  ${safeText(path)}`),
    ...more(ignored.length),
    `git check-ignore -v ${shellWord(ignored[0] ?? '')} names the line that ignores it. Let them be committed, and run init again.`,
  ];
}

function more(all: number): string[] {
  return all > mostSeen ? [`  and ${all - mostSeen} more`] : [];
}
