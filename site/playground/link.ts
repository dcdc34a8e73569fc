import type { Pair } from './judge.ts';

/** What a link to the playground holds, behind its `#`: nothing of it reaches a server. */
export interface Shared extends Pair {
  /** The id of a format, '' to recognise it. */
  readonly format: string;
}

/** Both texts in an address, compressed. */
export async function fragmentOf(shared: Shared): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify(shared)),
    new CompressionStream('deflate-raw'),
  );
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What a link says; undefined where it is none of these. */
export async function sharedIn(fragment: string): Promise<Shared | undefined> {
  try {
    const letters = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const value = JSON.parse(
      new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))),
    );
    const text = (name: string) => (typeof value[name] === 'string' ? value[name] : '');
    const guard = (['success', 'failure', 'skipped'] as const).find((each) => each === value.guard) ?? '';
    const graph = typeof value.beside === 'object' && value.beside !== null ? value.beside : {};
    const beside = Object.fromEntries(Object.entries(graph).map(([path, each]) => [path, String(each)]));
    return {
      ...{ format: text('format'), before: text('before'), after: text('after'), message: text('message') },
      ...{ works: value.works !== false, guard, beside },
    };
  } catch {
    return undefined;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const piped = new Blob([bytes])
    .stream()
    .pipeThrough(stream as TransformStream<Uint8Array<ArrayBuffer>, Uint8Array>);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}
