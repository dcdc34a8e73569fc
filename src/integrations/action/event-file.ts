import { existsSync, readFileSync } from 'node:fs';
import { UserError } from '../../check/user-error.ts';

/**
 * What is wrong with the file that the event is in; undefined where it can be read. The toolkit reads it while it is loaded,
 * and what it throws there is no answer for people; a file that is not there it takes for an empty event.
 */
export function eventFileFault(path: string | undefined): UserError | undefined {
  if (path === undefined || path === '' || !existsSync(path)) return undefined;
  const text = textOf(path);
  if (text === undefined) return fault('cannot be read');
  if (text.trim() === '') return fault('is empty');
  return isJson(text) ? undefined : fault('is no JSON');
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    // The parser's own complaint would print pieces of the payload.
    return false;
  }
}

function fault(what: string): UserError {
  return new UserError(
    `the payload of the event (the file that GITHUB_EVENT_PATH names) ${what}; nothing was judged. The runner writes it, so run the job again; if a test wrote it, correct it`,
  );
}
