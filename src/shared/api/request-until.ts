/** A request of RTK Query on its way: what a trigger gives back. */
type Request<R> = { unwrap: () => Promise<R>; abort: () => void };

/**
 * Sends a request that ends with the signal. Rejects with the server's refusal, or with the signal's reason where it was
 * aborted before; then nothing is sent.
 */
export const requestUntil = async <R>(signal: AbortSignal, start: () => Request<R>): Promise<R> => {
  signal.throwIfAborted();
  const request = start();
  const abort = () => request.abort();
  signal.addEventListener('abort', abort);
  try {
    return await request.unwrap();
  } finally {
    signal.removeEventListener('abort', abort);
  }
};
