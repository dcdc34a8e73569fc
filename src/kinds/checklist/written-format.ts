import { decodedText } from '../../formats/decode.ts';
import { frontmatterFormat } from '../../formats/frontmatter-edit.ts';
import { jsonFormat, jsonLinesFormat } from '../../formats/json-edit.ts';
import { taskListFormat } from '../../formats/task-edit.ts';
import { type TextForm, textForm, type WrittenFormat } from '../../formats/text-form.ts';
import { textLogFormat } from '../../formats/text-log.ts';
import { yamlFormat } from '../../formats/yaml-edit.ts';
import { byShape } from './by-shape.ts';
import type { ChecklistOptions } from './options.ts';
import type { TextFormat } from './parsers.ts';
import type { ParserName } from './preset.ts';

const formats: Readonly<Record<Exclude<ParserName, 'md-checklist'>, WrittenFormat>> = {
  json: jsonFormat,
  jsonl: jsonLinesFormat,
  'yaml-map': yamlFormat,
  'md-frontmatter': frontmatterFormat,
  'text-log': textLogFormat,
};

/** The format in which a text is written that is read so. */
export function writtenFormat(format: TextFormat): WrittenFormat {
  return format.parse === 'md-checklist' ? taskListFormat(format) : formats[format.parse];
}

/** How a checklist's text is merged: as its preset reads it, or the one whose shape it has. */
export function formOfChecklist(text: string, { preset }: ChecklistOptions): TextForm | undefined {
  if (preset?.folder !== undefined) return undefined;
  const known = preset ?? byShape(decodedText(text)).preset;
  const form = textForm(
    writtenFormat(known),
    known.done.map(({ field }) => field),
  );
  return known.log === undefined ? form : { ...form, isLog: true };
}
