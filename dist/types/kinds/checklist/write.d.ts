import type { Texts, Written } from '../../core/kind.ts';
import type { Checklist } from './model.ts';
/** What `StateKind.write` asks: the texts of a checklist that hold the items, and the entries, of another one. */
export declare function writeChecklist({ texts, doc }: Written<Checklist>, target: Checklist, subjects: readonly string[]): Texts | undefined;
