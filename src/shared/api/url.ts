import type { Id } from '@/shared/contract';

/**
 * Builds an address and encodes its ids, because a backend may use any text as an id:
 * url`/api/users/detail/${id}`.
 */
export const url = (parts: TemplateStringsArray, ...ids: Id[]): string =>
  String.raw({ raw: parts }, ...ids.map((id) => encodeURIComponent(id)));
