import { type CST, Lexer, Parser } from 'yaml';

/** The package descends recursively, so nesting is bounded before it does. */
export const mostYamlDepth = 200;

/** The package compares every key with every other; who reads what it composed finds repeated ones in linear time. */
export const composing = { version: '1.2', schema: 'core', uniqueKeys: false } as const;

/** The tokens of a text, before anything is made of them. */
export function yamlTokens(text: string): CST.Token[] {
  const tokens: CST.Token[] = [];
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(text)) for (const token of parser.next(lexeme)) tokens.push(token);
  for (const token of parser.end()) tokens.push(token);
  return tokens;
}

/** The offset of the first token that is nested too deeply. */
export function tooDeepAt(tokens: readonly CST.Token[], mostDepth: number): number | undefined {
  const pending = tokens.map((token) => ({ token, depth: 0 }));
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { token, depth } = next;
    if (depth > mostDepth) return token.offset;
    for (const child of childrenOf(token)) pending.push({ token: child, depth: depth + 1 });
  }
  return undefined;
}

function childrenOf(token: CST.Token): CST.Token[] {
  if (token.type === 'document') return token.value === undefined ? [] : [token.value];
  if (!('items' in token)) return [];
  return token.items.flatMap((item) =>
    [item.key, item.value].filter((child) => child !== undefined && child !== null),
  );
}
