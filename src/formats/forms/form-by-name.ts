import type { TextForm } from '../text-form.ts';
import { jsonFormat, jsonLinesFormat } from './json-format.ts';
import { textForm } from './text-form.ts';
import { frontmatterFormat, yamlFormat } from './yaml-format.ts';

/** How a file is merged that no kind governs: by what its name ends with. */
export function formByName(path: string, text: string): TextForm | undefined {
  if (/\.json$/i.test(path)) return textForm(jsonFormat);
  if (/\.(?:jsonl|ndjson)$/i.test(path)) return textForm(jsonLinesFormat);
  if (/\.ya?ml$/i.test(path)) return textForm(yamlFormat);
  return /\.md$/i.test(path) && text.startsWith('---') ? textForm(frontmatterFormat) : undefined;
}
