import { exitCodes } from '../check/exit-code.ts';

export interface McpFlags {
  readonly guard?: string;
}

/** `stateward mcp`: the server lies beside this program, in a bundle of its own that nothing else loads. */
export async function mcp({ guard }: McpFlags): Promise<number> {
  const beside = new URL('mcp.js', import.meta.url).href;
  const { serve }: { serve(guard: string | undefined): Promise<void> } = await import(beside);
  await serve(guard);
  return exitCodes.clean;
}
