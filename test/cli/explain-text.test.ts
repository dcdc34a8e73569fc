import { expect, it } from 'vitest';
import { explainText } from '../../src/cli/explain-text.ts';
import { rulePages } from '../../src/cli/rule-pages.generated.ts';
import { rules } from '../../src/library/catalogue.ts';

it.each(rules().map((rule) => [rule.id, rule] as const))(
  'the page of %s is shown without marks of Markdown, its items indented',
  (id, rule) => {
    const page = (rulePages[id] ?? '').replaceAll(/^```[\s\S]*?^```$/gm, '');
    expect(page.replaceAll(/`[^`]*`/g, '')).not.toMatch(/\*\*|\]\(/);
    const text = explainText(rule, page, 80);
    expect(text).not.toMatch(/^- .*\n(?!- |\n| )./m);
  },
);
