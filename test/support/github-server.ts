import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface IssueComment {
  readonly id: number;
  readonly body: string;
  readonly user: { readonly login: string };
}

export interface GithubServer {
  /** For `GITHUB_API_URL`. */
  readonly url: string;
  /** What was asked, reading aside. */
  readonly writes: readonly Request[];
  readonly comments: IssueComment[];
  close(): Promise<void>;
}

export interface ServerOptions {
  readonly comments?: readonly IssueComment[];
  /** As a fork's token: reading is allowed, writing is not. */
  readonly readOnly?: boolean;
  /** Whom GraphQL says the token belongs to; without it GraphQL refuses. */
  readonly viewer?: string;
  readonly failing?: boolean;
  /** Pull requests by number, as far as they matter here. */
  readonly pulls?: Readonly<Record<number, { readonly merged: boolean; readonly merge_commit_sha: string }>>;
}

/** The handful of GitHub's endpoints that the Action uses, on this machine. */
export async function startGithub(options: ServerOptions = {}): Promise<GithubServer> {
  const writes: Request[] = [];
  const comments = [...(options.comments ?? [])];
  const server = createServer(async (message, response) => {
    const request = await read(message);
    const [status, answer] = reply(request, options, comments, writes);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    writes,
    comments,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

async function read(message: IncomingMessage): Promise<Request> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of message) chunks.push(chunk as Uint8Array);
  const text = Buffer.concat(chunks).toString('utf8');
  return { method: message.method ?? '', path: message.url ?? '', body: text === '' ? {} : JSON.parse(text) };
}

function reply(
  request: Request,
  { readOnly = false, viewer, failing = false, pulls = {} }: ServerOptions,
  comments: IssueComment[],
  writes: Request[],
): [status: number, answer: unknown] {
  const { method, path, body } = request;
  if (failing) return [500, { message: '::error::##[error]broken' }];
  if (path === '/graphql')
    return viewer === undefined
      ? [403, { message: 'Resource not accessible by integration' }]
      : [200, { data: { viewer: { login: viewer } } }];
  if (method === 'GET' && path.startsWith('/repos/octo/state/issues/7/comments')) return [200, comments];
  if (readOnly) return [403, { message: 'Resource not accessible by integration' }];
  const [, pull] = /^\/repos\/octo\/state\/pulls\/(\d+)$/.exec(path) ?? [];
  if (method === 'GET' && pull !== undefined) {
    const known = pulls[Number(pull)];
    return known === undefined ? [404, { message: 'Not Found' }] : [200, known];
  }
  writes.push(request);
  const [, comment] = /^\/repos\/octo\/state\/issues\/comments\/(\d+)$/.exec(path) ?? [];
  const text = String(body.body);
  if (method === 'PATCH' && comment !== undefined) {
    const index = comments.findIndex(({ id }) => id === Number(comment));
    const known = comments[index];
    if (known !== undefined) comments[index] = { ...known, body: text };
    return [200, comments[index]];
  }
  if (method === 'POST' && path === '/repos/octo/state/issues/7/comments') {
    const made = { id: 100 + comments.length, body: text, user: { login: viewer ?? 'github-actions[bot]' } };
    comments.push(made);
    return [201, made];
  }
  if (path === '/repos/octo/state/check-runs') return [201, { id: 55 }];
  return path === '/repos/octo/state/check-runs/55' ? [200, { id: 55 }] : [404, { message: 'Not Found' }];
}
