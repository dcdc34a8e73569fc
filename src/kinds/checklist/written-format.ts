import { jsonFormat } from '../../text/formats/json-format.ts';
import { jsonLinesFormat } from '../../text/formats/json-lines-format.ts';
import { sectionLogFormat, textLogFormat } from '../../text/formats/log-formats.ts';
import { taskListFormat } from '../../text/formats/task-list-format.ts';
import type { WrittenFormat } from '../../text/formats/written-format.ts';
import { frontmatterFormat, yamlFormat } from '../../text/formats/yaml-format.ts';
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
