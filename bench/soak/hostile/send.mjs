import http from 'node:http';
import https from 'node:https';

const LIMIT_MS = 60_000;
const KEPT_BYTES = 20_000;

/**
 * Sends one request of any form. Resolves to its response; `status` is 'cut' if the connection ended without one.
 * @param {string} url
 * @param {{ method?: string; headers?: Record<string, string>; body?: Iterable<Buffer | string>; connection?: https.RequestOptions }} [options]
 * @returns {Promise<{ status: number | 'cut'; ms: number; headers: http.IncomingHttpHeaders; text: string }>}
 */
export const send = (url, { method = 'GET', headers = {}, body = [], connection = {} } = {}) =>
  new Promise((resolve) => {
    const began = performance.now();
    let isOver = false;
    const end = (status, answerHeaders = {}, text = '') => {
      isOver = true;
      resolve({ status, ms: performance.now() - began, headers: answerHeaders, text });
    };
    const { request: open } = url.startsWith('https:') ? https : http;
    const request = open(url, { method, headers: { 'accept-language': 'en', ...headers }, ...connection });
    request.on('response', (response) => {
      const chunks = [];
      let length = 0;
      const finish = () => {
        end(response.statusCode, response.headers, Buffer.concat(chunks).toString());
        if (!request.writableFinished) request.destroy();
      };
      response.on('data', (chunk) => {
        if (length < KEPT_BYTES) chunks.push(chunk);
        length += chunk.length;
      });
      response.on('end', finish);
      response.on('error', finish);
    });
    request.on('error', () => isOver || end('cut'));
    request.on('close', () => isOver || end('cut'));
    request.setTimeout(LIMIT_MS, () => request.destroy());

    const chunks = body[Symbol.iterator]();
    const write = () => {
      while (!isOver && !request.destroyed) {
        const { value, done } = chunks.next();
        if (done) return request.end();
        if (!request.write(value)) return request.once('drain', write);
      }
    };
    write();
  });

const BOUNDARY = 'newsdesk-soak-boundary';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/**
 * The body of a multipart form, generated part by part, so that a form of any size needs no memory here.
 * @param {Iterable<[string, string | Buffer | { file: Buffer; type: string }]>} parts
 */
export const multipart = function* (parts) {
  for (const [name, value] of parts) {
    const isFile = typeof value === 'object' && 'file' in value;
    const file = isFile ? `; filename="a"\r\ncontent-type: ${value.type}` : '';
    yield `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`;
    yield isFile ? value.file : value;
    yield '\r\n';
  }
  yield `--${BOUNDARY}--\r\n`;
};

/** A caller with its own address, signed in if it has a token; `connection` says how it reaches the server. */
export const callerAt = (url, address, token = undefined, connection = {}) => {
  const headers = {
    'x-forwarded-for': address,
    ...(token && { authorization: `Bearer ${token}` }),
  };
  return {
    address,
    get: (path) => send(url + path, { headers, connection }),
    post: (path, json, extra = {}) =>
      send(url + path, {
        method: 'POST',
        headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }), ...extra },
        body: json === undefined ? [] : [JSON.stringify(json)],
        connection,
      }),
    form: (path, parts, extra = {}) =>
      send(url + path, {
        method: 'POST',
        headers: { ...headers, 'content-type': FORM_TYPE, ...extra },
        body: multipart(parts),
        connection,
      }),
  };
};

/** The number of responses by status, as `400 × 12, 429 × 3`. */
export const countStatuses = (answers) => {
  const counts = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
