import { inWords } from '../../db/in-words';

/** For each call to the provider, because a person waits for it. */
const LIMIT_MS = 5_000;
/** Far more than a list of keys or what a provider says about a person. */
const LIMIT_BYTES = 1_000_000;

/** The provider does not answer, not in time, or with an error of its own. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

class TooLarge extends Error {}

const readLimited = async (response: Response): Promise<Uint8Array<ArrayBuffer>[]> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > LIMIT_BYTES) throw new TooLarge(`An answer of the provider has over ${LIMIT_BYTES} bytes.`);
    parts.push(part);
  }
  return parts;
};

/**
 * A `fetch` with limits of time and size for the calls to the provider. The operator named it, so it may be on a private network,
 * unlike what people or other websites name (modules/outgoing). Redirects are not followed.
 */
export const createLimitedFetch =
  (limitMs = LIMIT_MS) =>
  async (url: string, options: RequestInit): Promise<Response> => {
    const signal = AbortSignal.timeout(limitMs);
    try {
      const response = await fetch(url, { ...options, redirect: 'manual', signal });
      const { status, statusText, headers } = response;
      if (status >= 500) throw new Error(`The provider answered ${status}.`);
      const body = new Blob(await readLimited(response));
      return new Response(body.size > 0 ? body : null, { status, statusText, headers });
    } catch (error) {
      if (error instanceof TooLarge) throw error;
      const what = signal.aborted
        ? `The provider did not answer within ${limitMs / 1_000} s.`
        : inWords(error);
      throw new Unreachable(what, { cause: error });
    }
  };
