/** How much of an upload has left this machine, from 0 to 1. */
export type OnProgress = (share: number) => void;

const NULL_BODY_STATUSES = [101, 204, 205, 304];

const readHeaders = (xhr: XMLHttpRequest): Headers => {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
};

const toResponse = (xhr: XMLHttpRequest): Response =>
  new Response(NULL_BODY_STATUSES.includes(xhr.status) ? null : xhr.responseText, {
    status: xhr.status,
    statusText: xhr.statusText,
    headers: readHeaders(xhr),
  });

/**
 * A `fetch` that reports how much of its body has been sent, which fetch itself cannot
 * (`docs/decisions/upload-time-limit.md`). It resolves and rejects as fetch does: with the signal's reason where that
 * is aborted, with a TypeError where no answer arrives.
 */
export const uploadFetch =
  (onProgress: OnProgress): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { signal } = request;
    const body = await request.blob();
    return new Promise<Response>((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error); // an abort's reason is whatever was given
      const xhr = new XMLHttpRequest();
      const abort = () => {
        xhr.abort();
        reject(signal.reason as Error); // as above
      };
      signal.addEventListener('abort', abort, { once: true });
      xhr.open(request.method, request.url);
      // The type carries the boundary of the multipart form.
      request.headers.forEach((value, name) => xhr.setRequestHeader(name, value));
      xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      xhr.onload = () => resolve(toResponse(xhr));
      xhr.onerror = () => reject(new TypeError('The upload failed'));
      xhr.onloadend = () => signal.removeEventListener('abort', abort);
      xhr.send(body);
    });
  };
