import { frontmatterFormat } from './frontmatter-edit.ts';
import { jsonFormat, jsonLinesFormat } from './json-edit.ts';
import { type TextForm, textForm } from './text-form.ts';
import { yamlFormat } from './yaml-edit.ts';

/** How a file is merged that no kind governs: by what its name ends with. */
export function formByName(path: string, text: string): TextForm | undefined {
  if (/\.json$/i.test(path)) return textForm(jsonFormat);
  if (/\.(?:jsonl|ndjson)$/i.test(path)) return textForm(jsonLinesFormat);
  if (/\.ya?ml$/i.test(path)) return textForm(yamlFormat);
  return /\.md$/i.test(path) && text.startsWith('---') ? textForm(frontmatterFormat) : undefined;
}
