import { Composer, type Document } from 'yaml';
import { findConflict } from './json-stop.ts';
import type { Limits } from './limits.ts';
import { appendToken } from './location.ts';
import { locateNearest } from './nearest-place.ts';
import type { ParsedText } from './parsed-text.ts';
import { type SourceText, spanAt } from './source.ts';
import { type TextFault, textFault } from './text-fault.ts';
import { composing, mostYamlDepth, tooDeepAt, yamlTokens } from './yaml-tokens.ts';
import { readYamlNode, type YamlDataOptions } from './yaml-walk.ts';

/** The package needs up to five seconds for so many characters, and ten times as long for ten times as many. */
export const mostYamlCharacters = 1024 * 1024;

export const defaultYamlOptions: YamlDataOptions = { maxAliases: 0, scalarKeys: true };

type DataLimits = Pick<Limits, 'maxDepth' | 'maxValues'>;

/**
 * One document of YAML 1.2 (core schema) as state that a program wrote: repeated keys are faults beside a value, in which
 * the last one counts; comments are nothing; an empty text is null. Never throws.
 */
export function parseYaml(
  source: SourceText,
  limits: DataLimits,
  options: YamlDataOptions = defaultYamlOptions,
): ParsedText {
  const { text } = source;
  if (text.length > mostYamlCharacters) {
    const message = `is longer than the ${mostYamlCharacters} characters of YAML that are read`;
    return unread(source, [textFault('too-large', message, spanAt(source, 0, 0))]);
  }
  const maxDepth = Math.min(limits.maxDepth, mostYamlDepth);
  const tokens = yamlTokens(text);
  const deep = tooDeepAt(tokens, maxDepth);
  if (deep !== undefined) {
    const message = `nested deeper than ${maxDepth} levels`;
    return unread(source, [textFault('too-deep', message, spanAt(source, deep, deep))]);
  }
  const [document, second] = [...new Composer(composing).compose(tokens, true, text.length)];
  const faults = document === undefined ? [] : syntaxFaults(source, document, second);
  if (faults.length > 0) return unread(source, faults);
  return read(source, document?.contents ?? null, { ...limits, ...options, maxDepth });
}

function read(source: SourceText, node: unknown, options: DataLimits & YamlDataOptions): ParsedText {
  const { value, faults, places } = readYamlNode({ source, ...options }, node);
  const isKeyFault = ({ messageId }: TextFault) => /^(?:duplicate|prototype)-key$/.test(messageId);
  return {
    value: faults.every(isKeyFault) ? value : undefined,
    faults,
    source: {
      lineText: source.lineText,
      locate: (pointers) =>
        locateNearest(pointers, (tokens) => places.get(tokens.reduce<string>(appendToken, ''))),
    },
  };
}

/** What the package says of a text; its warnings are about tags that other readers would run as code. */
function syntaxFaults(
  source: SourceText,
  { errors, warnings }: Document.Parsed,
  second: Document.Parsed | undefined,
): TextFault[] {
  const found = [...errors, ...warnings].map(({ message, pos: [from, to] }) =>
    textFault('syntax', message, spanAt(source, from, to)),
  );
  const conflict = found.length > 0 ? findConflict(source) : undefined;
  if (conflict !== undefined) return [conflict];
  if (second === undefined || found.length > 0) return found;
  const [from] = second.range;
  return [textFault('syntax', 'holds several documents; one was expected', spanAt(source, from, from))];
}

function unread(source: SourceText, faults: readonly TextFault[]): ParsedText {
  const part = {
    lineText: source.lineText,
    locate: (pointers: readonly string[]) => locateNearest(pointers, () => undefined),
  };
  return { value: undefined, faults, source: part };
}
