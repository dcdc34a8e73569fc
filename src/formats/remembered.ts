/** What a reader was handed back of what it remembered; what lacks the member by which that is told is the memory of another one. */
export function remembered<Memory extends object>(memory: unknown, mark: keyof Memory): Memory | undefined {
  return typeof memory === 'object' && memory !== null && mark in memory ? (memory as Memory) : undefined;
}
