// @ts-check
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * node scripted-model.js LOG SCRIPT: a model on this machine that says what a script tells it, one call of a tool after the other,
 * then that it is done. It speaks as OpenAI's two interfaces, Anthropic's and Google's do, prints its port, and keeps what it is asked in a file.
 *
 * @typedef {{ name: string, args?: object, text?: string }} Call `text` is the input of a tool that takes no JSON
 */
const [, , log = '', script = '[]'] = process.argv;
/** @type {Call[]} */
const calls = JSON.parse(script);
let step = 0;

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    const url = request.url ?? '';
    appendFileSync(log, `${url}\n${body}\n`);
    const asked = body.startsWith('{') ? JSON.parse(body) : {};
    if (url.includes('/responses')) send(response, responses(asked));
    else if (url.includes('/chat/completions')) send(response, completions(asked));
    else if (url.includes('/messages')) {
      if (url.includes('count_tokens')) send(response, [{ input_tokens: 1 }], false);
      else send(response, messages(asked), asked.stream === true);
    } else if (url.includes('enerateContent')) send(response, contents(asked), url.includes('stream'));
    else send(response, [{ data: [] }], false);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address !== null ? address.port : 0);
});

/**
 * @param {import('node:http').ServerResponse} response
 * @param {(object | string)[]} events
 * @param {boolean} [isStream]
 */
function send(response, events, isStream = true) {
  response.writeHead(200, { 'content-type': isStream ? 'text/event-stream' : 'application/json' });
  if (!isStream) return response.end(JSON.stringify(events[0]));
  for (const event of events) {
    const type = typeof event === 'object' && 'type' in event ? `event: ${event.type}\n` : '';
    response.write(`${type}data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`);
  }
  response.end();
}

function next() {
  step += 1;
  return calls[step - 1];
}

/** @param {{ model?: string }} asked */
function responses(asked) {
  const call = next();
  const usage = {
    input_tokens: 1,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 1,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 2,
  };
  const item = {
    id: `item_${step}`,
    status: 'completed',
    ...(call === undefined
      ? {
          type: 'message',
          role: 'assistant',
          content: [{ type: 'output_text', text: 'done', annotations: [] }],
        }
      : call.text === undefined
        ? {
            type: 'function_call',
            call_id: `call_${step}`,
            name: call.name,
            arguments: JSON.stringify(call.args),
          }
        : { type: 'custom_tool_call', call_id: `call_${step}`, name: call.name, input: call.text }),
  };
  const whole = {
    id: `r_${step}`,
    object: 'response',
    created_at: 1,
    status: 'completed',
    model: asked.model,
    output: [item],
    usage,
  };
  return [
    { type: 'response.created', response: { ...whole, status: 'in_progress', output: [] } },
    { type: 'response.output_item.done', output_index: 0, item },
    { type: 'response.completed', response: whole },
  ];
}

/** @param {{ tools?: unknown[], model?: string }} asked */
function completions(asked) {
  // Titles and summaries are asked for without tools.
  const isAside = (asked.tools ?? []).length === 0;
  const call = isAside ? undefined : next();
  const said =
    call === undefined
      ? { content: 'done' }
      : {
          tool_calls: [
            {
              index: 0,
              id: `call_${step}`,
              type: 'function',
              function: { name: call.name, arguments: JSON.stringify(call.args) },
            },
          ],
        };
  const chunk = { id: 'x', object: 'chat.completion.chunk', created: 1, model: asked.model };
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
  const finish = call === undefined ? 'stop' : 'tool_calls';
  return [
    { ...chunk, choices: [{ index: 0, delta: { role: 'assistant', ...said }, finish_reason: null }] },
    { ...chunk, choices: [{ index: 0, delta: {}, finish_reason: finish }], usage },
    '[DONE]',
  ];
}

/** @param {{ tools?: unknown[], model?: string, stream?: boolean }} asked */
function messages(asked) {
  const isAside = (asked.tools ?? []).length === 0;
  const call = isAside ? undefined : next();
  const block =
    call === undefined
      ? { type: 'text', text: 'done' }
      : { type: 'tool_use', id: `toolu_${step}`, name: call.name, input: call.args };
  const reason = call === undefined ? 'end_turn' : 'tool_use';
  const usage = { input_tokens: 1, output_tokens: 1 };
  const message = { id: `msg_${step}`, type: 'message', role: 'assistant', model: asked.model, usage };
  if (asked.stream !== true)
    return [{ ...message, content: [block], stop_reason: reason, stop_sequence: null }];
  const delta =
    call === undefined
      ? { type: 'text_delta', text: 'done' }
      : { type: 'input_json_delta', partial_json: JSON.stringify(call.args) };
  const start = call === undefined ? { type: 'text', text: '' } : { ...block, input: {} };
  return [
    { type: 'message_start', message: { ...message, content: [], stop_reason: null, stop_sequence: null } },
    { type: 'content_block_start', index: 0, content_block: start },
    { type: 'content_block_delta', index: 0, delta },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: reason, stop_sequence: null }, usage },
    { type: 'message_stop' },
  ];
}

/** @param {{ tools?: { functionDeclarations?: unknown[] }[] }} asked */
function contents(asked) {
  const isAside = !(asked.tools ?? []).some(
    ({ functionDeclarations = [] }) => functionDeclarations.length > 0,
  );
  const call = isAside ? undefined : next();
  const parts =
    call === undefined
      ? [{ text: isAside ? '{}' : 'done' }]
      : [{ functionCall: { name: call.name, args: call.args } }];
  return [
    {
      candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
    },
  ];
}
