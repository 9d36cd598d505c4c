import { elementToText } from '@/shared/text/html-to-text';

import { align, gather } from './align';
import type { Block } from './blocks';
import { wordsOf } from './diff-words';

/** The relation of a block to the old version. `format`: same words, different markup. */
export type BlockKind = 'same' | 'changed' | 'format' | 'added' | 'removed' | 'moved';

/** Two blocks count as versions of each other if they share at least this fraction of their words. */
const ALIKE = 0.4;
/** The maximum distance in blocks at which versions are paired. */
const NEARBY = 5;

const countsOf = (element: Element): Map<string, number> => {
  const counts = new Map<string, number>();
  const words = wordsOf(elementToText(element));
  for (const word of words) if (word.trim()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** The fraction of words that two blocks share, from 0 to 1 (Sørensen–Dice coefficient). */
const likeness = (one: Element, other: Element): number => {
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

type Pair = { kind: BlockKind; before?: Block; after?: Block };

/** Pairs old and new blocks, in display order. A generator: each pair is computed when it is requested. */
export function* pairBlocks(before: Block[], after: Block[]): Generator<Pair, void> {
  const [old, now] = [byKey(before), byKey(after)];
  const changes = gather(
    align(
      before.map(({ key }) => key),
      after.map(({ key }) => key),
    ),
  );
  const gone = new Set(changes.flatMap((change) => ('removed' in change ? change.removed : [])));
  const come = new Set(changes.flatMap((change) => ('added' in change ? change.added : [])));
  const isMoved = (key: string) =>
    gone.has(key) && come.has(key) && now.get(key)?.element.textContent.trim() !== '';
  const pair = (kind: BlockKind, from?: string, to?: string): Pair => ({
    kind,
    before: from === undefined ? undefined : old.get(from),
    after: to === undefined ? undefined : now.get(to),
  });

  for (const change of changes) {
    if ('same' in change) {
      for (const key of change.same) yield pair('same', key, key);
      continue;
    }
    const removed = change.removed.filter((key) => !isMoved(key));
    for (const key of change.added) {
      const element = now.get(key)?.element;
      const isLike = (other: string) => {
        const from = old.get(other)?.element;
        return from !== undefined && element !== undefined && likeness(from, element) >= ALIKE;
      };
      const place = isMoved(key) ? -1 : removed.slice(0, NEARBY).findIndex(isLike);
      if (place < 0) {
        yield isMoved(key) ? pair('moved', key, key) : pair('added', undefined, key);
        continue;
      }
      for (const left of removed.splice(0, place)) yield pair('removed', left);
      yield pair('changed', removed.shift(), key);
    }
    for (const left of removed) yield pair('removed', left);
  }
}
