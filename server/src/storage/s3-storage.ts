import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

import { AwsClient } from 'aws4fetch';

import type { S3Config } from '../settings/config';

import { MARK_KEY, type Storage, type StoredEntry } from './storage';

const PREFIX = 'files/';
const TIMEOUT_MS = 20_000;
/** After how long the store is asked for a sign of life, and how long it may take to give one. */
const LIFE = { askAfterMs: 2_000, answerMs: 2_000 };

/** It passes, as a connection that is lost does: whoever waits is asked to try again. */
class StoreLateError extends Error {
  readonly code = 'ETIMEDOUT';
  constructor(readonly address: string) {
    super('The object store does not answer.');
  }
}

const isGivenUp = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'name' in error &&
  (error.name === 'TimeoutError' || error.name === 'AbortError');

const textIn = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&');

/** One page of a ListObjectsV2 response. */
export const parseListing = (xml: string): { entries: StoredEntry[]; next: string | undefined } => ({
  entries: [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].flatMap(([, item = '']) => {
    const key = textIn(item, 'Key');
    const modified = textIn(item, 'LastModified');
    return key?.startsWith(PREFIX) && key !== PREFIX + MARK_KEY && modified
      ? [{ key: key.slice(PREFIX.length), modifiedAt: new Date(modified) }]
      : [];
  }),
  next: textIn(xml, 'IsTruncated') === 'true' ? textIn(xml, 'NextContinuationToken') : undefined,
});

/** A client that signs requests with AWS Signature Version 4. */
const createSigningClient = ({
  accessKeyId,
  secretAccessKey,
  region,
}: Omit<S3Config, 'endpoint' | 'bucket'>) =>
  new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });

/** Files in a bucket of an S3-compatible store, addressed by path. */
export const createS3Storage = ({ endpoint, bucket, ...credentials }: S3Config, life = LIFE): Storage => {
  const client = createSigningClient(credentials);
  const { host } = new URL(endpoint);
  const bucketUrl = `${endpoint}/${bucket}`;
  const urlOf = (key: string) => `${bucketUrl}/${PREFIX}${key}`;

  const request = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const response = await client
      .fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), ...init })
      .catch((error: unknown) => {
        throw isGivenUp(error) ? new StoreLateError(host) : error;
      });
    if (response.ok || response.status === 404) return response;
    const refusal = new Error(
      `The object store answered ${response.status} to ${init.method ?? 'GET'} ${url}`,
    );
    throw response.status >= 500 ? Object.assign(refusal, { code: 'EBUSY' }) : refusal;
  };

  const look = async (init: RequestInit = {}): Promise<Response> => {
    const query = new URLSearchParams({ 'list-type': '2', 'max-keys': '1', prefix: PREFIX });
    const response = await request(`${bucketUrl}?${query.toString()}`, init);
    if (!response.ok) throw new Error(`The bucket ${bucket} was not found.`);
    return response;
  };

  /** A request to a store that may be slow, until the store gives no sign of life: people do not wait for one that hangs. */
  const patientRequest = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const given = new AbortController();
    const giveUp = () => given.abort();
    const askForLife = () =>
      void look({ signal: AbortSignal.timeout(life.answerMs) }).catch((error: unknown) => {
        if (error instanceof StoreLateError) giveUp();
      });
    const timers = [setTimeout(askForLife, life.askAfterMs), setTimeout(giveUp, TIMEOUT_MS)];
    // Only until the answer begins: a slow reader may take longer, and whoever reads it limits that.
    return request(url, { ...init, signal: given.signal }).finally(() => timers.forEach(clearTimeout));
  };

  async function* list(): AsyncGenerator<StoredEntry> {
    let next: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: PREFIX });
      if (next) query.set('continuation-token', next);
      const response = await request(`${bucketUrl}?${query.toString()}`);
      const page = parseListing(await response.text());
      yield* page.entries;
      next = page.next;
    } while (next);
  }

  return {
    put: async (key, bytes, contentType) => {
      const response = await patientRequest(urlOf(key), {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'content-type': contentType },
      });
      if (!response.ok) throw new Error(`The bucket ${bucket} was not found.`);
    },
    read: async (key) => {
      const response = await patientRequest(urlOf(key));
      if (!response.ok || !response.body) return null;
      // The global and the Node type of a web stream are one class with two declarations.
      return Readable.fromWeb(response.body as ReadableStream);
    },
    remove: async (key) => {
      await patientRequest(urlOf(key), { method: 'DELETE' });
    },
    check: async () => void (await look()),
    time: async () => {
      const { headers } = await look();
      return new Date(headers.get('date') ?? NaN);
    },
    list,
  };
};
