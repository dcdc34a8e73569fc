import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { blocksOf, examplesOf } from '../../docs/page-examples.ts';

/** The snippet that docs/hooks.md has for a tool, with this clone in place of the one that it names. */
export function hooksSnippet(tool: string, clone = resolve('.')): string {
  const section = examplesOf(readFileSync('docs/hooks.md', 'utf8')).find(({ title }) => title === tool);
  const text = section?.blocks[0]?.text;
  if (text === undefined) throw new Error(`docs/hooks.md has no snippet below ### ${tool}`);
  return text.replaceAll('/opt/stateward', clone);
}

/** Every example of a page that has jobs; what leaves the events out is an excerpt, and gets one. */
export function workflowsOf(file: string): string[] {
  const texts = blocksOf(readFileSync(file, 'utf8')).map(({ text }) => text);
  return texts
    .filter((text) => /^jobs:/m.test(text))
    .map((text) => (/^on:/m.test(text) ? text : `${text}on: pull_request\n`));
}
