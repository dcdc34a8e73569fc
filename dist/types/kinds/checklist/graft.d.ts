import { type Checklist } from './model.ts';
/**
 * A checklist in which the named subjects are as they are in another version. What comes back stands where it stood, and
 * goes by the names that sections have now.
 */
export declare function graftChecklist(doc: Checklist, from: Checklist | null, subjects: readonly string[]): Checklist;
