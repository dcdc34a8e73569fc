import { eachOf, type ThreeTexts } from './three.ts';

/** What stands around the lines of a text and says nothing: undefined where a text has no opinion. */
interface Frame {
  /** A byte order mark at its start. */
  readonly mark: boolean | undefined;
  readonly lineEnd: '\n' | '\r\n' | 'mixed' | undefined;
  /** Whether the last line ends, too. */
  readonly isClosed: boolean | undefined;
}

/**
 * Three texts in one frame, so that lines are the same wherever they say the same, and the way back: the frame of the side that
 * changed it, ours where both did. Line ends that are mixed in some version are left to the lines.
 */
export function framed(texts: ThreeTexts): {
  readonly texts: ThreeTexts;
  readonly inFrame: (text: string) => string;
} {
  const { base, ours, theirs } = eachOf((side) => frameOf(texts[side]));
  const frames = [base, ours, theirs];
  const decided = <Value>(of: (frame: Frame) => Value | undefined): Value | undefined => {
    const [old, left, right] = [of(base), of(ours), of(theirs)];
    const isKept = left === undefined || left === old;
    return isKept ? (right ?? left ?? old) : left;
  };
  const isMixed = frames.some(({ lineEnd }) => lineEnd === 'mixed');
  const isCut = !isMixed && frames.some(({ lineEnd }) => lineEnd === '\r\n');
  const lineEnd = isCut ? decided((frame) => frame.lineEnd) : '\n';
  const [mark, isClosed] = [decided((frame) => frame.mark), decided((frame) => frame.isClosed)];
  const plain = (text: string) => {
    const own = text.startsWith('\ufeff') ? text.slice(1) : text;
    const cut = isCut ? own.replaceAll('\r\n', '\n') : own;
    return cut === '' || cut.endsWith('\n') ? cut : `${cut}\n`;
  };
  return {
    texts: eachOf((side) => plain(texts[side])),
    inFrame: (text) => {
      const open = isClosed === false ? text.replace(isMixed ? /\r?\n$/ : /\n$/, '') : text;
      const ended = lineEnd === '\r\n' ? open.replaceAll('\n', '\r\n') : open;
      return mark === true && text !== '' ? `\ufeff${ended}` : ended;
    },
  };
}

function frameOf(text: string): Frame {
  if (text === '') return { mark: undefined, lineEnd: undefined, isClosed: undefined };
  const mark = text.startsWith('\ufeff');
  const hasReturns = text.includes('\r\n');
  const isMixed = hasReturns && /(?:^|[^\r])\n/.test(text);
  const lineEnd = isMixed ? 'mixed' : hasReturns ? '\r\n' : text.includes('\n') ? '\n' : undefined;
  return { mark, lineEnd, isClosed: text.endsWith('\n') };
}
