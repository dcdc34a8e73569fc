/** Names in a row: the first ones in full, and of the others how many there are. */
export function listed(names: readonly string[], most = 5): string {
  const more = names.length - most;
  return `${names.slice(0, most).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
