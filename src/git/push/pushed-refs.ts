/** One ref that is pushed, as git says it on standard input (githooks, pre-push). */
export interface PushedRef {
  readonly localRef: string;
  readonly local: string;
  readonly remoteRef: string;
  readonly remote: string;
}

/** The lines that git hands to a pre-push hook. */
export function parsePushedRefs(input: string): PushedRef[] {
  return input
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [localRef = '', local = '', remoteRef = '', remote = ''] = line.trim().split(' ');
      return { localRef, local, remoteRef, remote };
    });
}

/** The id of nothing: a ref that is created or deleted; 40 or 64 zeros. */
export function isZero(id: string): boolean {
  return /^0+$/.test(id);
}
