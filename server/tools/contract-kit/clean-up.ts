import { type Client, type Request } from './client';

type Made = { what: string; call: string; request: Request };

/** Records what the kit creates, and removes it in the opposite order, even after errors. */
export const createCleanUp = (client: Client) => {
  let made: Made[] = [];
  const images: string[] = [];

  return {
    /** Something was created that this call removes. */
    made: (what: string, call: string, request: Request): void => void made.push({ what, call, request }),
    /** It is removed already. */
    gone: (what: string): void => void (made = made.filter((one) => one.what !== what)),
    /** An image was stored; no call removes it, but deleting its group may. */
    image: (address: string): void => void images.push(address),

    /** Returns what could not be removed. */
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
