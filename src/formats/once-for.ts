/** The same function, which answers once for each first argument: what is said of a commit is asked for every file of it. */
export function onceFor<Subject extends object, Rest extends readonly unknown[], Value>(
  answer: (subject: Subject, ...rest: Rest) => Value,
): (subject: Subject, ...rest: Rest) => Value {
  const known = new WeakMap<Subject, { readonly value: Value }>();
  return (subject, ...rest) => {
    const found = known.get(subject) ?? { value: answer(subject, ...rest) };
    known.set(subject, found);
    return found.value;
  };
}

/** The same function, which remembers its last answers: versions of a file are read for several questions about them. */
export function lastFew<Value>(answer: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text) ?? answer(text);
    known.delete(text);
    known.set(text, found);
    const [oldest] = known.keys();
    if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
    return found;
  };
}

const mostKnown = 8;
