import { inJson, type Managed } from './managed-json.ts';

/** How what init writes is known again in a file of that name. */
export function managed(path: string): Managed {
  if (path.endsWith('.json')) return inJson;
  if (path.endsWith('.md')) return inText('<!-- stateward -->', '<!-- /stateward -->');
  const comment = path.endsWith('.js') ? '//' : '#';
  return inText(`${comment} >>> stateward`, `${comment} <<< stateward`);
}

/** A block between two marker lines, which may be indented. */
function inText(open: string, close: string): Managed {
  const block = new RegExp(
    `^([ \\t]*)${open}[ \\t]*\\r?\\n[^]*?^[ \\t]*${close}[ \\t]*(?:\\r?\\n|$(?![^]))`,
    'm',
  );
  const withGap = new RegExp(`(?:(?<=\\n)\\r?\\n)?${block.source}`, 'm');
  const part = (text: string) => block.exec(text)?.[0] ?? '';
  const without = (text: string) => text.replace(withGap, '');
  return {
    has: (there) => block.test(there),
    part,
    put(there, fresh) {
      const [lineBreak] = /\r\n/.exec(there) ?? ['\n'];
      const withBreaks = (text: string) => text.replaceAll('\n', lineBreak);
      const renewed = (indent: string) => withBreaks(indented(part(fresh), indent));
      if (block.test(there)) return there.replace(block, (_, indent: string) => renewed(indent));
      const end = there === '' ? '' : there.endsWith('\n') ? lineBreak : lineBreak + lineBreak;
      return there + end + renewed('');
    },
    out(there, fresh) {
      const left = without(there);
      const plain = (text: string) => text.replaceAll('\r\n', '\n').trim();
      return plain(left) === plain(without(fresh)) || plain(left) === '' ? '' : left;
    },
  };
}

/** The lines of a block as far in as its first line is to stand. */
function indented(block: string, indent: string): string {
  const [own = ''] = /^[ \t]*/.exec(block) ?? [];
  return block.replace(new RegExp(`^${own}(?=.)`, 'gm'), indent);
}
