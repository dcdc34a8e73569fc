import { defaultLimits } from '../limits.ts';
import { parseSectionLog, sectionSplices } from '../section-log.ts';
import { parseTextLog, textLogSplices } from '../text-log.ts';
import { applied, type WrittenFormat } from './written-format.ts';

export const sectionLogFormat: WrittenFormat = {
  read: (source) => parseSectionLog(source, defaultLimits),
  write: (text, edits) => applied(text, sectionSplices(text, edits)),
  isWhole: false,
};

export const textLogFormat: WrittenFormat = {
  read: (source) => parseTextLog(source, defaultLimits),
  write: (text, edits) => applied(text, textLogSplices(text, edits)),
  isWhole: true,
};
