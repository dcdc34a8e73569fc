import { asReadLines, parseJsonLines } from '../json-lines.ts';
import { jsonLineSplices } from '../json-lines-edit.ts';
import { defaultLimits } from '../limits.ts';
import { applied, readBack, type WrittenFormat } from './written-format.ts';

const read: WrittenFormat['read'] = (source, earlier) => {
  const { value, faults, lines } = parseJsonLines(source, defaultLimits, asReadLines(earlier));
  return { value, faults, memory: lines };
};

export const jsonLinesFormat: WrittenFormat = {
  read,
  write: readBack(read, (text, edits) => applied(text, jsonLineSplices(text, edits))),
  isWhole: true,
};
