import { randomUUID } from 'node:crypto';

import type { ExtensionName } from '@contract';

import type { CleanUp } from './clean-up';
import type { Client, Request } from './client';
import type { Inspector } from './inspector';

/** The context that every part of the kit uses. */
export type Kit = {
  client: Client;
  inspect: Inspector;
  cleanUp: CleanUp;
  write: boolean;
  /** The extensions that the backend announces. */
  extensions: readonly ExtensionName[];
  /** The signed-in user. */
  me: { id: string; username: string; permission: number };
  /** Marks the names of everything that the kit creates. */
  mark: string;
  /** The e-mail address of the user to invite; if it is not given, a search finds one. */
  invite: string | undefined;
};

/** An unknown id of the same kind as a known one: the greatest number, or a new UUID. */
export const unknownLike = (known: string): string => (/^\d+$/.test(known) ? '2147483647' : randomUUID());

/** Why writes are not tried. */
export const NEEDS_WRITE = 'needs --write';

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The records of a list, or of the `data` of a page. */
export const itemsIn = (data: Json): Json[] => {
  const items = data['items'] ?? data['data'];
  return Array.isArray(items) ? items.filter(isJson) : [];
};

export const recordIn = (data: Json, name: string): Json => {
  const value = data[name];
  return isJson(value) ? value : {};
};

export const numberIn = (data: Json, name: string): number => {
  const value = data[name];
  return typeof value === 'number' ? value : 0;
};

export const textIn = (data: Json, name: string): string => {
  const value = data[name];
  return typeof value === 'string' ? value : '';
};

/** An id as text, as the console reads it, so that 7 equals '7'; '' if there is none. */
export const idIn = (data: Json, name: string): string => {
  const value = data[name];
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
};

/**
 * The result of a write: its response data, or, if the backend returns none, the entry with this name in the list,
 * as the console finds it. Undefined if it is in neither.
 */
export const findMade = async (
  { inspect }: Kit,
  {
    call,
    answer,
    list,
    name,
  }: { call: string; answer: Json; list: [string, Request]; name: [string, string] },
): Promise<Json | undefined> => {
  if (idIn(answer, 'id') !== '') return answer;
  const [field, text] = name;
  const found = itemsIn((await inspect.call(...list)).data).find((item) => item[field] === text);
  inspect.expect(call, found !== undefined, `"${text}" is not in the list afterwards`);
  return found;
};

export const hasId = (items: Json[], id: string): boolean => items.some((item) => idIn(item, 'id') === id);
