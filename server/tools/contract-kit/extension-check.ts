import type { ExtensionName } from '@contract';

import type { Client } from './client';
import type { Inspector } from './inspector';
import { recordIn } from './kit';

type Account = { username: string; password: string };
export type Tools = { client: Client; inspect: Inspector; account: Account; timeoutMs: number };

/** The name of an extension in the report. */
export const rowOf = (name: ExtensionName): string => `extension ${name}`;

/** Tries an extension. */
export type Check = (tools: Tools) => Promise<unknown>;

/** Sends a call that has to succeed; resolves to its data. */
export const succeeds = async ({ client, inspect }: Tools, name: ExtensionName, call: string) => {
  const { status, body } = await client.send(call);
  inspect.expect(rowOf(name), body?.['success'] === true, `${call} answers HTTP ${status}`);
  return recordIn(body ?? {}, 'data');
};
