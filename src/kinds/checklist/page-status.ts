/** What a page says in a line such as `Status: done` or `**Status:** done`, or in a line below a heading of that name. */
export function statusOfPage(text: string, name: string): string | undefined {
  const label = new RegExp(`^[#*_>|\\s-]*${name}[*_]*:?[*_]*[ \\t]*(?:\\r?\\n\\s*)?(.*)$`, 'im');
  const value = label.exec(shownText(text))?.[1]?.replace(/[*_`]/g, '').trim();
  return value === undefined || value === '' ? undefined : value.slice(0, 60);
}

/** A page without its comments and code fences. */
export function shownText(text: string): string {
  return text.replace(/<!--[\s\S]*?(?:-->|$)/g, '').replace(/^(```|~~~)[\s\S]*?^\1/gm, '');
}
