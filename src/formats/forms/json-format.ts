import { asReadJson, parseJson } from '../json.ts';
import { jsonSplices } from '../json-edit.ts';
import { asReadLines, parseJsonLines } from '../json-lines.ts';
import { jsonLineSplices } from '../json-lines-edit.ts';
import { defaultLimits } from '../limits.ts';
import { applied, readBack, type WrittenFormat } from './written-format.ts';

const readJson: WrittenFormat['read'] = (source, earlier) =>
  parseJson(source, defaultLimits, asReadJson(earlier));

export const jsonFormat: WrittenFormat = {
  read: readJson,
  write: readBack(readJson, (text, edits) => applied(text, jsonSplices(text, edits))),
  isWhole: true,
  separator: ',',
};

const readLines: WrittenFormat['read'] = (source, earlier) => {
  const { value, faults, lines } = parseJsonLines(source, defaultLimits, asReadLines(earlier));
  return { value, faults, memory: lines };
};

export const jsonLinesFormat: WrittenFormat = {
  read: readLines,
  write: readBack(readLines, (text, edits) => applied(text, jsonLineSplices(text, edits))),
  isWhole: true,
};
