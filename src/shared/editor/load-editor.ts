import { onDemand } from '@/shared/ui/on-demand/on-demand';

const editor = onDemand(() => import(/* webpackChunkName: "editor" */ './body-field'));

/** Starts to load the editor. A page that will need it calls this before it renders. */
export const loadEditor = editor.preload;

/** The module of the editor when it is loaded, otherwise undefined. */
export const useEditor = () => editor.usePart(true);
