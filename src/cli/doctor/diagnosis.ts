/** One thing that was looked at. A `problem` keeps the gate from judging, or lets something pass; a `hint` does not. */
export interface Diagnosis {
  readonly mark: 'ok' | 'hint' | 'problem';
  readonly text: string;
  /** What to do, of all but `ok`. */
  readonly fix?: string;
  /** Lines to run as they stand. */
  readonly commands?: readonly string[];
}

export function ok(text: string): Diagnosis {
  return { mark: 'ok', text };
}

export function hint(text: string, fix: string, commands?: readonly string[]): Diagnosis {
  return { mark: 'hint', text, fix, ...(commands && { commands }) };
}

export function problem(text: string, fix: string, commands?: readonly string[]): Diagnosis {
  return { ...hint(text, fix, commands), mark: 'problem' };
}
