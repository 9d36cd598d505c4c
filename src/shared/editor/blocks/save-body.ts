import { align } from './align';
import { isBare, isPlainEmpty, needsLineBehind, type Line } from './lines';
import type { StoredBlock } from './split-body';
import { groupLines } from './to-html';

/** A body as it was opened: its blocks, and what the editor showed for each of their lines then. */
export type OpenedBody = {
  html: string;
  blocks: StoredBlock[];
  keys: string[];
  /** The keys of each block's lines as one; by it a block that was moved or copied is found again. */
  signatures: string[];
  known: Map<string, StoredBlock>;
};

/** A line of the editor as it is now. */
export type KeyedLine = { line: Line; key: string };

/** Lines that become one piece of html, and the stored block that they are or whose place they take. */
type Piece = { lines: KeyedLine[]; stored: number | null };

const signatureOf = (lines: KeyedLine[]) => lines.map(({ key }) => key).join('\n');

/** Remembers how an editor shows the blocks of a body that was just opened in it. */
export const openBody = (html: string, blocks: StoredBlock[], lines: KeyedLine[]): OpenedBody => {
  let from = 0;
  const signatures = blocks.map(({ lines: own }) => {
    from += own.length;
    return signatureOf(lines.slice(from - own.length, from));
  });
  const known = new Map(blocks.map((block, index) => [signatures[index] ?? '', block]));
  return { html, blocks, keys: lines.slice(0, from).map(({ key }) => key), signatures, known };
};

/** The lines without the empty one that the editor needs behind a table or an embed at the end. */
const withoutFiller = (lines: KeyedLine[], { blocks }: OpenedBody): KeyedLine[] => {
  const [last, before] = [lines.at(-1), lines.at(-2)];
  const storedLast = blocks.at(-1)?.lines.at(-1);
  const isFiller = last && isPlainEmpty(last.line) && (!before || needsLineBehind(before.line));
  return isFiller && !(storedLast && isPlainEmpty(storedLast)) ? lines.slice(0, -1) : lines;
};

/** For each line which stored block it is of: by what did not change, and between two lines of a block by its place. */
const ownersOf = (lines: KeyedLine[], { blocks, keys }: OpenedBody) => {
  const blockOfKey = blocks.flatMap(({ lines: own }, block) => own.map(() => block));
  const owners: (number | null)[] = lines.map(() => null);
  let last = { line: -1, block: -1 };
  for (const [key, line] of align(
    keys,
    lines.map((one) => one.key),
  )) {
    const block = blockOfKey[key] ?? -1;
    owners[line] = block;
    if (last.block === block) owners.fill(block, last.line + 1, line);
    last = { line, block };
  }
  return owners;
};

/**
 * Whether an unmatched line goes on with the block before or behind it: the editor shows them as one list, quotation or
 * figure, so it is saved as one. Not with a whole one where another is missing beside it: the line is of that.
 */
const adopt = (lines: KeyedLine[], owners: (number | null)[], { blocks }: OpenedBody) => {
  const matched = new Map<number | null, number>();
  owners.forEach((block) => matched.set(block, (matched.get(block) ?? 0) + 1));
  const join = (place: number, step: 1 | -1) => {
    const [block, neighbour, line] = [owners[place - step], lines[place - step], lines[place]];
    if (owners[place] !== null || block === null || block === undefined || !neighbour || !line) return;
    let beyond = place;
    while (owners[beyond] === null) beyond += step;
    const isGap = Math.abs((owners[beyond] ?? (step > 0 ? blocks.length : -1)) - block) > 1;
    if (isGap && matched.get(block) === blocks[block]?.lines.length) return;
    if (groupLines([neighbour.line, line.line]).length === 1) owners[place] = block;
  };
  for (let place = 1; place < lines.length; place += 1) join(place, 1);
  for (let place = lines.length - 2; place >= 0; place -= 1) join(place, -1);
};

/** The editor's lines as pieces, each stored block that has changed as one. */
const piecesOf = (lines: KeyedLine[], opened: OpenedBody): Piece[] => {
  const owners = ownersOf(lines, opened);
  adopt(lines, owners, opened);
  const pieces: Piece[] = [];
  let fresh: KeyedLine[] = [];
  const endFresh = () => {
    let from = 0;
    for (const group of groupLines(fresh.map(({ line }) => line))) {
      pieces.push({ lines: fresh.slice(from, from + group.length), stored: null });
      from += group.length;
    }
    fresh = [];
  };
  lines.forEach((line, place) => {
    const stored = owners[place] ?? null;
    if (stored === null) return fresh.push(line);
    endFresh();
    const last = pieces.at(-1);
    if (last?.stored === stored) last.lines.push(line);
    else pieces.push({ lines: [line], stored });
    return undefined;
  });
  endFresh();
  return pieces;
};

/** Gives the pieces between two stored blocks the places of the blocks that are missing there, in their order. */
const placePieces = (pieces: Piece[], count: number): Piece[] => {
  const later = pieces.map(() => count);
  for (let place = pieces.length - 2; place >= 0; place -= 1)
    later[place] = pieces[place + 1]?.stored ?? later[place + 1] ?? count;
  let next = 0;
  return pieces.map((piece, place) => {
    if (piece.stored !== null) {
      next = piece.stored + 1;
      return piece;
    }
    return next < (later[place] ?? count) ? { ...piece, stored: next++ } : piece;
  });
};

/** Puts together what stood before and behind a block that is gone; an element that held nothing else goes with it. */
const seam = (before: string, behind: string): string => {
  const opened = /<([a-z][\w-]*)(?:\s[^<>]*)?>\s*$/i.exec(before);
  const closed = /^\s*<\/([a-z][\w-]*)\s*>/i.exec(behind);
  if (opened && closed && opened[1]?.toLowerCase() === closed[1]?.toLowerCase())
    return seam(before.slice(0, opened.index), behind.slice(closed[0].length));
  return before + (/\S/.test(behind) ? behind : '');
};

/**
 * The body for what the editor holds: blocks that it shows as it did on opening are the bytes they were stored as, wherever
 * they stand now, and so is what stands between them. Other lines are written by `write`, which is told whether they have
 * taken a stored block's place.
 */
export const saveBody = (
  all: KeyedLine[],
  opened: OpenedBody,
  write: (lines: Line[], isNew: boolean) => string,
): string => {
  const { blocks, html, signatures, known } = opened;
  const pieces = placePieces(piecesOf(withoutFiller(all, opened), opened), blocks.length);
  const glue = Array.from({ length: blocks.length + 1 }, (_, block) =>
    html.slice(blocks[block - 1]?.end ?? 0, blocks[block]?.start ?? html.length),
  );
  const separator = /^\s+$/.test(glue[1] ?? '') && blocks.length > 1 ? (glue[1] ?? '') : '';
  let saved = '';
  let written = 0;
  let wasBare = false;

  const writeGlue = (upTo: number) => {
    const parts = glue.slice(written, upTo + 1);
    written = Math.max(written, upTo + 1);
    const between = parts.length > 1 ? parts.reduce(seam) : (parts[0] ?? '');
    if (between.includes('<')) wasBare = false;
    saved += between;
    return parts.length;
  };

  for (const { lines, stored } of pieces) {
    const signature = signatureOf(lines);
    const own = stored === null ? undefined : signatures[stored];
    const block = own === signature ? blocks[stored ?? -1] : known.get(signature);
    const isNew = stored === null && block === undefined;
    // What stands before everything else goes into the element that is around everything.
    const glued = writeGlue(stored ?? (written === 0 && blocks.length > 0 ? 0 : written - 1));
    if (glued === 0 && saved !== '') saved += separator;
    const bare = !isNew && lines.every(({ line }) => isBare(line));
    // Words in no element of their own would grow into those before them.
    if (bare && wasBare && glued !== 1) saved += '<br>';
    saved += block
      ? html.slice(block.start, block.end)
      : write(
          lines.map(({ line }) => line),
          isNew,
        );
    wasBare = bare;
  }
  writeGlue(blocks.length);
  return saved;
};
