import { onDemand } from '@/shared/ui/on-demand/on-demand';

const editor = onDemand(() => import(/* webpackChunkName: "editor" */ './body-field'));

/** Starts fetching the editor; a page that will need it calls this before it is drawn. */
export const loadEditor = editor.preload;

/** The editor's module once it is there, undefined until then. */
export const useEditor = () => editor.usePart(true);
