import { isRecord, ErrorCode } from '@contract';

import { createSchemaCheck, type Json } from '../../src/openapi/check-schema';

import type { Answer, Client, Request } from './client';
import { withOpaqueIds } from './opaque-ids';
import { isOptional, mayBeWithoutData, withBareCheck } from './optional-fields';
import type { Row } from './report';

/** Ends the run early; what was created is still removed. */
export class Interrupted extends Error {
  override name = 'Interrupted';
}

const NO_SUCH_CALL = new Set([404, 405, 501]);

type Refusal = {
  /** A description of the invalid input, for the note. */
  because: string;
  code: ErrorCode;
  /** The field that `errors` must contain. */
  field?: string;
};

type Options = { client: Client; document: Json; calls: string[]; signal: AbortSignal | undefined };

const at = (holder: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), holder);

/** The schema of an envelope whose data is not checked. */
const withoutData = (schema: Json): Json => ({
  ...schema,
  required: ['success'],
  properties: { success: at(schema, 'properties', 'success') },
});

/** Makes calls and records the result of each; a call's row is added when it is first made. */
export const createInspector = ({ client, document, calls, signal }: Options) => {
  const rows = new Map<string, Row>(calls.map((call) => [call, { call, verdict: 'not tried', notes: [] }]));
  const accepted = withBareCheck(withOpaqueIds(document));
  const check = createSchemaCheck(accepted, isOptional);

  const rowOf = (call: string): Row => {
    const row = rows.get(call);
    if (!row) throw new Error(`${call} is no call of the core API.`);
    return row;
  };

  const note = (call: string, verdict: Row['verdict'], text: string) => {
    const row = rowOf(call);
    if (row.verdict !== 'missing') row.verdict = verdict;
    if (!row.notes.includes(text)) row.notes.push(text);
  };

  const send = async (call: string, request: Request): Promise<Answer> => {
    if (signal?.aborted) throw new Interrupted();
    const row = rowOf(call);
    const answer = await client.send(call, request);
    if (row.verdict === 'not tried') Object.assign(row, { verdict: 'conforms', notes: [] });
    return answer;
  };

  const schemaOf = (call: string): Json => {
    const [method = '', path = ''] = call.split(' ');
    const content = at(accepted, 'paths', path, method.toLowerCase(), 'responses', '200', 'content');
    const schema = at(content, 'application/json', 'schema');
    if (!isRecord(schema)) throw new Error(`The document does not describe ${call}.`);
    return schema;
  };

  return {
    rows: () => [...rows.values()],

    /** Makes a call that should succeed; returns its data if it did, in the shape of the document. */
    call: async (call: string, request: Request = {}): Promise<{ data: Json; ok: boolean }> => {
      const { status, body, failure } = await send(call, request);
      const failed = (verdict: Row['verdict'], text: string) => {
        note(call, verdict, text);
        return { data: {}, ok: false };
      };
      if (failure !== undefined) return failed('differs', `no answer: ${failure}`);
      const said = typeof body?.['message'] === 'string' ? `: ${body['message']}` : '';
      if (NO_SUCH_CALL.has(status)) return failed('missing', `HTTP ${status}${said}`);
      if (status === 403) return failed('not tried', `the account may not${said}`);
      if (body === undefined) return failed('differs', `HTTP ${status} without an envelope in JSON`);
      if (status < 200 || status > 299) return failed('differs', `HTTP ${status}${said}`);
      const schema = schemaOf(call);
      const data = body['data'] ?? null;
      const isEmpty = data === null && mayBeWithoutData(call, at(schema, 'properties', 'data'));
      const mismatches = check(body, isEmpty ? withoutData(schema) : schema, 'answer');
      for (const mismatch of mismatches) note(call, 'differs', mismatch);
      // A caller that needs `items` reads a list as a record.
      return {
        data: Array.isArray(data) ? { items: data } : isRecord(data) ? data : {},
        ok: body['success'] === true,
      };
    },

    /** Makes a call that must be refused in the envelope, with this code. */
    refused: async (call: string, request: Request, { because, code, field }: Refusal): Promise<void> => {
      const { status, body, failure } = await send(call, request);
      const differs = (text: string) => note(call, 'differs', `${because}: ${text}`);
      if (failure !== undefined) return differs(`no answer: ${failure}`);
      // An account that may not make the call cannot test the rest.
      if (status === 403 && code !== ErrorCode.UnAuthorization) return;
      if (body?.['success'] !== false) return differs('not refused with success: false');
      if (body['code'] !== code) differs(`code ${String(body['code'])} instead of ${code} (HTTP ${status})`);
      if (field !== undefined && at(body, 'errors', field) === undefined)
        differs(`errors.${field} is missing`);
    },

    /** Marks a call as tried without making it: it conforms until something differs. */
    tried: (call: string): void => {
      const row = rowOf(call);
      if (row.verdict === 'not tried') Object.assign(row, { verdict: 'conforms', notes: [] });
    },

    /** Records a difference unless the condition is true. */
    expect: (call: string, condition: boolean, otherwise: string): void => {
      if (!condition) note(call, 'differs', otherwise);
    },

    /** Records why a call was not made, unless it was. */
    skip: (calls: string[], why: string): void => {
      for (const row of calls.map(rowOf)) {
        if (row.verdict === 'not tried' && row.notes.length === 0) row.notes = [why];
      }
    },
  };
};

export type Inspector = ReturnType<typeof createInspector>;
