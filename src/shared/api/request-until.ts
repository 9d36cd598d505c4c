/** A running request of RTK Query, as a trigger returns it. */
type Request<R> = { unwrap: () => Promise<R>; abort: () => void };

/**
 * Sends a request and aborts it with the signal. Rejects with the error of the server, or with the reason of
 * the signal if that was aborted before; then nothing is sent.
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
