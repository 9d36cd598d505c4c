import { onDemand } from '@/shared/ui/on-demand/on-demand';

/** The panel is a separate chunk; no page waits for it. */
export const commentsPanel = onDemand(() =>
  import('./components/comments-panel').then((module) => module.CommentsPanel),
);
