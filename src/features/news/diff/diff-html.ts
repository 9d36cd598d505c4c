import { parseHtml } from '@/shared/text/html-to-text';

import { blocksIn, MARK, type Block } from './blocks';
import { diffInline } from './diff-inline';
import { pairBlocks, type BlockKind } from './pair-blocks';

export type DiffBlock = {
  kind: BlockKind;
  /** What is shown, with its marks. */
  element: Element;
  /** What stood there before, and what stands there after; empty where nothing does. As it is stored: not safe to show. */
  before: string;
  after: string;
};

/** Makes html safe to show. */
type Clean = (html: string) => HTMLElement;
type Show = (block: Block) => Element;

/** Lists and tables are compared line by line, quotes and boxes block by block. */
const CONTAINERS = new Set(
  'UL OL DL TABLE THEAD TBODY TFOOT BLOCKQUOTE DIV SECTION ARTICLE FIGURE'.split(' '),
);

const marked = (element: Element, kind: BlockKind): Element => {
  if (kind !== 'same' && kind !== 'changed') element.setAttribute(MARK, kind);
  return element;
};

/** A block as it is stored, made safe; an empty one where nothing of it may be shown. */
const showStored =
  (clean: Clean): Show =>
  ({ html }) => {
    const [block] = blocksIn(clean(html));
    return document.importNode(block?.element ?? document.createElement('span'), true);
  };

/** A block of one that is safe already. Its markup is not read again: a line of a table is one in its table alone. */
const showClean: Show = ({ element }) => document.importNode(element, true);

const changedBlock = (before: Element, after: Element): Pick<DiffBlock, 'kind' | 'element'> => {
  if (before.nodeName === after.nodeName && CONTAINERS.has(after.nodeName)) {
    const inner = [...compare(blocksIn(before), blocksIn(after), showClean)];
    const shell = after.cloneNode(false) as Element; // a clone is of the same kind
    shell.append(...inner.map(({ element }) => element));
    const kind = inner.every((block) => block.kind === 'same') ? 'format' : 'changed';
    return { kind, element: marked(shell, kind) };
  }
  const inline = diffInline(before, after);
  return inline ? { kind: 'changed', element: inline } : { kind: 'format', element: marked(after, 'format') };
};

function* compare(before: Block[], after: Block[], show: Show): Generator<DiffBlock, void> {
  for (const { kind, before: from, after: to } of pairBlocks(before, after)) {
    const html = { before: from?.html ?? '', after: to?.html ?? '' };
    const shown = to ?? from;
    if (!shown) continue;
    yield kind === 'changed' && from && to
      ? { ...html, ...changedBlock(show(from), show(to)) }
      : { ...html, kind, element: marked(show(shown), kind) };
  }
}

/**
 * An article as it is after, block by block, with what leads to it from the one before. Every block passes `clean` on its way.
 * It is a generator, so that whoever takes the blocks lets the page breathe between two.
 */
export const diffHtml = (before: string, after: string, clean: Clean): Generator<DiffBlock, void> =>
  compare(blocksIn(parseHtml(before)), blocksIn(parseHtml(after)), showStored(clean));

/** Whether a block can be taken or left. One that was moved stands in its new place either way. */
export const isChoice = ({ kind }: DiffBlock): boolean => kind !== 'same' && kind !== 'moved';

/** The article after, in which the blocks that are left are as they were before. */
export const withoutBlocks = (blocks: readonly DiffBlock[], left: ReadonlySet<DiffBlock>): string =>
  blocks
    .map((block) => {
      const isRemoved = block.kind === 'removed';
      return left.has(block) ? block.before : isRemoved ? '' : block.after;
    })
    .join('');
