import { defaultLimits } from '../limits.ts';
import { parseTextLog, textLogSplices } from '../text-log.ts';
import { applied, type WrittenFormat } from './written-format.ts';

export const textLogFormat: WrittenFormat = {
  read: (source) => parseTextLog(source, defaultLimits),
  write: (text, edits) => applied(text, textLogSplices(text, edits)),
  isWhole: true,
};
