import { createContext } from 'react';

/** A page in a trail: the pattern of its path, and its label if it has no name of its own. */
export type Crumb = { path: string; label: string };

/** The pages from the top page to the current one that the visitor may open. The route table provides it. */
export const TrailContext = createContext<readonly Crumb[]>([]);
