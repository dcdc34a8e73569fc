import { isJsonObject } from '../../core/json-value.ts';
import type { Limits } from '../../core/limits.ts';
import type { Parsed, Reader } from '../../core/parsed.ts';
import { partBytes } from '../../text/part-bytes.ts';
import { buildChecklist } from './build.ts';
import { findLists } from './find-lists.ts';
import type { Checklist } from './model.ts';
import type { ChecklistOptions } from './options.ts';
import { type ParsedText, type ParserName, parseText } from './parsers.ts';
import { completePreset, type Preset } from './preset.ts';
import { builtInPresets } from './presets.generated.ts';

/** The companion of a log: the checklist that its option `rotatesWith` names. */
export const planRole = 'plan';

const presets = Object.values(builtInPresets).map(completePreset);

/** Reads a checklist by its preset, or by the built-in one whose shape it has. */
export function checklistReader(options: ChecklistOptions, limits: Limits): Reader<Checklist> {
  const parts = partBytes();
  return {
    push: parts.push,
    end(): Parsed<Checklist> {
      const bytes = parts.bytesOf('') ?? new Uint8Array();
      const read = options.preset === null ? byShape(bytes, limits) : byPreset(bytes, limits, options.preset);
      const { value, faults, repeated, source } = read.parsed;
      const own = value === undefined ? null : buildChecklist(value, read.preset, options.strict, repeated);
      const doc = own === null ? null : { ...own, plan: planOf(parts.bytesOf(planRole), limits) };
      return { doc, faults, source: (part) => (part === '' ? source : undefined) };
    },
  };
}

/** The checklist that a log belongs to; one that cannot be read says nothing, and is judged by itself. */
function planOf(bytes: Uint8Array | undefined, limits: Limits): Checklist | undefined {
  if (bytes === undefined) return undefined;
  const { parsed, preset } = byShape(bytes, limits);
  return parsed.value === undefined ? undefined : buildChecklist(parsed.value, preset, false);
}

interface Read {
  readonly parsed: ParsedText;
  readonly preset: Preset;
}

function byPreset(bytes: Uint8Array, limits: Limits, preset: Preset): Read {
  return { preset, parsed: parseText(preset.parse, bytes, limits) };
}

/** Each format is parsed once; of several shapes that fit, the first counts. */
function byShape(bytes: Uint8Array, limits: Limits): Read {
  const texts = new Map<ParserName, ParsedText>();
  for (const preset of presets) {
    const parsed = texts.get(preset.parse) ?? parseText(preset.parse, bytes, limits);
    texts.set(preset.parse, parsed);
    if (parsed.value !== undefined && hasShape(parsed, preset)) return { preset, parsed };
  }
  const [[name, parsed] = ['json' as const, parseText('json', bytes, limits)]] = texts;
  return { parsed, preset: completePreset({ parse: name, items: [''], done: [] }) };
}

/** Items must say whether they are done: a map of objects alone is no checklist. */
function hasShape({ value = null }: ParsedText, preset: Preset): boolean {
  const lists = findLists(value, { ...preset, items: preset.sniff });
  const members = lists.flatMap((list) => list.members.slice(0, mostLookedAt));
  return members.some(({ value: member }) =>
    isJsonObject(member)
      ? preset.done.some(({ field }) => Object.hasOwn(member, field))
      : preset.scalar !== undefined,
  );
}

const mostLookedAt = 1000;

/** Whether a text has the shape of some built-in preset. */
export function looksLikeChecklist(text: string, limits: Limits): boolean {
  const bytes = new TextEncoder().encode(text);
  const { parsed, preset } = byShape(bytes, limits);
  return parsed.value !== undefined && hasShape(parsed, preset);
}
