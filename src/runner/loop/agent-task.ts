import type { TaskTree, TreeNode } from '../../kinds/task-tree/model.ts';
import { leftmostOpenLeaf } from '../../kinds/task-tree/select.ts';
import { pathOf } from '../../kinds/task-tree/tree-place.ts';

/** What one call of the agent is about. */
export interface AgentTask {
  readonly mode: 'decompose' | 'execute';
  /** What stands on its standard input: Markdown. */
  readonly prompt: string;
  /** What its environment has besides. */
  readonly environment: Readonly<Record<string, string>>;
}

/** What the runner knows of the attempts before. */
export interface AgentContext {
  readonly tree: string;
  /** The text of `history.md` and `failure.md`, '' where there is none. */
  readonly history: string;
  readonly failure: string;
}

/** The open node with its goal, what it is part of, and what was tried; undefined where no node is open. */
export function agentTask(tree: TaskTree, context: AgentContext): AgentTask | undefined {
  const node = leftmostOpenLeaf(tree);
  if (node === undefined) return undefined;
  const mode = node.next === 'decompose' ? 'decompose' : 'execute';
  return {
    mode,
    prompt: promptOf(node, mode, context),
    environment: {
      STATEWARD_NODE: node.id,
      STATEWARD_NODE_PATH: pathOf(node),
      STATEWARD_MODE: mode,
      STATEWARD_TREE: context.tree,
      STATEWARD_ATTEMPT: String(node.attempts + 1),
      STATEWARD_MAX_ATTEMPTS: String(node.maxAttempts),
    },
  };
}

function promptOf(node: TreeNode, mode: AgentTask['mode'], { tree, history, failure }: AgentContext): string {
  const above = ancestorsOf(node).map((each) => `- ${textIn(each, 'title')}: ${textIn(each, 'goal')}`);
  const acceptance = Array.isArray(node.raw.acceptance) ? node.raw.acceptance.map((each) => `- ${each}`) : [];
  return [
    `# ${textIn(node, 'title')}\n`,
    `Node ${JSON.stringify(node.id)} of ${tree}, attempt ${node.attempts + 1} of ${node.maxAttempts}.\n`,
    `${textIn(node, 'goal')}\n`,
    ...(acceptance.length === 0 ? [] : ['It is done when:\n', `${acceptance.join('\n')}\n`]),
    ...(above.length === 0 ? [] : ['It is part of:\n', `${above.join('\n')}\n`]),
    `## What to do\n\n${orders[mode](node.id, tree)}\n`,
    ...(failure === '' ? [] : [failure]),
    ...(history === '' ? [] : [history]),
  ].join('\n');
}

const orders = {
  execute: (id: string, tree: string) =>
    `Do this one node and nothing else. Leave \`passes\`, \`attempts\` and the children of every node in ${tree} as they are: the runner decides about ${JSON.stringify(id)}.\nEnd with a line that says \`done\`, or \`retry\` if it needs another attempt.`,
  decompose: (id: string, tree: string) =>
    `Take the node apart: add children to ${JSON.stringify(id)} in ${tree}, with \`passes\` false and \`attempts\` 0, and touch nothing else.\nEnd with a line that says \`decomposed\`, or \`retry\` if it needs another attempt.`,
};

function ancestorsOf(node: TreeNode): TreeNode[] {
  const above: TreeNode[] = [];
  for (let at = node.parent; at !== undefined; at = at.parent) above.unshift(at);
  return above;
}

function textIn(node: TreeNode, field: 'title' | 'goal'): string {
  const value = node.raw[field];
  return typeof value === 'string' ? value : '';
}
