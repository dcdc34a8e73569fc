import {
  advance,
  countValue,
  finishValue,
  halt,
  type JsonHandler,
  type JsonLimits,
  newScan,
  refuse,
  refuseToken,
  type Scan,
  type ScanStop,
} from './json-scan-state.ts';
import { endOfString, readNumber, readString } from './json-tokens.ts';

/**
 * Reads one JSON text (RFC 8259, strictly) and reports what it holds, in order. Returns undefined when the
 * whole text was read, else the first thing that stopped it.
 */
export function scanJson(text: string, handler: JsonHandler, limits: JsonLimits): ScanStop | undefined {
  const scan = newScan(text, handler, limits);
  do skipWhitespace(scan);
  while (!isComplete(scan) && !handler.isDone?.() && takeStep(scan, text.charCodeAt(scan.offset)));
  return scan.stop;
}

function skipWhitespace(scan: Scan): void {
  const { text } = scan;
  let { offset } = scan;
  for (;;) {
    const code = text.charCodeAt(offset);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) break;
    offset++;
  }
  scan.offset = offset;
}

function isComplete(scan: Scan): boolean {
  return scan.phase === 'after-document' && scan.offset === scan.text.length;
}

function takeStep(scan: Scan, code: number): boolean {
  switch (scan.phase) {
    case 'after-member':
      if (code === 0x2c) return advance(scan, 'name');
      return code === 0x7d ? closeContainer(scan) : refuse(scan);
    case 'after-element':
      if (code === 0x2c) return advance(scan, 'element');
      return code === 0x5d ? closeContainer(scan) : refuse(scan);
    case 'first-name':
      return code === 0x7d ? closeContainer(scan) : takeName(scan, code);
    case 'name':
      return takeName(scan, code);
    case 'colon':
      return code === 0x3a ? advance(scan, 'member-value') : refuse(scan);
    case 'first-element':
      return code === 0x5d ? closeContainer(scan) : takeValue(scan, code);
    case 'after-document':
      return refuse(scan);
    default:
      return takeValue(scan, code);
  }
}

function takeName(scan: Scan, code: number): boolean {
  if (code !== 0x22) return refuse(scan);
  const { token, offset } = scan;
  const end = readString(scan.text, offset, token);
  if (token.expected !== '') return refuseToken(scan);
  scan.handler.key(offset, end, token.escaped);
  scan.offset = end;
  scan.phase = 'colon';
  return true;
}

function takeValue(scan: Scan, code: number): boolean {
  if (code === 0x7b || code === 0x5b) return openContainer(scan, code === 0x7b);
  if (code === 0x22) return takeString(scan);
  if (code === 0x2d || (code >= 0x30 && code <= 0x39)) return takeNumber(scan);
  if (code === 0x74) return takeWord(scan, 'true');
  if (code === 0x66) return takeWord(scan, 'false');
  return code === 0x6e ? takeWord(scan, 'null') : refuse(scan);
}

function openContainer(scan: Scan, isObject: boolean): boolean {
  const { offset, insideObject, limits } = scan;
  if (insideObject.length >= limits.maxDepth) return halt(scan, 'too-deep');
  if (!countValue(scan)) return false;
  insideObject.push(isObject);
  if (isObject) scan.handler.beginObject(offset);
  else scan.handler.beginArray(offset);
  if (scan.handler.skips?.()) {
    scan.offset = endOfContainer(scan.text, offset) - 1;
    return closeContainer(scan);
  }
  return advance(scan, isObject ? 'first-name' : 'first-element');
}

/** Behind the last bracket of the object or list that begins here, in a text that is sound. */
function endOfContainer(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) at = endOfString(text, at) - 1;
    else if (code === 0x7b || code === 0x5b) depth++;
    else if ((code === 0x7d || code === 0x5d) && --depth === 0) return at + 1;
  }
  return text.length;
}

function closeContainer(scan: Scan): boolean {
  const end = scan.offset + 1;
  if (scan.insideObject.pop()) scan.handler.endObject(end);
  else scan.handler.endArray(end);
  return finishValue(scan, end);
}

function takeString(scan: Scan): boolean {
  const { token } = scan;
  const end = readString(scan.text, scan.offset, token);
  if (token.expected !== '') return refuseToken(scan);
  if (!countValue(scan)) return false;
  scan.handler.scalar(scan.offset, end, token.escaped ? 'escaped-string' : 'string');
  return finishValue(scan, end);
}

function takeNumber(scan: Scan): boolean {
  const end = readNumber(scan.text, scan.offset, scan.token);
  if (scan.token.expected !== '') return refuseToken(scan);
  if (!countValue(scan)) return false;
  scan.handler.scalar(scan.offset, end, 'number');
  return finishValue(scan, end);
}

function takeWord(scan: Scan, word: 'true' | 'false' | 'null'): boolean {
  const { offset } = scan;
  if (!scan.text.startsWith(word, offset)) return refuse(scan);
  if (!countValue(scan)) return false;
  scan.handler.scalar(offset, offset + word.length, word);
  return finishValue(scan, offset + word.length);
}
