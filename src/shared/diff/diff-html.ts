import { parseHtml } from '@/shared/text/html-to-text';

import { blocksIn, MARK, type Block } from './blocks';
import { diffInline } from './diff-inline';
import { pairBlocks, type BlockKind } from './pair-blocks';

export type DiffBlock = {
  kind: BlockKind;
  /** The element to show, with its marks. */
  element: Element;
  /** The stored html before and after; empty if there is none. Not safe to show. */
  before: string;
  after: string;
};

/** Sanitizes html. */
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

/** Shows a stored block, sanitized; empty if the sanitizer removes all of it. */
const showStored =
  (clean: Clean): Show =>
  ({ html }) => {
    const [block] = blocksIn(clean(html));
    return document.importNode(block?.element ?? document.createElement('span'), true);
  };

/**
 * Shows a part of a sanitized block. It is not parsed again, because a table row is valid only inside a
 * table.
 */
const showClean: Show = ({ element }) => document.importNode(element, true);

const changedBlock = (before: Element, after: Element): Pick<DiffBlock, 'kind' | 'element'> => {
  if (before.nodeName === after.nodeName && CONTAINERS.has(after.nodeName)) {
    const inner = [...compare(blocksIn(before), blocksIn(after), showClean)];
    const shell = after.cloneNode(false) as Element; // a clone has the same type
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
 * Compares two articles and yields the blocks of the new one with their differences. Every block passes
 * through `clean`. It is a generator, so that the caller can let the browser render between two blocks.
 */
export const diffHtml = (before: string, after: string, clean: Clean): Generator<DiffBlock, void> =>
  compare(blocksIn(parseHtml(before)), blocksIn(parseHtml(after)), showStored(clean));

/** Whether a change can be accepted or rejected separately. A moved block always stays in its new place. */
export const isChoice = ({ kind }: DiffBlock): boolean => kind !== 'same' && kind !== 'moved';

/** The new article, with the rejected blocks as they were before. */
export const withoutBlocks = (blocks: readonly DiffBlock[], left: ReadonlySet<DiffBlock>): string =>
  blocks
    .map((block) => {
      const isRemoved = block.kind === 'removed';
      return left.has(block) ? block.before : isRemoved ? '' : block.after;
    })
    .join('');
