import { expect, it } from 'vitest';
import { namesItem } from '../../../src/kinds/checklist/reasons.ts';

const item = (title: string) => ({ ownKey: 'US-7', title }) as Parameters<typeof namesItem>[1];

it.each<[message: string, title: string, isNamed: boolean]>([
  ['feat: export the list as CSV', 'Export the list', true],
  ['feat: us-7', 'Login', true],
  ['Reopen Dark mode, it flickers', 'Dark mode', true],
  ['the darker dark modes', 'Dark mode', false],
  ['Reopen "Login", it fails', 'Login', true],
  ["Reopen 'Login'", 'Login', true],
  ['Reopen `Login`', 'Login', true],
  ['Reopen “Login”', 'Login', true],
  ['fix the login form', 'Login', false],
  ['fix login', 'Login', false],
  ['feat: Login', 'Login', true],
  ['feat(shop)!: login\n\nWith tests.', 'Login', true],
  ['Login', 'Login', true],
  ['fix: login form', 'Login', false],
  ['Tidy up\n\nfeat: Login', 'Login', false],
  ['say ""', '', false],
  ['say nothing', ' ', false],
  ['a - b', '-', false],
])('%j names %j: %s', (message, title, isNamed) => {
  expect(namesItem(message, item(title))).toBe(isNamed);
});
