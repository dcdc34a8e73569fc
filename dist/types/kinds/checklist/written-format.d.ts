import type { WrittenFormat } from '../../text/write-edits.ts';
import type { TextFormat } from './parsers.ts';
/** The format in which a text is written that is read so. */
export declare function writtenFormat({ parse, ids }: TextFormat): WrittenFormat;
