import { align } from './align';
import { isBare, isPlainEmpty, needsLineBehind, type Line } from './lines';
import type { StoredBlock } from './stored-block';
import { groupLines } from './to-html';

/** A body as opened: its blocks, and what the editor showed for each of their lines. */
export type OpenedBody = {
  html: string;
  blocks: StoredBlock[];
  keys: string[];
  /** The keys of each block's lines, joined; they identify a block that was moved or copied. */
  signatures: string[];
  known: Map<string, StoredBlock>;
};

/** A current line of the editor with its key. */
export type KeyedLine = { line: Line; key: string };

/** Lines that become one piece of html, and the stored block that they match or replace. */
type Piece = { lines: KeyedLine[]; stored: number | null };

const signatureOf = (lines: KeyedLine[]) => lines.map(({ key }) => key).join('\n');

/** Records how an editor shows the blocks of a body that was just opened. */
export const openBody = (html: string, blocks: StoredBlock[], lines: KeyedLine[]): OpenedBody => {
  let from = 0;
  const signatures = blocks.map(({ lines: own }) => {
    from += own.length;
    return signatureOf(lines.slice(from - own.length, from));
  });
  const known = new Map(blocks.map((block, index) => [signatures[index] ?? '', block]));
  return { html, blocks, keys: lines.slice(0, from).map(({ key }) => key), signatures, known };
};

/** The lines without the empty one that the editor adds after a table or an embed at the end. */
const withoutFiller = (lines: KeyedLine[], { blocks }: OpenedBody): KeyedLine[] => {
  const [last, before] = [lines.at(-1), lines.at(-2)];
  const storedLast = blocks.at(-1)?.lines.at(-1);
  const isFiller = last && isPlainEmpty(last.line) && (!before || needsLineBehind(before.line));
  return isFiller && !(storedLast && isPlainEmpty(storedLast)) ? lines.slice(0, -1) : lines;
};

/**
 * The stored block of each line: matched by unchanged lines, and between two lines of one block by position.
 */
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
 * Whether an unmatched line belongs to the block before or after it: the editor shows them as one list,
 * quotation or figure, so they are saved as one. It does not belong to a complete block if a neighbouring
 * block is missing, because it then replaces that one.
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

/** Groups the editor's lines into pieces; each changed stored block is one piece. */
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

/** Assigns the pieces between two stored blocks to the missing blocks between these, in order. */
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

/** Joins the html before and after a deleted block; an element that contained nothing else is removed too. */
const seam = (before: string, behind: string): string => {
  const opened = /<([a-z][\w-]*)(?:\s[^<>]*)?>\s*$/i.exec(before);
  const closed = /^\s*<\/([a-z][\w-]*)\s*>/i.exec(behind);
  if (opened && closed && opened[1]?.toLowerCase() === closed[1]?.toLowerCase())
    return seam(before.slice(0, opened.index), behind.slice(closed[0].length));
  return before + (/\S/.test(behind) ? behind : '');
};

/**
 * Builds the html of the editor's content. Blocks that look as they did when opened keep their stored bytes,
 * wherever they are now, and so does the html between them. `write` serializes the other lines; it is told
 * whether they replace a stored block.
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
    // Content before everything else goes inside the element that encloses everything.
    const glued = writeGlue(stored ?? (written === 0 && blocks.length > 0 ? 0 : written - 1));
    if (glued === 0 && saved !== '') saved += separator;
    const bare = !isNew && lines.every(({ line }) => isBare(line));
    // Text without its own element would merge with the text before it.
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
