import { ErrorCode } from '@contract';

import type { Json } from '../../src/openapi/check-schema';

import { inspectCatalogue } from './catalogue';
import { createCleanUp } from './clean-up';
import { createClient } from './client';
import { coreCallsOf } from './core-calls';
import { rowOf } from './extension-check';
import { announcedBy, inspectExtensions } from './extensions';
import { deleteGroup, findOrCreateGroup, inspectGroup, removeCategory } from './groups';
import { createInspector, type Inspector, Interrupted } from './inspector';
import { idIn, itemsIn, type Kit, NEEDS_WRITE, numberIn, textIn } from './kit';
import { inspectNews } from './news';
import type { Report } from './report';
import { inspectUsers } from './users';

export type KitOptions = {
  baseUrl: string;
  username: string;
  password: string;
  /** Without it, only reads are sent. */
  write: boolean;
  /** The OpenAPI document to compare the backend with. */
  document: Json;
  timeoutMs: number;
  /** The e-mail address of the user to invite. */
  invite?: string | undefined;
  /** Ends the run; what was created is still removed. */
  signal?: AbortSignal;
};

const SIGN_IN = 'POST /api/auth/sign-in';
const ME = 'GET /api/auth/me';

/** The sign-in failed, so nothing else can be tried. */
class NotSignedIn extends Error {
  override name = 'NotSignedIn';
}

const signIn = async (
  inspect: Inspector,
  { username, password }: KitOptions,
  authorizeWith: (token: string) => void,
): Promise<Kit['me']> => {
  const wrong = { body: { email: username, password: `${password} is not it` } };
  await inspect.refused(SIGN_IN, wrong, { because: 'a wrong password', code: ErrorCode.InvalidInput });
  const empty = { because: 'an empty password', code: ErrorCode.InvalidInput, field: 'password' };
  await inspect.refused(SIGN_IN, { body: { email: username, password: '' } }, empty);
  const session = await inspect.call(SIGN_IN, { body: { email: username, password } });
  if (!session.ok || !textIn(session.data, 'token')) throw new NotSignedIn('The sign-in did not succeed.');
  authorizeWith(textIn(session.data, 'token'));
  const noToken = { because: 'no token', code: ErrorCode.UnAuthorization };
  await inspect.refused(ME, { anonymous: true }, noToken);
  const { data } = await inspect.call(ME);
  return {
    id: idIn(data, 'id'),
    username: textIn(data, 'username'),
    permission: numberIn(data, 'permission'),
  };
};

const inspectAll = async (kit: Kit, calls: string[]): Promise<void> => {
  const { inspect, write } = kit;
  await inspectUsers(kit);
  const { category, country } = await inspectCatalogue(kit);
  const groupId = await findOrCreateGroup(kit);
  const all = { query: { search: '' } };
  const [anyCategory] = itemsIn((await inspect.call('GET /api/news/categories', all)).data).filter(
    (other) => idIn(other, 'id') !== category?.id,
  );
  const [anyCountry] = itemsIn((await inspect.call('GET /api/news/countries', all)).data).filter(
    (other) => textIn(other, 'code') !== country?.code,
  );
  // Not the kit's own, if there are others: a backend may keep deleted news for a while, and with it what it refers to.
  const categoryId = anyCategory ? idIn(anyCategory, 'id') : category?.id;
  const countryCode = anyCountry ? textIn(anyCountry, 'code') : country?.code;
  if (groupId !== undefined) {
    await inspectGroup(kit, groupId, categoryId);
    const base = categoryId !== undefined && countryCode ? { categoryId, countryCode } : undefined;
    await inspectNews(kit, groupId, base);
    if (write && categoryId !== undefined) await removeCategory(kit, groupId, categoryId);
    if (write) await deleteGroup(kit, groupId);
  }
  const ofGroups = calls.filter((call) => call.includes('/api/news/journalist/'));
  inspect.skip(ofGroups, write ? 'no group could be created' : 'the user is a member of no group');
  await country?.remove();
  await category?.remove();
};

/** Tries every call of the core API and every announced extension against a backend, and removes what it created, also when it is interrupted. */
export const runKit = async (options: KitOptions): Promise<Report> => {
  const client = createClient(options);
  const cleanUp = createCleanUp(client);
  const extensions = await announcedBy(options.baseUrl, options.timeoutMs);
  const calls = [...coreCallsOf(options.document), ...extensions.map(rowOf)];
  const inspect = createInspector({ client, ...options, calls, signal: options.signal });
  try {
    const me = await signIn(inspect, options, client.authorizeWith);
    const mark = `Contract kit ${Date.now().toString(36)}`;
    const { write, invite, timeoutMs } = options;
    await inspectAll({ client, inspect, cleanUp, me, mark, write, invite, extensions }, calls);
    await inspectExtensions({ client, inspect, account: options, timeoutMs, write }, extensions);
    inspect.skip(extensions.map(rowOf), NEEDS_WRITE);
  } catch (error) {
    if (!(error instanceof Interrupted || error instanceof NotSignedIn)) throw error;
    inspect.skip(calls, error instanceof Interrupted ? 'interrupted' : error.message);
  }
  return { rows: inspect.rows(), leftBehind: await cleanUp.run() };
};
