import type { Finding } from './finding.ts';
import type { Messages, RuleDescription } from './rule.ts';
/**
 * One change is one finding: drops every finding that another one claims as its echo, that is, whose rule
 * the other's rule supersedes and whose subject the other's covers.
 */
export declare function withoutEchoes<F extends Pick<Finding, 'ruleId' | 'subject'>>(findings: readonly F[], rules: readonly Pick<RuleDescription<Messages>, 'id' | 'supersedes'>[]): F[];
