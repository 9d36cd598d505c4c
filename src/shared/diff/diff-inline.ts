import { changesOfWords, wordsOf } from './diff-words';

/** A word, or an element between words, such as a picture. */
type Token = { key: string; node: Text | Element };

const SHOWN = new Set(['IMG', 'IFRAME', 'VIDEO', 'AUDIO', 'BR', 'HR']);

const collect = (node: Node, into: Token[]): Token[] => {
  for (const child of node.childNodes) {
    if (child instanceof Text) {
      // White space between table cells must not get elements.
      if (node.nodeName !== 'TR') for (const key of wordsOf(child.data)) into.push({ key, node: child });
    } else if (child instanceof Element) {
      const isShown = SHOWN.has(child.nodeName);
      // The control character keeps the key different from every word.
      if (isShown) into.push({ key: `\u0000${child.outerHTML}`, node: child });
      else collect(child, into);
    }
  }
  return into;
};

const shownOf = ({ key, node }: Token): Node => (node instanceof Text ? new Text(key) : node.cloneNode(true));

/** Wraps tokens that are in only one version. */
const mark = (name: 'ins' | 'del', tokens: Token[]): Node[] => {
  if (tokens.length === 0) return [];
  const element = document.createElement(name);
  element.dataset['diff'] = '';
  element.append(...tokens.map(shownOf));
  element.normalize();
  return [element];
};

type Edit = { removed: Token[]; isAdded: boolean };

/** Replaces one text node or picture by its edits. */
const replace = (node: Text | Element, tokens: [Token, Edit][]): void => {
  const pieces: Node[] = [];
  let added: Token[] = [];
  const flush = () => {
    pieces.push(...mark('ins', added));
    added = [];
  };
  for (const [token, { removed, isAdded }] of tokens) {
    if (removed.length > 0 || !isAdded) flush();
    pieces.push(...mark('del', removed));
    if (isAdded) added.push(token);
    else pieces.push(shownOf(token));
  }
  flush();
  node.replaceWith(...pieces);
};

/**
 * Compares two blocks by words: new words are in `ins`, removed words in `del`; a picture counts as a word.
 * The markup is that of the new block. Returns null if all words are equal and only the markup differs.
 */
export const diffInline = (before: Element, after: Element): Element | null => {
  const shown = after.cloneNode(true) as Element; // a clone has the same type
  const [old, tokens] = [collect(before, []), collect(shown, [])];
  const edits = tokens.map((): Edit => ({ removed: [], isAdded: false }));
  let [oldPlace, place] = [0, 0];
  let isChanged = false;
  let atEnd: Token[] = [];
  for (const change of changesOfWords(
    old.map(({ key }) => key),
    tokens.map(({ key }) => key),
  )) {
    if ('same' in change) {
      oldPlace += change.same.length;
      place += change.same.length;
      continue;
    }
    isChanged = true;
    const removed = old.slice(oldPlace, oldPlace + change.removed.length);
    const next = edits[place];
    if (next) next.removed = removed;
    else atEnd = removed;
    for (const edit of edits.slice(place, place + change.added.length)) edit.isAdded = true;
    oldPlace += change.removed.length;
    place += change.added.length;
  }
  if (!isChanged) return null;
  const last = tokens.at(-1)?.node;
  const end = last instanceof Text ? last.parentNode : shown;
  const places = new Map<Text | Element, [Token, Edit][]>();
  tokens.forEach((token, index) => {
    const edit = edits[index];
    if (edit) places.set(token.node, [...(places.get(token.node) ?? []), [token, edit]]);
  });
  for (const [node, pairs] of places) replace(node, pairs);
  end?.append(...mark('del', atEnd));
  return shown;
};
