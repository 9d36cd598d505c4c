import { onDemand } from '@/shared/ui/on-demand/on-demand';

/** Apart from the form: few people edit what somebody else saves meanwhile. */
export const takeInPart = onDemand(() =>
  import(/* webpackChunkName: "take-in" */ './take-in').then((module) => module.takeIn),
);
