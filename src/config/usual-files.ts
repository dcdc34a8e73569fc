import type { StateKind, UsualFiles } from '../engine/contract/kind.ts';

/** Everything a kind's files are recognised by. */
export function usualFilesOf(kind: StateKind): readonly UsualFiles[] {
  const { globs, hasShape, byShape, formats = [] } = kind.match;
  const own = { title: kind.title, globs, options: {}, ...(byShape ? { hasShape } : {}) };
  return globs.length === 0 ? formats : [own, ...formats];
}

/** Those that are governed without any configuration. */
export function detectedFilesOf(kind: StateKind): readonly UsualFiles[] {
  return usualFilesOf(kind).filter(({ isProposed }) => isProposed !== true);
}

/** Whether an entry names such files as everybody does: it waits for the next one, and is no mistyped path. */
export function isUsualGlob(glob: string, kinds: readonly StateKind[]): boolean {
  return kinds.some((kind) => usualFilesOf(kind).some(({ globs }) => globs.includes(glob)));
}
