import type { Id } from '@/shared/contract';

/** An address with its ids encoded, because a backend may name an item by any text: url`/api/users/detail/${id}`. */
export const url = (parts: TemplateStringsArray, ...ids: Id[]): string =>
  String.raw({ raw: parts }, ...ids.map((id) => encodeURIComponent(id)));
