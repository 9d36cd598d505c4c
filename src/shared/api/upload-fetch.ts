/** The sent part of an upload, from 0 to 1. */
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
 * A `fetch` that reports the upload progress, which fetch itself cannot
 * (`docs/decisions/upload-time-limit.md`). It settles as fetch does: it rejects with the reason of an
 * aborted signal, and with a TypeError if no response arrives.
 */
export const uploadFetch =
  (onProgress: OnProgress): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { signal } = request;
    const body = await request.blob();
    return new Promise<Response>((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error); // an abort reason can be any value
      const xhr = new XMLHttpRequest();
      const abort = () => {
        xhr.abort();
        reject(signal.reason as Error); // as above
      };
      signal.addEventListener('abort', abort, { once: true });
      xhr.open(request.method, request.url);
      // The content type contains the boundary of the multipart form.
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
