import { stringValue } from './json-scalars.ts';
import type { JsonHandler, JsonLimits } from './json-scan-state.ts';
import { scanJson } from './json-scanner.ts';
import { appendToken } from './location.ts';
import { quote } from './quote.ts';
import { type SourceText, spanAt } from './source.ts';
import type { TextFault } from './text-fault.ts';

interface Container {
  readonly pointer: string;
  readonly keys: Map<string, KnownKey>;
  readonly isArray: boolean;
  index: number;
  key: string;
}

// Message and pointer are made once per key: a hostile text can repeat one key a million times.
interface KnownKey {
  readonly start: number;
  message: string;
  pointer: string;
}

/** What is said of such a key in any format. */
export const prototypeKeyMessage =
  'the key "__proto__" is not allowed, because many readers take it for the prototype of the object';

/** Every repeated key and every `__proto__` key of a JSON text, in order, as far as it can be scanned. */
export function findKeyFaults(source: SourceText, limits: JsonLimits): readonly TextFault[] {
  const faults: TextFault[] = [];
  const open: Container[] = [];
  const begin = (isArray: boolean): void => {
    const parent = open.at(-1);
    const pointer = parent === undefined ? '' : childPointer(parent);
    open.push({ pointer, keys: new Map(), isArray, index: 0, key: '' });
  };
  const end = (): void => {
    open.pop();
    passElement(open.at(-1));
  };
  const handler: JsonHandler = {
    beginObject: () => begin(false),
    beginArray: () => begin(true),
    endObject: end,
    endArray: end,
    scalar: () => passElement(open.at(-1)),
    key: (start, keyEnd, escaped) => {
      const container = open.at(-1);
      if (container === undefined) return;
      container.key = stringValue(source.text, start, keyEnd, escaped);
      const fault = judgeKey(source, container, start, keyEnd);
      if (fault !== undefined) faults.push(fault);
    },
  };
  scanJson(source.text, handler, limits);
  return faults;
}

function childPointer(container: Container): string {
  return appendToken(container.pointer, container.isArray ? container.index : container.key);
}

function passElement(container: Container | undefined): void {
  if (container !== undefined) container.index++;
}

function judgeKey(
  source: SourceText,
  container: Container,
  start: number,
  end: number,
): TextFault | undefined {
  const { key, keys } = container;
  if (key === '__proto__') {
    const place = { span: spanAt(source, start, end), pointer: childPointer(container) };
    return { messageId: 'prototype-key', message: prototypeKeyMessage, ...place };
  }
  const known = keys.get(key);
  if (known === undefined) {
    keys.set(key, { start, message: '', pointer: '' });
    return undefined;
  }
  if (known.message === '') describeRepetition(source, container, known);
  const { message, pointer } = known;
  return { messageId: 'duplicate-key', message, span: spanAt(source, start, end), pointer };
}

function describeRepetition(source: SourceText, container: Container, known: KnownKey): void {
  const { line } = source.positionAt(known.start);
  known.message = `the key ${quote(container.key)} occurs more than once in its object, first on line ${line}`;
  known.pointer = childPointer(container);
}
