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
