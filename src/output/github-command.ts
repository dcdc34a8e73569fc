import { safeText } from './safe-text.ts';

export type AnnotationLevel = 'error' | 'warning' | 'notice';

/** Where an annotation stands. Lines and columns count from 1; the end column is inclusive. */
export interface AnnotationPlace {
  readonly file: string;
  readonly line: number;
  readonly endLine: number;
  readonly col?: number;
  readonly endColumn?: number;
}

export interface Annotation {
  readonly level: AnnotationLevel;
  readonly place: AnnotationPlace | undefined;
  /** Plain text, as long as it likes. */
  readonly title: string;
  /** Safe text of one or more lines. */
  readonly message: string;
}

const longestTitle = 200;

/** `::error file=…,line=…,endLine=…,col=…,endColumn=…,title=…::message`, always one line. */
export function annotationCommand({ level, place, title, message }: Annotation): string {
  const properties = Object.entries({ ...place, title: cutAt(safeText(title), longestTitle) })
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    .join(',');
  return `::${level} ${properties}::${escapeData(message)}`;
}

/** What `@actions/core` escapes in the message of a command, and the runner reads back. */
export function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** A property ends at a comma, and all of them at the next `::`. */
export function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** At most `length` UTF-16 code units, which is what the runner counts, and no half of a pair among them. */
export function cutAt(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
