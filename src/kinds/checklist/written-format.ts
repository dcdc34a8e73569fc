import { jsonFormat, jsonLinesFormat } from '../../formats/forms/json-format.ts';
import { sectionLogFormat, textLogFormat } from '../../formats/forms/log-formats.ts';
import { taskListFormat } from '../../formats/forms/task-list-format.ts';
import type { WrittenFormat } from '../../formats/forms/written-format.ts';
import { frontmatterFormat, yamlFormat } from '../../formats/forms/yaml-format.ts';
import { type ParserName, type TextFormat, taskListOptions } from './parsers.ts';

const formats: Readonly<Record<Exclude<ParserName, 'md-checklist'>, WrittenFormat>> = {
  json: jsonFormat,
  jsonl: jsonLinesFormat,
  'yaml-map': yamlFormat,
  'md-frontmatter': frontmatterFormat,
  'md-sections': sectionLogFormat,
  'text-log': textLogFormat,
};

/** The format in which a text is written that is read so. */
export function writtenFormat(format: TextFormat): WrittenFormat {
  return format.parse === 'md-checklist' ? taskListFormat(taskListOptions(format)) : formats[format.parse];
}
