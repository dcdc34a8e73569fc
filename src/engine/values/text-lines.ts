/** The lines of a text, each with its line feed; the last one may have none. They end at line feeds alone, as for git. */
export function textLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+/g) ?? [];
}
