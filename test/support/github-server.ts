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
  readonly user: { readonly login: string; readonly type: 'Bot' | 'User' };
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
  /** Whom REST says so; tokens of workflows and apps are refused there. */
  readonly user?: string;
  /** What every request gets, or those of one method. */
  readonly fault?: Fault;
  /** So many lists of comments are answered together: each of the runs that ask has seen none of the others' writing. */
  readonly together?: number;
  /** Pull requests by number, as far as they matter here. */
  readonly pulls?: Readonly<Record<number, object>>;
}

export interface Fault {
  readonly method?: string;
  /** Never answered where there is none. */
  readonly status?: number;
  readonly message?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The handful of GitHub's endpoints that the Action uses, on this machine. */
export async function startGithub(options: ServerOptions = {}): Promise<GithubServer> {
  const writes: Request[] = [];
  const comments = [...(options.comments ?? [])];
  const waiting: (() => void)[] = [];
  const server = createServer(async (message, response) => {
    const request = await read(message);
    const { fault, together = 0 } = options;
    const isFaulty = fault !== undefined && (fault.method ?? request.method) === request.method;
    if (isFaulty && fault.status === undefined) return;
    const [status, answer] = isFaulty
      ? [fault.status ?? 0, { message: fault.message ?? 'broken' }]
      : reply(request, options, comments, writes);
    const headers = { 'content-type': 'application/json', ...(isFaulty ? fault.headers : {}) };
    const end = () => void response.writeHead(status, headers).end(JSON.stringify(answer));
    if (request.method !== 'GET' || !isList(request) || waiting.length >= together) end();
    else {
      waiting.push(end);
      if (waiting.length === together) for (const each of waiting) each();
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    writes,
    comments,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

async function read(message: IncomingMessage): Promise<Request> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of message) chunks.push(chunk as Uint8Array);
  const text = Buffer.concat(chunks).toString('utf8');
  return { method: message.method ?? '', path: message.url ?? '', body: text === '' ? {} : JSON.parse(text) };
}

function isList({ path }: Request): boolean {
  return path.startsWith('/repos/octo/state/issues/7/comments');
}

/** As GitHub has people and apps in what they wrote. */
function user(login: string): IssueComment['user'] {
  return { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' };
}

function reply(
  request: Request,
  { readOnly = false, viewer, user: person, pulls = {} }: ServerOptions,
  comments: IssueComment[],
  writes: Request[],
): [status: number, answer: unknown] {
  const { method, path, body } = request;
  if (path === '/graphql')
    return viewer === undefined
      ? [403, { message: 'Resource not accessible by integration' }]
      : [200, { data: { viewer: { login: viewer } } }];
  if (path === '/user')
    return person === undefined
      ? [403, { message: 'Resource not accessible by integration' }]
      : [200, { login: person }];
  if (method === 'GET' && isList(request)) return [200, comments];
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
    return known === undefined ? [404, { message: 'Not Found' }] : [200, comments[index]];
  }
  if (method === 'DELETE' && comment !== undefined) {
    const index = comments.findIndex(({ id }) => id === Number(comment));
    if (index >= 0) comments.splice(index, 1);
    return index < 0 ? [404, { message: 'Not Found' }] : [204, undefined];
  }
  if (method === 'POST' && path === '/repos/octo/state/issues/7/comments') {
    const id = Math.max(99, ...comments.map((each) => each.id)) + 1;
    const made = { id, body: text, user: user(viewer ?? person ?? 'github-actions[bot]') };
    comments.push(made);
    return [201, made];
  }
  return [404, { message: 'Not Found' }];
}
