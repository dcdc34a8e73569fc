/** A line that a client sent: handed on, or answered at once because no server could understand it. */
export type ClientLine = { readonly line: Buffer } | { readonly answer: string };

/** The largest message that is read: a governed file of the largest size, with each character escaped. */
export const mostBytes = 128 * 1024 * 1024;

/** The messages of a client, a line each. The SDK passes over what is no message, and whoever sent it would wait for ever. */
export async function* clientLines(chunks: AsyncIterable<Buffer>): AsyncIterable<ClientLine> {
  let begun: Buffer[] = [];
  let size = 0;
  const take = (part: Buffer) => {
    size += part.length;
    if (size <= mostBytes) begun.push(part);
  };
  const ended = (): ClientLine[] => {
    const found =
      size > mostBytes ? [{ answer: refusal(-32600, tooLong, null) }] : lineOf(Buffer.concat(begun));
    [begun, size] = [[], 0];
    return found;
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let to = chunk.indexOf(10); to >= 0; to = chunk.indexOf(10, from)) {
      take(chunk.subarray(from, to));
      from = to + 1;
      yield* ended();
    }
    take(chunk.subarray(from));
  }
  yield* ended();
}

const tooLong = `Invalid request: a message has at most ${mostBytes} bytes`;

function lineOf(line: Buffer): ClientLine[] {
  const text = line.toString('utf8').trim();
  if (text === '') return [];
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return [{ answer: refusal(-32700, 'Parse error: the line is no JSON', null) }];
  }
  const fault = faultOf(message);
  return [fault === undefined ? { line } : { answer: fault }];
}

/** What JSON-RPC demands of every message. There are no batches since revision 2025-06-18. */
function faultOf(message: unknown): string | undefined {
  if (!isObject(message)) return refusal(-32600, 'Invalid request: a message is one object', null);
  const { jsonrpc, method, id, params } = message as Readonly<Record<string, unknown>>;
  const own = typeof id === 'string' || Number.isInteger(id) ? id : null;
  if (jsonrpc !== '2.0') return refusal(-32600, 'Invalid request: "jsonrpc" has to be "2.0"', own);
  const isAnswer = 'result' in message || 'error' in message;
  if (typeof method !== 'string' && !isAnswer)
    return refusal(-32600, 'Invalid request: "method" has to be a text', own);
  if ('id' in message && own === null && !isAnswer)
    return refusal(-32600, 'Invalid request: "id" has to be a text or a whole number', null);
  // To what is not asked with an id nothing is answered.
  if (own !== null && !isAnswer && params !== undefined && !isObject(params))
    return refusal(-32602, 'Invalid params: "params" has to be an object', own);
  return undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function refusal(code: number, message: string, id: unknown): string {
  return `${JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })}\n`;
}
