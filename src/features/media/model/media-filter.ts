import type { Id } from '@/shared/contract';
import { said, startOfDay } from '@/shared/lib/url-filter';

/** Which pictures of a library are wanted; `from` and `to` are the bounds of their upload. */
export type MediaFilter = { person?: Id; from?: string; to?: string; tag?: string; unused?: true };

/** The parameters of the filter. Days are in the newsroom's time zone; `to` is the last day, inclusive. */
export type MediaParameter = 'person' | 'from' | 'to' | 'tag' | 'unused';

/** Nothing is filtered. */
export const NO_FILTER: Record<MediaParameter, string> = {
  person: '',
  from: '',
  to: '',
  tag: '',
  unused: '',
};

/** Reads the filter from its parameters. */
export const mediaFilterOf = (valueOf: (name: MediaParameter) => string): MediaFilter =>
  said({
    person: valueOf('person') || undefined,
    from: startOfDay(valueOf('from')),
    to: startOfDay(valueOf('to'), 1),
    tag: valueOf('tag') || undefined,
    unused: valueOf('unused') === 'true' ? (true as const) : undefined,
  });
