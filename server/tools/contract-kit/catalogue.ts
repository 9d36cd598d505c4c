import { ErrorCode } from '@contract';

import type { Request } from './client';
import { findMade, hasId, idIn, itemsIn, type Kit, NEEDS_WRITE, numberIn, textIn, unknownLike } from './kit';

type Json = Record<string, unknown>;

const CATEGORIES = '/api/news/categories';
const COUNTRIES = '/api/news/countries';

/** Codes of countries that a newsroom rarely writes about: the test uses one that is not in use. */
const RARE_CODES = ['BV', 'HM', 'TF', 'GS', 'UM', 'IO', 'CC', 'CX', 'NF', 'PN', 'TK', 'SJ', 'AX', 'WF', 'AQ'];

type Kind = {
  base: string;
  what: string;
  /** The key under which a name is read; it is sent as `name`. */
  label: 'name' | 'label';
  body: (name: string) => Json;
};

const inspectList = async ({ inspect }: Kit, { base, label, what }: Kind): Promise<Json[]> => {
  const [list, one] = [`GET ${base}`, `GET ${base}/{id}`];
  const all = itemsIn((await inspect.call(list, { query: { search: '' } })).data);
  const [first] = all;
  if (!first) {
    inspect.skip([one], `there is no ${what}`);
    return all;
  }
  const term = textIn(first, label);
  const found = itemsIn((await inspect.call(list, { query: { search: term } })).data);
  inspect.expect(list, hasId(found, idIn(first, 'id')), `search=${term} does not find it`);
  const none = itemsIn((await inspect.call(list, { query: { search: `no ${what} is called so` } })).data);
  inspect.expect(list, none.length === 0, 'a search for what is not there finds something');
  const { data, ok } = await inspect.call(one, { params: { id: idIn(first, 'id') } });
  if (ok)
    inspect.expect(
      one,
      idIn(data, 'id') === idIn(first, 'id') && data[label] === term,
      'differs from its row in the list',
    );
  const unknown = { because: 'an unknown id', code: ErrorCode.ResourceNotFound };
  await inspect.refused(one, { params: { id: unknownLike(idIn(first, 'id')) } }, unknown);
  return all;
};

/** Creates an entry, renames it, and returns it for other tests; `remove` deletes it again. */
const inspectWrites = async (kit: Kit, { base, label, what, body }: Kind) => {
  const { inspect, cleanUp, mark } = kit;
  const [create, read] = [`POST ${base}`, `GET ${base}/{id}`];
  const [update, remove] = [`PUT ${base}/{id}`, `DELETE ${base}/{id}`];
  const name = `${mark} ${what}`;
  const made = `the ${what} "${name}"`;
  const created = await inspect.call(create, { body: body(name) });
  if (!created.ok) return undefined;
  const list: [string, Request] = [`GET ${base}`, { query: { search: name } }];
  const data = await findMade(kit, { call: create, answer: created.data, list, name: [label, name] });
  if (!data) return undefined;
  const id = idIn(data, 'id');
  const params = { id };
  cleanUp.made(made, remove, { params });
  inspect.expect(
    create,
    data[label] === name,
    `${label} is ${JSON.stringify(data[label])} instead of the name sent`,
  );
  const empty = { because: 'an empty name', code: ErrorCode.InvalidInput, field: 'name' };
  await inspect.refused(create, { body: { ...body(name), name: '' } }, empty);

  const renamed = `${name} 2`;
  const change = { ...body(renamed), ...('sortOrder' in data && { sortOrder: data['sortOrder'] }) };
  if ((await inspect.call(update, { params, body: change })).ok) {
    const after = (await inspect.call(read, { params })).data;
    inspect.expect(
      update,
      after[label] === renamed,
      `${label} is ${JSON.stringify(after[label])} afterwards`,
    );
  }
  return {
    id,
    item: { ...data, [label]: renamed },
    remove: async () => {
      if (!(await inspect.call(remove, { params })).ok) return;
      const still = itemsIn((await inspect.call(`GET ${base}`, { query: { search: '' } })).data);
      inspect.expect(remove, !hasId(still, id), 'it is still in the list afterwards');
      if (!hasId(still, id)) cleanUp.gone(made);
    },
  };
};

/** Moves it down by one place and back, like the arrows of the list. */
const inspectOrder = async ({ inspect }: Kit, { id, item }: { id: string; item: Json }): Promise<void> => {
  const update = `PUT ${CATEGORIES}/{id}`;
  const place = numberIn(item, 'sortOrder');
  if (place <= 1) return;
  const name = textIn(item, 'name');
  await inspect.call(update, { params: { id }, body: { name, sortOrder: place - 1 } });
  const orders = itemsIn((await inspect.call(`GET ${CATEGORIES}`, { query: { search: '' } })).data);
  const moved = orders.find((category) => idIn(category, 'id') === id);
  const now = moved && numberIn(moved, 'sortOrder');
  inspect.expect(update, now === place - 1, `sortOrder is ${String(now)} after a move to ${place - 1}`);
  const places = new Set(orders.map((category) => category['sortOrder']));
  inspect.expect(
    update,
    places.size === orders.length,
    'two categories have the same sortOrder after a move',
  );
  await inspect.call(update, { params: { id }, body: { name, sortOrder: place } });
};

/** Categories and countries; with `--write`, one new entry of each, for the news tests. */
export const inspectCatalogue = async (kit: Kit) => {
  const { inspect, write } = kit;
  const category: Kind = { base: CATEGORIES, what: 'category', label: 'name', body: (name) => ({ name }) };
  await inspectList(kit, category);
  const nation: Kind = {
    base: COUNTRIES,
    what: 'country',
    label: 'label',
    body: (name) => ({ name, code: '' }),
  };
  const taken = (await inspectList(kit, nation)).map((country) => textIn(country, 'code'));
  const writes = [CATEGORIES, COUNTRIES].flatMap((base) => [
    `POST ${base}`,
    `PUT ${base}/{id}`,
    `DELETE ${base}/{id}`,
  ]);
  if (!write) inspect.skip(writes, NEEDS_WRITE);
  if (!write) return {};
  const madeCategory = await inspectWrites(kit, category);
  if (madeCategory) await inspectOrder(kit, madeCategory);
  const code = RARE_CODES.find((rare) => !taken.includes(rare));
  const madeCountry =
    code === undefined
      ? undefined
      : await inspectWrites(kit, { ...nation, body: (name) => ({ name, code }) });
  inspect.skip(writes, code === undefined ? 'every code to try is taken' : 'none could be created');
  return { category: madeCategory, country: madeCountry && { ...madeCountry, code: code ?? '' } };
};
