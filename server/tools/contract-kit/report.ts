/** The kit's result for one call. */
export type Row = {
  call: string;
  verdict: 'conforms' | 'differs' | 'missing' | 'not tried';
  /** How it differs, or why it was not tried. */
  notes: string[];
};

export type Report = {
  rows: Row[];
  /** What the kit created and could not remove. */
  leftBehind: string[];
};

const MAX_NOTES = 5;

/** The report as a table for a terminal. */
export const printReport = ({ rows, leftBehind }: Report): string => {
  const width = Math.max(...rows.map(({ call }) => call.length));
  const lines = rows.flatMap(({ call, verdict, notes }) => {
    const shown = notes.slice(0, MAX_NOTES);
    if (notes.length > MAX_NOTES) shown.push(`and ${notes.length - MAX_NOTES} more`);
    const [first = '', ...others] = shown;
    const indent = ' '.repeat(width + 13);
    return [
      `${call.padEnd(width)}  ${verdict.padEnd(9)}  ${first}`.trimEnd(),
      ...others.map((note) => indent + note),
    ];
  });
  const count = (verdict: Row['verdict']) => rows.filter((row) => row.verdict === verdict).length;
  const sum = (['conforms', 'differs', 'missing', 'not tried'] as const)
    .map((verdict) => `${count(verdict)} ${verdict}`)
    .join(', ');
  const left =
    leftBehind.length > 0 ? ['', 'Could not be cleaned up:', ...leftBehind.map((one) => `- ${one}`)] : [];
  return [...lines, '', sum, ...left].join('\n');
};
