import { detectedFilesOf } from '../../config/usual-files.ts';
import type { StateKind } from '../../engine/contract/kind.ts';
import { safeText } from '../../output/safe-text.ts';
import { shellWord } from './caller.ts';
import { entryLines } from './configuration.ts';
import type { InitResult } from './init.ts';

const mostNamed = 5;

/** What is said where nothing is governed: what was seen comes first, then what to do, then what is looked for. */
export function nothingFound(
  kinds: readonly StateKind[],
  { files, ignored, write, plan }: InitResult,
): string[] {
  const what = plan === undefined ? 'Nothing' : 'No configuration';
  const why = 'people keep other things under such names, so they are governed on request only:';
  const wanted = entryLines(files.map((file) => ({ ...file, isProposed: false })));
  const isSeen = files.length > 0 || ignored.length > 0;
  return [
    ...(write ? [`${what} was written: no file here is governed without an entry.`] : []),
    ...(isSeen
      ? []
      : ['No file that git knows or would add has both a name that is known and the shape of its kind.']),
    ...named(
      `What was seen is not governed; ${why}`,
      files.map(({ path }) => path),
    ),
    ...named('The state files here are ignored by git, so there are no versions to compare:', ignored),
    ...ignored.slice(0, 1).map((path) => `git check-ignore -v ${shellWord(path)} ${letIt}`),
    ...(files.length === 0 && isSeen ? [] : nextLines(kinds, wanted)),
  ];
}

const letIt = 'names the line that ignores it. Let them be committed, and run init again.';

function named(title: string, paths: readonly string[]): string[] {
  const more = paths.length - mostNamed;
  const lines = paths.slice(0, mostNamed).map((path) => `  ${safeText(path)}`);
  return paths.length === 0 ? [] : [title, ...lines, ...(more > 0 ? [`  and ${more} more`] : [])];
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
