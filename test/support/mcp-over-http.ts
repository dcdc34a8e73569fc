import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import { makeServer, type ServerPlace } from '../../src/integrations/mcp/server.ts';

export interface HttpServer {
  readonly url: string;
  close(): void;
}

/**
 * Our server behind HTTP: the conformance suite does not speak standard input and output. It stands here and not in `test/tools`,
 * where the inspector brings another version of the SDK.
 */
export async function serveOverHttp(place: ServerPlace): Promise<HttpServer> {
  const handler = createMcpHandler(() => makeServer(place));
  const http = createServer(async (message, answer) => {
    const request = await requestOf(message);
    const refused =
      hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
      originValidationResponse(request, localhostAllowedOrigins());
    const response = refused ?? (await handler.fetch(request));
    answer.writeHead(response.status, Object.fromEntries(response.headers));
    if (response.body !== null) for await (const chunk of response.body) answer.write(chunk);
    answer.end();
  });
  await new Promise<void>((settle) => http.listen(0, '127.0.0.1', settle));
  const { port } = http.address() as AddressInfo;
  return { url: `http://localhost:${port}/mcp`, close: () => http.close() };
}

async function requestOf(message: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return new Request(`http://${message.headers.host}${message.url}`, {
    method: message.method ?? 'GET',
    headers: Object.entries(message.headers).map(([name, value]): [string, string] => [name, String(value)]),
    ...(body.length === 0 ? {} : { body }),
  });
}
