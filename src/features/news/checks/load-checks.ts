import { onDemand } from '@/shared/ui/on-demand/on-demand';

/** The checks with their sentences, a chunk of its own: no page waits for it. */
export const checks = onDemand(() => import(/* webpackChunkName: "checks" */ './checks'));
