/** A list as the second judge reads it: plain values, nothing of the product. */
export type Format =
  | 'ralph'
  | 'feature-list'
  | 'unnamed-list'
  | 'beads'
  | 'openspec'
  | 'spec-kit'
  | 'markdown';

export interface Item {
  /** Which item it is along a history, whatever its key and its text become; '' until somebody says. */
  readonly uid: string;
  /** The key; '' for an item that has none. */
  readonly id: string;
  readonly title: string;
  /** The contract by the name of its field, as a text that is equal where the values are the same; '' for nothing. */
  readonly contract: Readonly<Record<string, string>>;
  readonly done: boolean;
  /** What the boolean done field holds: `boolean`, `none`, or what stands there instead. */
  readonly mark: string;
  readonly disagrees: boolean;
  readonly status: string;
  readonly counters: Readonly<Record<string, number>>;
  readonly needs: readonly string[];
  /** Text fields of the claim that can hold a reason. */
  readonly notes: string;
  /** All of the rest, to tell whether two versions are equal by value. */
  readonly claim: string;
  /** The section of a Markdown item. */
  readonly section: string;
}

export interface List {
  /** Whether anything in it is a list of this format. */
  readonly shape: boolean;
  readonly plan: string;
  readonly items: readonly Item[];
  /** Texts of items that stand where no item is: in a comment or a fence. */
  readonly hidden: readonly string[];
}

/** Where each format lies, and how its rules differ. */
export const paths: Readonly<Record<Format, string>> = {
  ralph: 'prd.json',
  'feature-list': 'feature_list.json',
  'unnamed-list': 'feature_list.json',
  beads: '.beads/issues.jsonl',
  openspec: 'openspec/changes/shop/tasks.md',
  'spec-kit': 'specs/shop/tasks.md',
  markdown: 'TODO.md',
};

export function isMarkdown(format: Format): boolean {
  return format === 'openspec' || format === 'spec-kit' || format === 'markdown';
}

const contractOf: Readonly<Record<string, readonly string[]>> = {
  ralph: ['title', 'description', 'acceptancecriteria', 'teststeps', 'dependencies'],
  'feature-list': ['title', 'category', 'description', 'steps', 'acceptance', 'verification'],
  'unnamed-list': ['title', 'category', 'description', 'steps', 'acceptance', 'verification'],
  beads: ['title', 'description', 'acceptancecriteria', 'design', 'issuetype'],
};
const counters = ['retryCount', 'attemptCount', 'attempts'];
const listNames = ['userStories', 'stories', 'tasks', 'features', 'items'];
/** Fields that give no reason, whatever is written there. */
const noReason =
  /^(id|passes|passed|status|close_?reason|.*_?at|.*count|attempts|iteration_count|priority|title)$/i;

type Fields = Readonly<Record<string, unknown>>;

export function readList(format: Format, text: string): List {
  return isMarkdown(format) ? readMarkdown(format, text) : readObjects(format, text);
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objectsOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function readObjects(format: Format, text: string): List {
  const value: unknown =
    format === 'beads'
      ? text
          .split(/\r?\n/)
          .filter((line) => line.trim() !== '')
          .map((line): unknown => JSON.parse(line))
      : JSON.parse(text.replace(/^\uFEFF/, ''));
  const rows = Array.isArray(value)
    ? objectsOf(value)
    : isObject(value)
      ? listNames.flatMap((name) => objectsOf(value[name]))
      : [];
  const plan = isObject(value) && typeof value.branchName === 'string' ? value.branchName : '';
  const isOfFormat = rows.some((row) => 'passes' in row || 'passed' in row || 'status' in row);
  const isEmpty =
    rows.length === 0 &&
    (Array.isArray(value) || (isObject(value) && listNames.some((name) => name in value)));
  return {
    shape: isOfFormat || isEmpty,
    plan,
    items: rows.map((row) => readObject(format, row)),
    hidden: [],
  };
}

function readObject(format: Format, row: Fields): Item {
  const contract: Record<string, string> = {};
  for (const [name, value] of Object.entries(row)) {
    const plain = name.toLowerCase().replaceAll('_', '');
    if (!contractOf[format]?.includes(plain)) continue;
    const said = plain === 'dependencies' ? plainSet(value) : plainText(value);
    if (said !== '') contract[plain] = said;
  }
  const [done, mark] = doneOf(format, row);
  const status = typeof row.status === 'string' ? row.status : '';
  const claim = Object.entries(row).filter(
    ([name]) => !contractOf[format]?.includes(name.toLowerCase().replaceAll('_', '')),
  );
  const said = claim.filter(([name, value]) => !noReason.test(name) && typeof value === 'string');
  return {
    uid: '',
    id: row.id === undefined || row.id === null ? '' : String(row.id),
    title: format === 'unnamed-list' ? plainText(row.description) : plainText(row.title ?? row.description),
    contract,
    done,
    mark,
    disagrees: format !== 'beads' && !done && mark !== 'none' && /^(done|completed|passing)$/.test(status),
    status,
    counters: Object.fromEntries(
      counters.flatMap((name) => (typeof row[name] === 'number' ? [[name, row[name]]] : [])),
    ),
    needs: Array.isArray(row.dependencies) ? row.dependencies.map(String) : [],
    notes: said.map(([, value]) => plainText(value)).join(' '),
    claim: plainText(Object.fromEntries(claim)),
    section: '',
  };
}

/** The first done field that the preset knows decides; any other type than true or false is not done. */
function doneOf(format: Format, row: Fields): [done: boolean, mark: string] {
  if (format === 'beads') return [row.status === 'closed', 'none'];
  for (const name of ['passes', 'passed']) {
    if (name === 'passed' && format !== 'ralph') continue;
    if (typeof row[name] === 'boolean') return [row[name], 'boolean'];
    if (row[name] !== undefined && row[name] !== null) return [false, JSON.stringify(row[name])];
  }
  const words = format === 'ralph' ? ['done'] : ['passing', 'done', 'completed'];
  return [words.includes(String(row.status)), 'none'];
}

/** Equal where the law says that two values are the same. */
function plainText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
  if (Array.isArray(value)) {
    const members = value.map(plainText);
    return members.length === 0
      ? ''
      : members.length === 1 && typeof value[0] === 'string'
        ? (members[0] ?? '')
        : JSON.stringify(members);
  }
  if (typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value)
    .map(([name, member]) => [name, plainText(member)])
    .filter(([, member]) => member !== '')
    .sort(([left = ''], [right = '']) => (left < right ? -1 : 1));
  return members.length === 0 ? '' : JSON.stringify(members);
}

function plainSet(value: unknown): string {
  return Array.isArray(value) ? plainText(value.map(plainText).sort()) : plainText(value);
}

const box = /^(\s*)[-*+] \[(.)\] (.*)$/;
const ids: Readonly<Record<string, RegExp>> = {
  openspec: /^(\d+\.\d+) /,
  'spec-kit': /^(T\d+) /,
  markdown: /^(T\d+|\d+\.\d+) /,
};

function readMarkdown(format: Format, text: string): List {
  const items: Item[] = [];
  const hidden: string[] = [];
  let section = '';
  let away = '';
  let unseen = '';
  let open: { mark: string; text: string } | undefined;
  const close = () => {
    if (open !== undefined) items.push(readTask(format, open.mark, open.text, section));
    open = undefined;
  };
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    if (away !== '') {
      if (line.includes(away)) away = '';
      else unseen += ` ${line.trim()}`;
      if (away === '') hidden.push((box.exec(unseen.trim())?.[3] ?? '').replace(ids[format] ?? '', ''));
      continue;
    }
    const start = /^(<!--|```)/.exec(line)?.[1];
    if (start !== undefined) {
      close();
      away = start === '```' ? '```' : '-->';
      unseen = '';
      continue;
    }
    const found = box.exec(line);
    if (found !== null) {
      close();
      open = { mark: found[2] ?? ' ', text: found[3] ?? '' };
    } else if (line.startsWith('#')) {
      close();
      if (/^##+ /.test(line)) section = line.replace(/^#+ /, '').trim();
    } else if (line.trim() === '') close();
    else if (open !== undefined) open.text += ` ${line.trim()}`;
  }
  close();
  return { shape: true, plan: '', items, hidden: hidden.filter((each) => each !== '').map(wording) };
}

function readTask(format: Format, mark: string, text: string, section: string): Item {
  const id = ids[format]?.exec(text)?.[1] ?? '';
  const rest = id === '' ? text : text.slice(id.length + 1);
  const done = mark === 'x' || mark === 'X';
  return {
    uid: '',
    id,
    title: wording(rest),
    contract: { text: wording(rest) },
    done,
    mark: 'none',
    disagrees: done && /\[DEFERRED\]|\(skipped\)|WON'T DO/.test(rest),
    status: mark,
    counters: {},
    needs: [],
    notes: '',
    claim: rest.replace(/\s+/g, ' ').trim(),
    section,
  };
}

/** The text without what does not count: marks of emphasis, decoration behind it, a tag that says not done. */
function wording(text: string): string {
  return text
    .replace(/[*_`\\]/g, '')
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(
      /( (✅( \d{4}-\d\d-\d\d)?|\([0-9a-f]{7}\)|\(COMPLETED [^)]*\)|\[DEFERRED\]|\(skipped\)|WON'T DO))+$/,
      '',
    );
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The law says "like" and gives no measure: here, half of the words of the shorter one. */
export function isLike(left: string, right: string): boolean {
  const [few = [], many = []] = [[...new Set(wordsOf(left))], [...new Set(wordsOf(right))]].sort(
    (a, b) => a.length - b.length,
  );
  return few.length === 0
    ? many.length === 0
    : few.filter((word) => many.includes(word)).length * 2 >= few.length;
}
