import { align, gather } from '@/shared/diff/align';
import {
  isBlank,
  isComment,
  isText,
  parseBody,
  rangeOf,
  type HtmlNode,
} from '@/shared/editor/blocks/html-tree';

type MergedHtml = {
  /** The changes of both; where both changed the same block differently, it has mine. */
  merged: string;
  /** What is settled: as theirs, but as opened where both changed the same block differently. */
  settled: string;
  hasConflict: boolean;
};

/** A change of one side: blocks of the opened article, `end` exclusive, and what replaces them. */
type Hunk = { start: number; end: number; blocks: string[] };
/** Changes of both sides that touch the same blocks. */
type Place = { start: number; end: number; mine: Hunk[]; theirs: Hunk[] };

const isBetween = (node: HtmlNode) => isComment(node) || (isText(node) && isBlank(node.value));

/** The blocks of an article as they are stored; joined, they are the article. What is between two blocks belongs to the first. */
const blocksOf = (html: string): string[] => {
  const starts = [0];
  parseBody(html).forEach((node) => {
    const start = isBetween(node) ? 0 : (rangeOf(node)?.start ?? 0);
    if (start > (starts.at(-1) ?? 0)) starts.push(start);
  });
  return html === '' ? [] : starts.map((start, index) => html.slice(start, starts[index + 1]));
};

const hunksOf = (base: string[], side: string[]): Hunk[] => {
  const keys = (blocks: string[]) => blocks.map((block) => block.trim());
  let [end, to] = [0, 0];
  return gather(align(keys(base), keys(side))).flatMap((change) => {
    const [gone, come] = 'same' in change ? [change.same, change.same] : [change.removed, change.added];
    const [start, from] = [end, to];
    end += gone.length;
    to += come.length;
    return 'same' in change ? [] : [{ start, end, blocks: side.slice(from, to) }];
  });
};

/** Two insertions at one place touch too: nobody knows which is to come first. */
const touches = (place: Place, { start, end }: Hunk) =>
  start < place.end || (start === place.start && end === place.end);

const placesOf = (mine: Hunk[], theirs: Hunk[]): Place[] => {
  const all = [
    ...mine.map((hunk) => ({ hunk, side: 'mine' as const })),
    ...theirs.map((hunk) => ({ hunk, side: 'theirs' as const })),
  ].sort(({ hunk: one }, { hunk: other }) => one.start - other.start || one.end - other.end);
  const places: Place[] = [];
  for (const { hunk, side } of all) {
    const last = places.at(-1);
    const place =
      last && touches(last, hunk) ? last : { start: hunk.start, end: hunk.end, mine: [], theirs: [] };
    if (place !== last) places.push(place);
    place.end = Math.max(place.end, hunk.end);
    place[side].push(hunk);
  }
  return places;
};

/**
 * Merges two articles block by block. It can make a text that neither person wrote, so it is only for a person who asks for it
 * and sees the result.
 */
export const mergeHtml = (opened: string, mine: string, theirs: string): MergedHtml => {
  const base = blocksOf(opened);
  const result: MergedHtml = { merged: '', settled: '', hasConflict: false };
  const write = (merged: string, settled = merged) => {
    result.merged += merged;
    result.settled += settled;
  };
  const between = (start: number, end: number) => base.slice(start, end).join('');
  const sideOf = (hunks: Hunk[], { start, end }: Place) => {
    let at = start;
    const parts = hunks.map((hunk) => {
      const unchanged = between(at, hunk.start);
      at = hunk.end;
      return unchanged + hunk.blocks.join('');
    });
    return parts.join('') + between(at, end);
  };
  let written = 0;
  for (const place of placesOf(hunksOf(base, blocksOf(mine)), hunksOf(base, blocksOf(theirs)))) {
    write(between(written, place.start));
    written = place.end;
    const [here, there] = [sideOf(place.mine, place), sideOf(place.theirs, place)];
    if (place.mine.length === 0) write(there);
    else if (place.theirs.length === 0 || here.trim() === there.trim()) write(here, there);
    else {
      write(here, between(place.start, place.end));
      result.hasConflict = true;
    }
  }
  write(between(written, base.length));
  return result.hasConflict ? result : { ...result, settled: theirs };
};
