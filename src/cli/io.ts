/** What a command needs of the process that it runs in; a value, so that a test hands in its own. */
export interface Io {
  /** Absolute path of the folder in which the command is called. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The script that runs, which hooks are to start. */
  readonly script: string;
  /** Read only by what needs it. */
  readonly stdin: AsyncIterable<Uint8Array>;
  /** Whether standard output is a terminal. */
  readonly isTerminal: boolean;
  /** Columns of the terminal; undefined where standard output is none. */
  readonly columns: number | undefined;
  /** The same of standard error. */
  readonly errorColumns: number | undefined;
  out(text: string): void;
  error(text: string | Uint8Array): void;
}

const narrowest = 40;
/** Lines that are longer than this are hard to read, however wide the window is. */
const widestProse = 110;

/** Columns that prose may take: those of the window, within reason. */
export function widthOf({ columns = 80 }: Io): number {
  return Math.min(widestProse, Math.max(narrowest, columns));
}

/** All of standard input. */
export async function readInput({ stdin }: Pick<Io, 'stdin'>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}
