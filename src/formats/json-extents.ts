import { stringValue } from './json-scalars.ts';
import { endOfString } from './json-tokens.ts';
import type { TextWindow } from './text-windows.ts';

/** The innermost container around some windows of a JSON text that was read before. */
export interface Extent {
  /** Keys and places that lead to it from the root. */
  readonly path: readonly (string | number)[];
  readonly isList: boolean;
  /** From its first bracket to behind its last. */
  readonly from: number;
  readonly to: number;
  /** Where the elements of a list begin. */
  readonly starts: readonly number[];
  readonly windows: readonly TextWindow[];
}

/** A window around which no container has ended yet. */
interface Waiting {
  readonly window: TextWindow;
  /** Of how many more containers the end stands in the window's other text. */
  out: number;
}

interface Frame {
  readonly isList: boolean;
  readonly from: number;
  readonly starts: number[];
  /** Of an object's member that is being read, where its key stands. */
  keyFrom: number;
  keyTo: number;
  count: number;
  isBegun: boolean;
}

/**
 * The containers around windows of a text that is JSON without doubt, in the order in which they end; undefined where a window
 * touches what no container is around.
 */
export function extentsAround(
  text: string,
  other: string,
  windows: readonly TextWindow[],
): readonly Extent[] | undefined {
  const found: Extent[] = [];
  const frames: Frame[] = [];
  const waiting: Waiting[] = [];
  let next = 0;
  let assigned = 0;
  for (let at = 0; at < text.length && assigned < windows.length; at++) {
    const code = text.charCodeAt(at);
    // White space, since it is JSON.
    if (code <= 0x20) continue;
    const frame = frames[frames.length - 1];
    if (frame?.isList === true && !frame.isBegun && code !== 0x2c && code !== 0x5d) {
      frame.starts.push(at);
      frame.isBegun = true;
    }
    if (code === 0x22) {
      const end = endOfString(text, at);
      if (frame !== undefined && !frame.isBegun) {
        frame.keyFrom = at;
        frame.keyTo = end;
      }
      at = end - 1;
    } else if (code === 0x3a) {
      if (frame !== undefined) frame.isBegun = true;
    } else if (code === 0x2c) {
      if (frame !== undefined) endElement(frame);
    } else if (code === 0x7b || code === 0x5b) {
      frames.push(newFrame(code === 0x5b, at));
    } else if (code === 0x7d || code === 0x5d) {
      const closed = frames.pop();
      if (closed === undefined) return undefined;
      for (let window = windows[next]; window !== undefined && window.from <= at; window = windows[next]) {
        waiting.push({ window, out: levelsClosed(other, window.otherFrom, window.otherTo) });
        next++;
      }
      const own: TextWindow[] = [];
      for (let last = waiting.at(-1); last !== undefined; last = waiting.at(-1)) {
        if (last.window.from <= closed.from) break;
        // It goes on behind this bracket, here or there: something further out is around it.
        if (last.window.to > at || last.out > 0) {
          last.out--;
          break;
        }
        waiting.pop();
        own.unshift(last.window);
      }
      if (own.length > 0) found.push(extentOf(text, closed, at + 1, frames, own));
      assigned += own.length;
    }
  }
  return assigned === windows.length ? found : undefined;
}

/** How many brackets a text closes that it did not open. No string goes on from one line to the next. */
function levelsClosed(text: string, from: number, to: number): number {
  let [depth, most] = [0, 0];
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) at = endOfString(text, at) - 1;
    else if (code === 0x7b || code === 0x5b) depth++;
    else if (code === 0x7d || code === 0x5d) {
      depth--;
      most = Math.max(most, -depth);
    }
  }
  return most;
}

function newFrame(isList: boolean, from: number): Frame {
  return { isList, from, starts: [], keyFrom: 0, keyTo: 0, count: 0, isBegun: false };
}

function endElement(frame: Frame): void {
  frame.count++;
  frame.isBegun = false;
}

function extentOf(
  text: string,
  { isList, from, starts }: Frame,
  to: number,
  outer: readonly Frame[],
  windows: readonly TextWindow[],
): Extent {
  const path = outer.map((frame) =>
    frame.isList ? frame.count : stringValue(text, frame.keyFrom, frame.keyTo, true),
  );
  return { path, isList, from, to, starts, windows };
}
