/** One thing that was looked at. A `problem` keeps the gate from judging, or lets something pass; a `hint` does not. */
export type Diagnosis =
  | { readonly mark: 'ok'; readonly text: string }
  | {
      readonly mark: 'hint' | 'problem';
      readonly text: string;
      readonly fix: string;
      /** Lines to run as they stand. */
      readonly commands?: readonly string[];
    };

export function ok(text: string): Diagnosis {
  return { mark: 'ok', text };
}

export function hint(text: string, fix: string, commands: readonly string[] = []): Diagnosis {
  return { mark: 'hint', text, fix, ...(commands.length === 0 ? {} : { commands }) };
}

export function problem(text: string, fix: string, commands: readonly string[] = []): Diagnosis {
  return { mark: 'problem', text, fix, ...(commands.length === 0 ? {} : { commands }) };
}

const mostNamed = 5;

/** “a, b, c and 7 more” */
export function named(paths: readonly string[]): string {
  const more = paths.length - mostNamed;
  return `${paths.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
