import { describe, expect, it } from 'vitest';
import { codeSpan, fenced, htmlCode, htmlText, markdownText } from '../../src/output/markdown-escape.ts';

describe('words of a paragraph or a cell', () => {
  it.each<{ name: string; said: string; written: string }>([
    { name: 'a mention', said: 'ask @octocat', written: 'ask <span>@</span>octocat' },
    { name: 'a team', said: '@org/team', written: '<span>@</span>org/team' },
    { name: 'an e-mail address', said: 'me@example.org', written: 'me<span>@</span>example.org' },
    { name: 'an issue', said: 'see #123', written: 'see <span>#</span>123' },
    { name: 'an issue elsewhere', said: 'org/repo#1', written: 'org/repo<span>#</span>1' },
    { name: 'an issue by its old name', said: 'GH-12', written: 'GH<span>-</span>12' },
    { name: 'a commit', said: 'in 3f2a91c', written: 'in 3f2a91<span>c</span>' },
    { name: 'a long commit', said: '0123456789abcdef', written: '012345<span>6789ab</span>cdef' },
    { name: 'a link', said: 'https://x.example', written: 'https<span>://</span>x.example' },
    { name: 'a link without scheme', said: 'www.x.example', written: 'www<span>.</span>x.example' },
    { name: 'an emoji', said: 'a :smile: b', written: 'a <span>:</span>smile: b' },
    { name: 'a formula', said: 'a $x$', written: 'a <span>$</span>x<span>$</span>' },
    { name: 'an element', said: '<img src=x>', written: '&lt;img src=x&gt;' },
    { name: 'an entity', said: '&lt; &#64;a', written: '&amp;lt; &amp;<span>#</span>64;a' },
    { name: 'a link in Markdown', said: '[x](y)', written: '\\[x\\](y)' },
    { name: 'an image', said: '![x](y)', written: '!\\[x\\](y)' },
    { name: 'emphasis', said: '*a* _b_ ~~c~~', written: '\\*a\\* \\_b\\_ \\~\\~c\\~\\~' },
    { name: 'code', said: '`a`', written: '\\`a\\`' },
    { name: 'a bar', said: 'a|b', written: 'a&#124;b' },
    { name: 'a bar behind a backslash', said: 'a\\|b', written: 'a\\\\&#124;b' },
    { name: 'a heading', said: '# a', written: '\\# a' },
    { name: 'a list', said: '- a', written: '\\- a' },
    { name: 'a numbered list', said: '1. a', written: '<span>1</span>. a' },
    { name: 'a line break', said: 'a\nb', written: 'a\\\\nb' },
    { name: 'a runner command', said: 'a ##[error]', written: 'a ##\\\\u{5b}error\\]' },
    { name: 'a reversed name', said: 'a\u202eb', written: 'a\\\\u{202e}b' },
  ])('$name is only words', ({ said, written }) => {
    expect(markdownText(said)).toBe(written);
  });

  it.each([
    'plan/tree.json',
    'a - b, c + d = e',
    'what? yes! (no)',
    'C# and F#',
    'auth#attempts',
    'a: b, root::leaf',
    'facade 123456',
    'wwwx.example, x.example',
    '"quoted" and it\'s fine',
    '日本語 👍🏽 ⚠️',
    '100% of 5^2',
    'UTF-8, HIGH-5',
  ])('%s stays as it is', (said) => {
    expect(markdownText(said)).toBe(said);
  });
});

describe('words inside of HTML', () => {
  it.each([
    { said: '</summary><b>"x"', written: '&lt;/summary&gt;&lt;b&gt;&quot;x&quot;' },
    { said: '@a #1 *b*', written: '<span>@</span>a <span>#</span>1 *b*' },
    { said: 'a\n\nb', written: 'a\\n\\nb' },
  ])('$said', ({ said, written }) => {
    expect(htmlText(said)).toBe(written);
  });

  it('are not linked where they are code', () => {
    expect(htmlCode('@a <b> https://x')).toBe('<code>@a &lt;b&gt; https://x</code>');
  });
});

describe('a code span', () => {
  it.each([
    { said: 'plan/my_tree.json', written: '`plan/my_tree.json`' },
    { said: '@a #1 www.x.example <b>', written: '`@a #1 www.x.example <b>`' },
    { said: 'a`b', written: '``a`b``' },
    { said: '`a``b', written: '``` `a``b ```' },
    { said: ' a', written: '`  a `' },
    { said: 'a|b_c', written: '<code>a&#124;b\\_c</code>' },
    { said: 'a\nb\u202e', written: '`a\\nb\\u{202e}`' },
    { said: '', written: '' },
    { said: '  ', written: '' },
  ])('$said', ({ said, written }) => {
    expect(codeSpan(said)).toBe(written);
  });
});

describe('a fence', () => {
  it('is longer than what it holds', () => {
    expect(fenced('sh', ['a', '```', '````` b'])).toBe('``````sh\na\n```\n````` b\n``````\n');
  });

  it('holds no line that the runner obeys', () => {
    expect(fenced('', ['  ::error::x'])).toBe('```\n  \\u{3a}:error::x\n```\n');
  });
});
