import { decodeText } from './decode.ts';
import type { JsonValue } from './json-value.ts';
import type { Limits } from './limits.ts';
import type { PartSource, ReadFault } from './parsed.ts';
import type { ParseText } from './parsed-text.ts';
import { sourceText } from './source.ts';
import { inPart, type TextFault, type TextFaultId } from './text-fault.ts';

/** One part of a document as a plain value. `value` is undefined exactly when there are faults. */
export interface TextPart {
  readonly value: JsonValue | undefined;
  readonly text: string;
  readonly faults: readonly ReadFault[];
  /** Faults of a kind that the caller tolerates, such as repeated keys that it judges itself. */
  readonly tolerated: readonly ReadFault[];
  readonly source: PartSource;
  readonly memory?: object;
}

/** Decodes and parses one part; a text that has any fault but those that are tolerated has no value. */
export function readTextPart(
  part: string,
  bytes: Uint8Array,
  limits: Limits,
  parse: ParseText,
  tolerated: readonly TextFaultId[] = [],
): TextPart {
  const decoded = decodeText(bytes);
  const parsed = parse(sourceText(decoded.text), limits);
  const found = (decoded.faults.length > 0 ? decoded.faults : parsed.faults).map((fault) =>
    inPart(part, fault),
  );
  const isTolerated = ({ messageId }: TextFault) => tolerated.includes(messageId);
  const faults = found.filter((fault) => !isTolerated(fault));
  return {
    value: faults.length > 0 ? undefined : parsed.value,
    text: decoded.text,
    faults,
    tolerated: found.filter(isTolerated),
    source: parsed.source,
    ...(parsed.memory === undefined ? {} : { memory: parsed.memory }),
  };
}
