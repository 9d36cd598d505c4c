/**
 * A table as its own html, cut at its cells: at odd places the html in each cell, in order; at even places the html around and
 * between them. Joined, it is the source, byte for byte.
 */
export type Pieces = readonly string[];

/** The value of a `grid` embed; undefined for anything else. */
export const readPieces = (value: unknown): Pieces | undefined =>
  Array.isArray(value) && value.length > 2 && value.every((piece) => typeof piece === 'string')
    ? value
    : undefined;

/** The source of a table. */
export const piecesToHtml = (value: unknown): string => readPieces(value)?.join('') ?? '';

export const countCells = (pieces: Pieces): number => (pieces.length - 1) / 2;

/** The html in a cell. */
export const htmlOfCell = (pieces: Pieces, cell: number): string => pieces[cell * 2 + 1] ?? '';

/** The table with other html in each cell. */
export const mapCells = (pieces: Pieces, map: (html: string, cell: number) => string): Pieces =>
  pieces.map((piece, place) => (place % 2 === 0 ? piece : map(piece, (place - 1) / 2)));

/** The table with other html in one cell. */
export const withCell = (pieces: Pieces, cell: number, html: string): Pieces =>
  mapCells(pieces, (before, index) => (index === cell ? html : before));

/** The cells whose html differs; null if anything between the cells differs. */
export const changedCells = (before: Pieces, after: Pieces): number[] | null => {
  if (before.length !== after.length) return null;
  const places = before.flatMap((piece, place) => (piece === after[place] ? [] : [place]));
  return places.every((place) => place % 2 === 1) ? places.map((place) => (place - 1) / 2) : null;
};
