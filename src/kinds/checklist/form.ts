import { textForm } from '../../formats/forms/text-form.ts';
import { defaultLimits } from '../../formats/limits.ts';
import type { TextForm } from '../../formats/text-form.ts';
import { byShape } from './by-shape.ts';
import type { ChecklistOptions } from './options.ts';
import { writtenFormat } from './written-format.ts';

/** How a checklist's text is merged: as its preset reads it, or the one whose shape it has. */
export function formOfChecklist(text: string, { preset }: ChecklistOptions): TextForm | undefined {
  if (preset?.folder !== undefined) return undefined;
  const known = preset ?? byShape(new TextEncoder().encode(text), defaultLimits).preset;
  const form = textForm(
    writtenFormat(known),
    known.done.map(({ field }) => field),
  );
  return known.log === undefined ? form : { ...form, isLog: true };
}
