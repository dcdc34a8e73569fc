/** The lines of a text, each with its line feed; the last one may have none. They end at line feeds alone, as for git. */
export function textLines(text: string): string[] {
  const lines: string[] = [];
  let from = 0;
  for (let to = text.indexOf('\n'); to >= 0; to = text.indexOf('\n', from)) {
    lines.push(text.slice(from, to + 1));
    from = to + 1;
  }
  if (from < text.length) lines.push(text.slice(from));
  return lines;
}
