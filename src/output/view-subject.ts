import { undoubled } from '../engine/contract/subject.ts';
import { safeJsonText, safeText } from './safe-text.ts';
import { shortened } from './text-layout.ts';

/** A field in brackets is a role that every item has (`US-001#(done)`), and no name in the file. */
const roleField = /#\([a-z]+\)$/;

/** An id with blanks or quotes stands in quotes, as in a declared step, so that it ends where it ends. */
export function shownSubject(subject: string): string {
  const text = shortened(undoubled(subject.replace(roleField, '')));
  return /[\s"]/.test(text) ? safeJsonText(JSON.stringify(text)) : safeText(text);
}
