/** Path of a file: folders, a name and a suffix that begins with a letter. */
const path = /^(?:\.{0,2}\/)?((?:[\w@.+-]+\/)+[\w@+-][\w@.+-]*\.[A-Za-z]\w{0,7})(?:[:#]\S*)?$/;
const edges = /^[,;:!?'"`()[\]{}<>*_]+|[.,;:!?'"`()[\]{}<>*_]+$/g;

/** Paths of files that a text names. A bare name may mean many things, and an address is no path. */
export function namedFiles(text: string): readonly string[] {
  return text.split(/[\s,]+/).flatMap((each) => {
    const [, name] = path.exec(each.replace(edges, '')) ?? [];
    return name === undefined || isAddress(name) ? [] : [name];
  });
}

/** What begins with the name of a host, such as `docs.example.org/page.html`. */
function isAddress(name: string): boolean {
  const [first = ''] = name.split('/');
  return /[^.]\.[^.]/.test(first);
}
