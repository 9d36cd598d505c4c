/** What a check found: in order, worth knowing, or wrong; then why it matters and what to do. */
export type Finding = {
  state: 'fine' | 'note' | 'wrong';
  what: string;
  why?: string;
  todo?: string;
};

export const fine = (what: string): Finding => ({ state: 'fine', what });
export const note = (what: string, why: string, todo: string): Finding => ({
  state: 'note',
  what,
  why,
  todo,
});
export const wrong = (what: string, why: string, todo: string): Finding => ({
  state: 'wrong',
  what,
  why,
  todo,
});

const MARKS = { fine: 'ok   ', note: 'note ', wrong: 'WRONG' };

/** A finding for a person: a line, and one each for why and what to do. */
export const findingText = ({ state, what, why, todo }: Finding): string =>
  [
    `${MARKS[state]}  ${what}`,
    ...(why ? [`         Why: ${why}`] : []),
    ...(todo ? [`         Do:  ${todo}`] : []),
  ].join('\n');
