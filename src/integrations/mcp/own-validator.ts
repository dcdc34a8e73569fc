import process from 'node:process';

/**
 * Validates what tools are called with: the SDK's small validator, in the place of the one that it takes for Node, which is as large as
 * all the rest (scripts/bundle-dist.js puts it there).
 */
export { CfWorkerJsonSchemaValidator as DefaultJsonSchemaValidator } from '@modelcontextprotocol/server/validators/cf-worker';
export { process };
