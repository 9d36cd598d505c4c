import { createContext } from 'react';

/** The fields that were typed into a form, and the id of the toast that offers to return to it. */
type LeftForm = { typed: Readonly<Record<string, unknown>>; offer: number };

/** The forms that were left without saving, by the key of their entry in the history. */
export type LeftForms = Map<string, LeftForm>;

/** The layout provides it for one person; without the layout nothing is kept. */
export const LeftFormsContext = createContext<LeftForms | null>(null);
