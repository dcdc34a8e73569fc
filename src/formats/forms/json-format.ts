import { asReadJson, parseJson } from '../json.ts';
import { jsonSplices } from '../json-edit.ts';
import { defaultLimits } from '../limits.ts';
import { applied, readBack, type WrittenFormat } from './written-format.ts';

const read: WrittenFormat['read'] = (source, earlier) =>
  parseJson(source, defaultLimits, asReadJson(earlier));

export const jsonFormat: WrittenFormat = {
  read,
  write: readBack(read, (text, edits) => applied(text, jsonSplices(text, edits))),
  isWhole: true,
  separator: ',',
};
