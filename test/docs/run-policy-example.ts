import type { ReportedFinding } from '../../src/engine/contract/finding.ts';
import { judgePolicy } from '../../src/engine/policy/judge-policy.ts';
import { policyOf } from '../../src/engine/policy/policy.ts';
import type { PolicyBytesPair } from '../../src/engine/policy/policy-files.ts';
import { configurationPath, waiversPath } from '../../src/engine/policy/policy-paths.ts';
import { waiving } from '../../src/engine/policy/waiving.ts';
import { kinds } from '../../src/kinds/index.ts';
import type { Block } from './page-examples.ts';

/** Whether the blocks of an example are policy files: those are YAML, and nothing else is. */
export function isAboutPolicy(blocks: readonly Block[]): boolean {
  return blocks.some(({ language }) => language === 'yaml');
}

/** Judges what an example does to the policy files; the base side's configuration is the one that judges. */
export function runPolicyExample(blocks: readonly Block[]): ReportedFinding[] {
  const before = bytesOf(blocks, 'before');
  const policy = policyOf(before, kinds);
  const paths = textOf(blocks, 'paths').split('\n').filter(Boolean);
  const { at, findings = [] } = JSON.parse(textOf(blocks, 'context') || '{}');
  const waives = waiving(policy.waivers, at);
  waives.apply(findings);
  const after = bytesOf(blocks, 'after');
  const named = [before, after].flatMap((pair) => [...(pair.named?.keys() ?? [])]);
  return judgePolicy({
    path: configurationPath,
    before,
    after,
    changes: new Set([configurationPath, waiversPath, ...named]),
    kinds,
    standing: paths,
    paths: new Set(paths),
    nested: blocks.map(({ part }) => part).filter((part) => part.endsWith(`/${configurationPath}`)),
    expired: waives.expired(),
    headWaives: policy.waiversFrom === 'head',
    rules: policy.policyRules,
  });
}

function bytesOf(blocks: readonly Block[], name: string): PolicyBytesPair {
  const bytes = (part: string) => {
    const block = blocks.find((each) => each.name === name && each.part === part);
    return block === undefined ? null : new TextEncoder().encode(block.text);
  };
  const named = blocks.filter((block) => block.name === name && block.part.endsWith('.yml'));
  return {
    configuration: bytes(''),
    waivers: bytes('waivers'),
    named: new Map(named.map(({ part }) => [part, bytes(part)])),
  };
}

function textOf(blocks: readonly Block[], name: string): string {
  return blocks.find((block) => block.name === name)?.text ?? '';
}
