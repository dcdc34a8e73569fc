/** One thing that was looked at. A `problem` keeps the gate from judging, or lets something pass; a `hint` does not. */
export type Diagnosis =
  | { readonly mark: 'ok'; readonly text: string }
  | { readonly mark: 'hint' | 'problem'; readonly text: string; readonly fix: string };

export function ok(text: string): Diagnosis {
  return { mark: 'ok', text };
}

export function hint(text: string, fix: string): Diagnosis {
  return { mark: 'hint', text, fix };
}

export function problem(text: string, fix: string): Diagnosis {
  return { mark: 'problem', text, fix };
}

const mostNamed = 5;

/** “a, b, c and 7 more” */
export function named(paths: readonly string[]): string {
  const more = paths.length - mostNamed;
  return `${paths.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
