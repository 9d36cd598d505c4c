import { onDemand } from '@/shared/ui/on-demand/on-demand';

/** The checks and their messages are a separate chunk; no page waits for it. */
export const checks = onDemand(() => import(/* webpackChunkName: "checks" */ './checks'));
