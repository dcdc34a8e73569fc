/**
 * The same function with a memory: who asks twice, or while the answer is under way, waits for one answer. What was
 * asked longest ago is forgotten once the answers together weigh more than `most`.
 */
export function remembering<Value>(
  most: number,
  load: (key: string) => Promise<Value>,
  weigh: (value: Value) => number = () => 1,
): (key: string) => Promise<Value> {
  const kept = new Map<string, Promise<Value>>();
  const weights = new Map<string, number>();
  let weight = 0;

  function forgetOldest(): void {
    for (const oldest of kept.keys()) {
      if (weight <= most) return;
      weight -= weights.get(oldest) ?? 0;
      weights.delete(oldest);
      kept.delete(oldest);
    }
  }

  async function loadAndWeigh(key: string): Promise<Value> {
    const value = await load(key);
    if (!kept.has(key)) return value;
    const own = Math.max(1, weigh(value));
    weight += own - (weights.get(key) ?? 0);
    weights.set(key, own);
    forgetOldest();
    return value;
  }

  return (key) => {
    const answer = kept.get(key) ?? loadAndWeigh(key);
    // A map keeps the order of insertion: what was asked last goes to its end.
    kept.delete(key);
    kept.set(key, answer);
    return answer;
  };
}
