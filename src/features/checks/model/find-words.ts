import { textsIn } from '../rules/places';

/** A text; `before` and `after`: what was around it. */
export type Words = { text: string; before?: string | undefined; after?: string | undefined };

/** So much text of its own is found once in an article, whatever is around it. */
const UNMISTAKABLE = 20;
/** So much of what is around a shorter text must still be there. */
const MIN_CONTEXT = 5;

const isSpace = (character: string) => /\s/.test(character);
const bare = (text = '') => text.replace(/\s+/g, '');

const commonStart = (a: string, b: string): number => {
  let count = 0;
  while (count < a.length && a.charAt(count) === b.charAt(count)) count += 1;
  return count;
};
const reversed = (text: string) => [...text].reverse().join('');

/** The place of the text whose surroundings are most alike; -1 if it has gone. */
const bestPlace = (written: string, { text, before, after }: Words): number => {
  const wanted = bare(text);
  if (wanted === '') return -1;
  if (before === undefined && after === undefined) return written.indexOf(wanted);
  const [left, right] = [reversed(bare(before)), bare(after)];
  const needed =
    wanted.length >= UNMISTAKABLE ? 0 : Math.min(MIN_CONTEXT, Math.max(left.length, right.length));
  let best = { at: -1, alike: needed - 1 };
  for (let at = written.indexOf(wanted); at >= 0; at = written.indexOf(wanted, at + 1)) {
    const around = [
      commonStart(left, reversed(written.slice(Math.max(0, at - left.length), at))),
      commonStart(right, written.slice(at + wanted.length, at + wanted.length + right.length)),
    ] as const;
    const alike = around[0] + around[1];
    if (alike > best.alike) best = { at, alike };
  }
  return best.at;
};

/**
 * Finds text in an element, even if it spans several elements. White space is ignored. Of several places, it is the one with
 * the same text around it; a short text that has nothing of that around it any more is not found.
 */
export const findWords = (root: Node, words: Words): Range | null => {
  const letters: { node: Text; offset: number }[] = [];
  let written = '';
  for (const node of textsIn(root)) {
    for (let offset = 0; offset < node.data.length; offset += 1) {
      const character = node.data.charAt(offset);
      if (isSpace(character)) continue;
      written += character;
      letters.push({ node, offset });
    }
  }
  const at = bestPlace(written, words);
  const [first, last] = [letters[at], letters[at + bare(words.text).length - 1]];
  if (!first || !last) return null;
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return range;
};
