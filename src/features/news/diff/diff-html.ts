import { parseHtml } from '@/shared/text/html-to-text';

import { align, gather } from './align';
import { diffInline } from './diff-inline';
import { wordsOf } from './diff-words';

/** How a block of an article stands to the version before. `format`: its words are the same, its markup is not. */
type BlockKind = 'same' | 'changed' | 'format' | 'added' | 'removed' | 'moved';
export type DiffBlock = { kind: BlockKind; element: Element };

/** Makes html safe to show. */
type Clean = (html: string) => HTMLElement;

type Block = { key: string; text: string };

/** Lists and tables are compared line by line, quotes and boxes block by block. */
const CONTAINERS = new Set(
  'UL OL DL TABLE THEAD TBODY TFOOT TR BLOCKQUOTE DIV SECTION ARTICLE FIGURE'.split(' '),
);
/** So much alike are two blocks of which one was made of the other: the share of their words that both have. */
const ALIKE = 0.4;
/** So far apart they are looked for. */
const NEARBY = 5;

const blocksIn = (parent: Element): Block[] =>
  [...parent.childNodes].flatMap((node): Block[] => {
    const text = node.textContent ?? '';
    if (node instanceof Element) {
      node.removeAttribute('data-diff');
      return [{ key: node.outerHTML, text }];
    }
    if (!(node instanceof Text) || text.trim() === '') return [];
    const line = document.createElement('span');
    line.textContent = text;
    return [{ key: line.outerHTML, text }];
  });

const countsOf = (text: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text)) if (word.trim()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** The share of words that two texts have in common, from 0 to 1 (Sørensen and Dice). */
const likeness = (one: string, other: string): number => {
  const [ones, others] = [countsOf(one), countsOf(other)];
  let [common, all] = [0, 0];
  for (const [word, count] of ones) {
    common += 2 * Math.min(count, others.get(word) ?? 0);
    all += count;
  }
  for (const count of others.values()) all += count;
  return all === 0 ? 1 : common / all;
};

const byKey = (blocks: Block[]) => new Map(blocks.map((block) => [block.key, block]));

type Made = { kind: BlockKind; before?: string; after?: string };

/** Which block became which, in the order to show them; each pair is looked for when it is taken. */
function* pairBlocks(before: Block[], after: Block[]): Generator<Made, void> {
  const texts = byKey([...before, ...after]);
  const textOf = (key: string) => texts.get(key)?.text ?? '';
  const changes = gather(
    align(
      before.map(({ key }) => key),
      after.map(({ key }) => key),
    ),
  );
  const gone = new Set(changes.flatMap((change) => ('removed' in change ? change.removed : [])));
  const come = new Set(changes.flatMap((change) => ('added' in change ? change.added : [])));
  const isMoved = (key: string) => gone.has(key) && come.has(key) && textOf(key).trim() !== '';
  const asRemoved = (key: string): Made => ({ kind: 'removed', before: key });
  for (const change of changes) {
    if ('same' in change) {
      yield* change.same.map((key): Made => ({ kind: 'same', after: key }));
      continue;
    }
    const removed = change.removed.filter((key) => !isMoved(key));
    for (const key of change.added) {
      const isLike = (other: string) => likeness(textOf(other), textOf(key)) >= ALIKE;
      const place = isMoved(key) ? -1 : removed.slice(0, NEARBY).findIndex(isLike);
      if (place < 0) {
        yield { kind: isMoved(key) ? 'moved' : 'added', after: key };
        continue;
      }
      yield* removed.splice(0, place).map(asRemoved);
      yield { kind: 'changed', before: removed.shift(), after: key };
    }
    yield* removed.map(asRemoved);
  }
}

const marked = (element: Element, kind: BlockKind): Element => {
  if (kind !== 'same' && kind !== 'changed') element.setAttribute('data-diff', kind);
  return element;
};

/** The block of a text that is cleaned already; an empty one where nothing of it may be shown. */
const elementOf = (html: string, clean: Clean): Element => {
  const [element] = blocksIn(clean(html));
  const body = parseHtml(element?.key ?? '');
  return document.importNode(body.firstElementChild ?? document.createElement('span'), true);
};

const changedBlock = (before: Element, after: Element): DiffBlock => {
  if (before.nodeName === after.nodeName && CONTAINERS.has(after.nodeName)) {
    const inner = [...compare(blocksIn(before), blocksIn(after), parseHtml)];
    const shell = after.cloneNode(false) as Element; // a clone is of the same kind
    shell.append(...inner.map(({ element }) => element));
    const isFormat = inner.every(({ kind }) => kind === 'same');
    return { kind: isFormat ? 'format' : 'changed', element: marked(shell, isFormat ? 'format' : 'changed') };
  }
  const inline = diffInline(before, after);
  return inline ? { kind: 'changed', element: inline } : { kind: 'format', element: marked(after, 'format') };
};

function* compare(before: Block[], after: Block[], clean: Clean): Generator<DiffBlock, void> {
  for (const { kind, before: from, after: to } of pairBlocks(before, after)) {
    if (kind === 'changed' && from !== undefined && to !== undefined) {
      yield changedBlock(elementOf(from, clean), elementOf(to, clean));
    } else {
      yield { kind, element: marked(elementOf(to ?? from ?? '', clean), kind) };
    }
  }
}

/**
 * An article as it is after, block by block, with what leads to it from the one before. Every block passes `clean` on its way.
 * It is a generator, so that whoever takes the blocks lets the page breathe between two.
 */
export const diffHtml = (before: string, after: string, clean: Clean): Generator<DiffBlock, void> =>
  compare(blocksIn(parseHtml(before)), blocksIn(parseHtml(after)), clean);
