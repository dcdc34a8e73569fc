/** What a page says in a line such as `Status: done` or `**Status:** done`, or in a line below a heading of that name. */
export function statusOfPage(text: string, name: string): string | undefined {
  const label = new RegExp(`^[#*_>|\\s-]*${name}[*_]*:?[*_]*[ \\t]*(?:\\r?\\n\\s*)?(.*)$`, 'im');
  const value = label.exec(text)?.[1]?.replace(/[*_`]/g, '').trim();
  return value === undefined || value === '' ? undefined : value.slice(0, 60);
}
