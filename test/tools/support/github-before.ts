import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the emulator has no endpoint for: GraphQL's `viewer`, by token; whom it does not know it refuses. */
export type Viewers = Readonly<Record<string, string>>;

export interface GithubBefore {
  readonly url: string;
  close(): Promise<void>;
}

/** A server before the emulator that answers `/graphql` itself and hands everything else on. */
export async function githubBefore(emulator: string, viewers: Viewers): Promise<GithubBefore> {
  const server = createServer(async (message, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of message) chunks.push(chunk as Uint8Array);
    const token = message.headers.authorization?.replace(/^\w+ /, '') ?? '';
    const reply = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    if (message.url === '/graphql') {
      const login = viewers[token];
      if (login === undefined) reply(403, '{"message":"Resource not accessible by integration"}');
      else reply(200, JSON.stringify({ data: { viewer: { login } } }));
      return;
    }
    const method = message.method ?? 'GET';
    const headers = { authorization: `token ${token}`, 'content-type': 'application/json' };
    const body = chunks.length === 0 ? {} : { body: Buffer.concat(chunks).toString('utf8') };
    const answer = await fetch(`${emulator}${message.url ?? ''}`, { method, headers, ...body });
    if (answer.status === 204) response.writeHead(204).end();
    else reply(answer.status, await answer.text());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
