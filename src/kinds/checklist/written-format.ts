import type { WrittenFormat } from '../../text/write-edits.ts';
import { type ParserName, type TextFormat, taskListOptions } from './parsers.ts';

const types: Readonly<Record<ParserName, WrittenFormat['type']>> = {
  json: 'json',
  jsonl: 'json-lines',
  'yaml-map': 'yaml',
  'md-checklist': 'task-list',
  'md-frontmatter': 'frontmatter',
  'md-sections': 'section-log',
  'text-log': 'text-log',
};

/** The format in which a text is written that is read so. */
export function writtenFormat(format: TextFormat): WrittenFormat {
  return { type: types[format.parse], ...taskListOptions(format) };
}
