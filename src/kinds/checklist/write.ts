import type { Texts, Written } from '../../core/kind.ts';
import { defaultLimits } from '../../core/limits.ts';
import type { ValueEdit } from '../../core/value-edit.ts';
import { writeEdits } from '../../text/formats/written-format.ts';
import type { Checklist } from './model.ts';
import { parseText, type TextFormat } from './parsers.ts';
import type { Preset } from './preset.ts';
import { entryEdits } from './write-entries.ts';
import { itemEdits } from './write-items.ts';
import { newPage } from './write-page.ts';
import { writtenFormat } from './written-format.ts';

/** What `StateKind.write` asks: the texts of a checklist that hold the items, and the entries, of another one. */
export function writeChecklist(
  { texts, doc }: Written<Checklist>,
  target: Checklist,
  subjects: readonly string[],
): Texts | undefined {
  const values = new Map(
    [...texts].map(([part, text]) => [part, partValue(text, formatOf(doc.preset, part))] as const),
  );
  const edits =
    doc.preset.log === undefined ? itemEdits(doc, target, subjects, values) : entryEdits(doc, target);
  if (edits === undefined) return undefined;
  const written = new Map<string, string>();
  for (const [part, own] of edits) {
    const next = textOf(doc.preset, texts.get(part), part, own);
    if (next === undefined) return undefined;
    if (next !== texts.get(part)) written.set(part, next);
  }
  return written;
}

function formatOf(preset: Preset, part: string): TextFormat {
  return part === '' && preset.folder !== undefined ? { ...preset, ...preset.folder } : preset;
}

function partValue(text: string, format: TextFormat) {
  return parseText(format, new TextEncoder().encode(text), defaultLimits).value ?? null;
}

/** A file of a folder that is its only item goes with it: its text is then empty. */
function textOf(
  preset: Preset,
  text: string | undefined,
  part: string,
  edits: readonly ValueEdit[],
): string | undefined {
  const whole = edits.find(({ pointer }) => pointer === '');
  if (whole?.type === 'remove') return part === '' ? undefined : '';
  if (whole !== undefined && (text === undefined || text === ''))
    return 'value' in whole && part !== '' ? newPage(preset, whole.value) : undefined;
  if (text === undefined) return undefined;
  return writeEdits(text, writtenFormat(formatOf(preset, part)), edits);
}
