/** What a program puts on the clipboard, and the lines that stand in the editor afterwards (`outlineOf` in paste.spec.ts). */
export type PasteInput = { from: string; what: string; html?: string; text?: string; lines: string[] };

export type PasteCase = [what: string, given: string, lines: string[]];

export const inHtml = (from: string, wrap: (fragment: string) => string, cases: PasteCase[]): PasteInput[] =>
  cases.map(([what, fragment, lines]) => ({ from, what, html: wrap(fragment), lines }));
export const inText = (from: string, cases: PasteCase[]): PasteInput[] =>
  cases.map(([what, text, lines]) => ({ from, what, text, lines }));
