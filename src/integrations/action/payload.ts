import { isObjectId } from '../../git/objects/object-id.ts';

/** A member of a payload, however deep; undefined where anything on the way is not what it should be. */
export function member(payload: unknown, ...path: readonly string[]): unknown {
  let value = payload;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}

/** An object id of a payload; zeros stand for nothing and are one too. */
export function idIn(payload: unknown, ...path: readonly string[]): string | undefined {
  const value = member(payload, ...path);
  return typeof value === 'string' && isObjectId(value) ? value : undefined;
}

/** A name of a payload, if a ref could bear it. */
export function refNameIn(payload: unknown, ...path: readonly string[]): string | undefined {
  const value = member(payload, ...path);
  return typeof value === 'string' && isRefName(value) ? value : undefined;
}

/** The number of the pull request an event is about. */
export function pullRequestNumber(payload: unknown): number | undefined {
  const number = member(payload, 'pull_request', 'number');
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** As git check-ref-format has it; names of branches here always stand behind refs/…, so none is taken for an option. */
function isRefName(text: string): boolean {
  const isForbidden = /[\p{Cc} ~^:?*[\\]|\.\.|\/\/|\/\.|@\{|^[/.]|[/.]$|\.lock(?:\/|$)/u;
  return text !== '' && !isForbidden.test(text);
}
