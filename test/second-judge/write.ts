import type { Format } from './items.ts';

/** An item as the generator has it; the judges read only its text. */
export interface Row {
  id: string;
  title: string;
  description: string;
  criteria: string[];
  done: boolean;
  /** The heading, tag or epic that it stands under. */
  section: string;
  /** The title of the row that it stands below, or ''. */
  parent: string;
  needs: string[];
  /** Further members, or other values of those that there are. */
  more: Record<string, unknown>;
  /** What stands behind the text of a line. */
  tail: string;
  hidden?: string | undefined;
}

export interface Plan {
  branch: string;
  rows: Row[];
  style: number;
  /** What stands behind each heading. */
  suffix: string;
}

export function write(format: Format, plan: Plan): string {
  if (format === 'spec-kit' || format === 'markdown') return writePage(plan);
  if (format === 'bmad') return writeStatuses(plan);
  const { style, rows } = plan;
  const objects = rows.map((row) => objectOf(format, row, style));
  if (format === 'beads') return objects.map((each) => `${JSON.stringify(each)}\n`).join('');
  const top =
    format === 'feature-list'
      ? objects
      : format === 'task-master'
        ? tagsOf(rows, objects)
        : { project: 'Shop', branchName: plan.branch, userStories: objects };
  const text = `${JSON.stringify(top, null, [2, 4, '\t'][style % 3])}\n`;
  return style % 5 === 4 ? `\uFEFF${text.replaceAll('\n', '\r\n')}` : text;
}

function tagsOf(rows: readonly Row[], objects: readonly Record<string, unknown>[]) {
  const subtasks = (parent: Row) =>
    objects.filter((_, at) => rows[at]?.parent === parent.title && parent.parent === '');
  const tasks = rows.flatMap((row, at) => {
    if (row.parent !== '') return [];
    return [{ section: row.section, task: { ...objects[at], subtasks: subtasks(row) } }];
  });
  const tags = [...new Set(tasks.map(({ section }) => section))];
  const tasksOf = (tag: string) => tasks.flatMap(({ section, task }) => (section === tag ? [task] : []));
  return Object.fromEntries(tags.map((tag) => [tag, { tasks: tasksOf(tag) }]));
}

function objectOf(format: Format, row: Row, style: number): Record<string, unknown> {
  const { id, title, description, criteria, done, needs, more } = row;
  const criteriaName = style % 4 === 3 ? 'acceptance_criteria' : 'acceptanceCriteria';
  const own: Partial<Record<Format, Record<string, unknown>>> = {
    ralph: {
      ...{ id, title, description, [criteriaName]: criteria, priority: 1, passes: done },
      ...(needs.length > 0 || style % 2 === 1 ? { dependencies: needs } : {}),
    },
    'feature-list': { id, category: 'shop', title, description, steps: criteria, passes: done },
    beads: { id, title, description, priority: 2, issue_type: 'task', status: done ? 'closed' : 'open' },
    'task-master': {
      ...{ id: Number(id), title, description, dependencies: needs.map(Number), priority: 'low' },
      status: done ? 'done' : 'pending',
    },
  };
  const isStatus = format === 'beads' || format === 'task-master';
  const { status, ...others } = more;
  const added = isStatus && (done || status === undefined) ? others : more;
  const entries = Object.entries({ ...own[format], ...added }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(style % 2 === 1 ? entries.reverse() : entries);
}

function writeStatuses({ rows, style }: Plan): string {
  const lines = rows.map(({ id, title, done, more }) => {
    const key = [id, ...title.toLowerCase().split(' ')].filter((part) => part !== '').join('-');
    const open = typeof more.status === 'string' ? more.status : 'backlog';
    return `${style % 2 === 1 ? '    ' : '  '}${key}: ${done ? 'done' : open}`;
  });
  return `development_status:${lines.length === 0 ? ' {}' : ''}\n${lines.join('\n')}\n`;
}

function writePage({ rows, style, suffix }: Plan): string {
  const lines = ['# Tasks', ''];
  for (const section of new Set(rows.map((row) => row.section))) {
    lines.push(`## ${section}${suffix}`, '');
    for (const row of rows.filter((each) => each.section === section)) lines.push(...linesOf(row, style));
    lines.push('');
  }
  return lines.join('\n');
}

function linesOf(row: Row, style: number): string[] {
  const way = style % 3;
  const titled =
    way === 1
      ? row.title.replace(/^\S+/, '**$&**')
      : way === 2
        ? row.title.replace(/\S+$/, '`$&`')
        : row.title;
  const text = [row.id, titled].filter((part) => part !== '').join(' ');
  const indent = row.parent === '' ? '' : '  ';
  const wrapped = style % 4 === 3 ? text.replace(/ (\S+)$/, `\n  ${indent}$1`) : text;
  const mark = row.done ? 'x' : typeof row.more.mark === 'string' ? row.more.mark : ' ';
  const line = `${indent}${style % 2 === 1 ? '*' : '-'} [${mark}] ${wrapped}${row.tail}`;
  if (row.hidden === 'comment') return ['<!--', line, '-->'];
  return row.hidden === 'fence' ? ['```', line, '```'] : [line];
}
