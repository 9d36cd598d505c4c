import { type Client, type Request } from './client';

type Made = { what: string; call: string; request: Request };

/** Remembers what was made, and removes it in the opposite order, whatever happened in between. */
export const createCleanUp = (client: Client) => {
  let made: Made[] = [];
  const images: string[] = [];

  return {
    /** Something was made that this call removes. */
    made: (what: string, call: string, request: Request): void => void made.push({ what, call, request }),
    /** It is gone already. */
    gone: (what: string): void => void (made = made.filter((one) => one.what !== what)),
    /** An image was stored; no call removes one, but deleting its group may. */
    image: (address: string): void => void images.push(address),

    /** Gives what could not be removed. */
    run: async (): Promise<string[]> => {
      const left: string[] = [];
      for (const { what, call, request } of made.splice(0).reverse()) {
        const { status, body, failure } = await client.send(call, request);
        const isDone = body?.['success'] === true || status === 404;
        if (!isDone) left.push(`${what} (${call}: ${failure ?? `HTTP ${status}`})`);
      }
      for (const address of images) {
        const answer = await fetch(address).catch(() => undefined);
        await answer?.body?.cancel();
        if (answer?.ok) left.push(`the image ${address} (no call deletes one)`);
      }
      return left;
    },
  };
};

export type CleanUp = ReturnType<typeof createCleanUp>;
