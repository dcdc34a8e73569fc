import type { WrittenFormat } from '../../text/write-edits.ts';
import type { ParserName, TextFormat } from './parsers.ts';

const types: Readonly<Record<ParserName, WrittenFormat['type']>> = {
  json: 'json',
  jsonl: 'json-lines',
  'yaml-map': 'yaml',
  'md-checklist': 'task-list',
  'md-frontmatter': 'frontmatter',
  'text-log': 'text-log',
};

/** The format in which a text is written that is read so. */
export function writtenFormat({ parse, ids }: TextFormat): WrittenFormat {
  return { type: types[parse], ids };
}
