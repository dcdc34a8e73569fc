/** An element as it was written; `text` is what stands in it beside its children. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const token = /<\/([\w-]+)>|<([\w-]+)((?: [\w-]+="[^"<]*")*)(\/?)>|([^<]+)/y;

/** Reads XML without comments, namespaces or a document type; what is not well-formed is an exception. */
export function readXml(source: string): XmlElement {
  const text = source.replace(/^<\?xml version="1.0" encoding="UTF-8"\?>\n/, '');
  const root = { name: '', attributes: {}, children: [] as XmlElement[], text: '' };
  const open = [root];
  let at = 0;
  while (at < text.length) {
    token.lastIndex = at;
    const found = token.exec(text);
    const top = open.at(-1);
    if (found === null || top === undefined)
      throw new Error(`no XML at ${JSON.stringify(text.slice(at, at + 60))}`);
    at = token.lastIndex;
    const [, close, name, attributes = '', isEmpty, inner] = found;
    if (inner !== undefined) top.text += plain(inner);
    else if (close !== undefined) {
      if (top.name !== close) throw new Error(`</${close}> closes <${top.name}>`);
      open.pop();
    } else {
      const element = { name: name ?? '', attributes: attributesOf(attributes), children: [], text: '' };
      top.children.push(element);
      if (isEmpty === '') open.push(element);
    }
  }
  const [only] = root.children;
  if (open.length !== 1 || root.children.length !== 1 || only === undefined)
    throw new Error('not one element');
  return only;
}

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(/([\w-]+)="([^"]*)"/g)];
  const all = Object.fromEntries(found.map(([, name = '', value = '']) => [name, plain(value)]));
  if (Object.keys(all).length !== found.length) throw new Error(`an attribute twice: ${text}`);
  return all;
}

function plain(text: string): string {
  // A control, half a pair and the two last code points are no characters of XML 1.0.
  const wrong = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u.exec(text);
  if (wrong !== null) throw new Error('no character of XML');
  return text.replaceAll(/&(\w*;?)/g, (_, name: string) => {
    const value = entities[name.replace(/;$/, '')];
    if (!name.endsWith(';') || value === undefined) throw new Error(`no entity: &${name}`);
    return value;
  });
}
