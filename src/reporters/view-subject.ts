import { safeJsonText, safeText } from './safe-text.ts';
import { shortened } from './text-layout.ts';

/** An id with blanks or quotes stands in quotes, as in a declared step, so that it ends where it ends. */
export function shownSubject(subject: string): string {
  const text = shortened(subject);
  return /[\s"]/.test(text) ? safeJsonText(JSON.stringify(text)) : safeText(text);
}
