import { writeFontSigns } from './font-signs';
import { ListNumbers } from './list-numbers';
import { readMarker, type Marker, type MarkerNumber } from './word-markers';

const IGNORED = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
const rename = (element: Element, tag: string): Element => {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
};

/**
 * Removes what Word writes between `[if !supportLists]` and `[endif]`: the number or bullet of a heading or
 * item, as text.
 */
const takeConditional = (root: Element): string => {
  const comments = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const starts: Comment[] = [];
  while (comments.nextNode()) {
    const { currentNode } = comments;
    if (currentNode instanceof Comment && /\[if\s+!supportLists\]/i.test(currentNode.data))
      starts.push(currentNode);
  }
  return starts.map(takeUntilEnd).join('');
};

const isEnd = (node: Node) => node instanceof Comment && /\[endif\]/i.test(node.data);

/** Without an end, nothing is taken: all that follows could be the words of the paragraph. */
const takeUntilEnd = (start: Comment): string => {
  const taken: ChildNode[] = [];
  for (let next = start.nextSibling; next && !isEnd(next); next = next.nextSibling) taken.push(next);
  const end = (taken.at(-1) ?? start).nextSibling;
  if (!end) return '';
  const text = taken.map((node) => node.textContent ?? '').join('');
  [...taken, end].forEach((node) => node.remove());
  return text;
};

const FONT_OF_SIGNS = /font(?:-family)?:[^;]*(?:symbol|wingdings|webdings)/i;

const inFontOfSigns = (marker: Element, paragraph: Element): boolean => {
  const styled = [...marker.querySelectorAll('[style]')];
  for (let at: Element | null = marker; at && at !== paragraph; at = at.parentElement) styled.push(at);
  return styled.some((one) => FONT_OF_SIGNS.test(one.getAttribute('style') ?? ''));
};

/** Removes the number or bullet of a paragraph and returns it. */
const takeMarker = (paragraph: Element): { text: string; marker: Marker } => {
  const marked = [...paragraph.querySelectorAll(IGNORED)];
  const isSign = marked.some((marker) => inFontOfSigns(marker, paragraph));
  const ofMarked = marked.map((marker) => marker.textContent ?? '').join('');
  const text = (takeConditional(paragraph) || ofMarked).replace(/[\s\u00a0]+/g, ' ').trim();
  marked.forEach((marker) => marker.remove());
  return { text, marker: isSign ? { kind: 'bullet' } : readMarker(text) };
};

const setItem = (item: Element, depth: number, kind: 'ordered' | 'bullet', mark?: string) => {
  item.setAttribute('data-list', kind);
  if (mark !== undefined) item.setAttribute('data-container', mark);
  if (depth > 0) item.className = `ql-indent-${depth}`;
};

/** Puts an item into the list that ends where its holder stands, or into a new one; returns whether it is new. */
const putItem = (item: Element, holder: Element): boolean => {
  const before = holder.previousElementSibling;
  if (before?.hasAttribute('data-word-list')) {
    before.append(item);
    return false;
  }
  const list = item.ownerDocument.createElement('ol');
  list.setAttribute('data-word-list', '');
  list.append(item);
  holder.before(list);
  return true;
};

type WordItem = { paragraph: Element; depth: number; list: string; text: string; marker: Marker };

const readItem = (paragraph: Element): WordItem => {
  const [, list = '', level] =
    /mso-list:\s*(l\d+(?:\s+level(\d))?[^;]*)/i.exec(paragraph.getAttribute('style') ?? '') ?? [];
  return { paragraph, depth: Number(level ?? 1) - 1, list, ...takeMarker(paragraph) };
};

/** Whether a later item of the same list has the number behind this one. */
const goesOn = ({ numbering, number }: MarkerNumber, { list }: WordItem, later: WordItem[]): boolean => {
  const next = later.find((item) => item.list === list)?.marker;
  return (
    next?.kind === 'number' &&
    next.numbers.some((other) => other.numbering === numbering && other.number === number + 1)
  );
};

/** Converts Word paragraphs that are list items to items, with the numbers that they have there. */
const toListItems = (paragraphs: Element[]) => {
  const items = paragraphs.map(readItem);
  let numbers = new ListNumbers();
  const numberings = new Map<string, string>();
  const numberOf = (item: WordItem, index: number, given: MarkerNumber[]): MarkerNumber | undefined =>
    numbers.next(item.depth, given) ??
    given.find(({ numbering }) => numbering === numberings.get(item.list)) ??
    given.find((number) => goesOn(number, item, items.slice(index + 1))) ??
    given[0];
  items.forEach((item, index) => {
    const { paragraph, depth, list, text, marker } = item;
    if (marker.kind === 'label') return paragraph.prepend(`${text} `);
    const entry = paragraph.ownerDocument.createElement('li');
    entry.append(...paragraph.childNodes);
    if (putItem(entry, paragraph)) numbers = new ListNumbers();
    paragraph.remove();
    const number = marker.kind === 'number' ? numberOf(item, index, marker.numbers) : undefined;
    if (number === undefined) numbers.addBullet(depth);
    else numberings.set(list, number.numbering);
    setItem(entry, depth, number ? 'ordered' : 'bullet', number && numbers.add(depth, number));
  });
};

/** Word on the web writes each item as its own list with a level and its number; join them. */
const joinWebLists = (pasted: Element) => {
  let numbers = new ListNumbers();
  pasted.querySelectorAll('li[data-aria-level]').forEach((item) => {
    const list = item.parentElement;
    const holder = list?.parentElement?.matches('[class*="ListContainer"]') ? list.parentElement : list;
    if (!list || !holder) return;
    const depth = Math.max(0, Number(item.getAttribute('data-aria-level')) - 1 || 0);
    const isOrdered = list.tagName === 'OL';
    const written = list.firstElementChild === item ? list.getAttribute('start') : null;
    if (putItem(item, holder)) numbers = new ListNumbers();
    if (!isOrdered) numbers.addBullet(depth);
    const number = Number(written ?? NaN);
    const mark = isOrdered ? numbers.add(depth, Number.isSafeInteger(number) ? { number } : {}) : undefined;
    setItem(item, depth, isOrdered ? 'ordered' : 'bullet', mark);
    if (list.children.length === 0) holder.remove();
  });
};

/** Removes the number of a heading; words such as "บทที่ 1" stay. */
const takeHeadingNumber = (heading: Element) => {
  const { text, marker } = takeMarker(heading);
  if (marker.kind === 'label' || (marker.kind === 'number' && marker.hasWords)) heading.prepend(`${text} `);
};

/** Converts the markup of Word, desktop and web, to equivalent html, in place. */
export const readWordMarks = (pasted: HTMLElement): void => {
  toListItems(
    [...pasted.querySelectorAll('p[style*="mso-list" i]')].filter((paragraph) =>
      /mso-list:\s*l\d/i.test(paragraph.getAttribute('style') ?? ''),
    ),
  );
  pasted.querySelectorAll('h1, h2, h3, h4, h5, h6').forEach(takeHeadingNumber);
  pasted.querySelectorAll(IGNORED).forEach((marker) => marker.remove());
  writeFontSigns(pasted);
  joinWebLists(pasted);
  // The end-of-paragraph mark of Word on the web is a space elsewhere.
  pasted.querySelectorAll('span.EOP').forEach((end) => end.remove());
  pasted.querySelectorAll('p[role="heading"][aria-level]').forEach((paragraph) => {
    const level = Math.min(6, Math.max(1, Number(paragraph.getAttribute('aria-level')) || 2));
    rename(paragraph, `h${level}`);
  });
  pasted.querySelectorAll('p.MsoTitle').forEach((title) => rename(title, 'h1'));
  pasted.querySelectorAll('p.MsoSubtitle').forEach((title) => rename(title, 'h2'));
};
