import { once } from 'node:events';
import http from 'node:http';

const readBody = async (stream) => {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/**
 * A proxy between the browser and the server that makes single requests fail. `arm(isMeant, act)` lets `act` handle
 * the next request that `isMeant` matches, once; all others pass. `act` gets the exchange: `forward()` resolves to the
 * server's response, `reply(answer)` sends one to the browser, `hangUp()` breaks the connection; without any of them the
 * request gets no response.
 */
export const openLine = async (serverUrl) => {
  const { port: serverPort } = new URL(serverUrl);
  let armed = [];

  const connect = ({ method, url, headers }) =>
    http.request({ host: '127.0.0.1', port: serverPort, method, path: url, headers, agent: false });

  const pass = (request, response) => {
    const far = connect(request);
    const hangUp = () => response.destroy();
    far.on('response', (answer) => {
      response.writeHead(answer.statusCode, answer.rawHeaders);
      answer.on('error', hangUp).pipe(response);
    });
    far.on('error', hangUp);
    response.on('close', () => far.destroy());
    request.pipe(far);
  };

  const forward = async (request, body) => {
    const far = connect(request);
    const answered = new Promise((resolve, reject) => far.on('response', resolve).on('error', reject));
    far.end(body);
    const answer = await answered;
    return { status: answer.statusCode, headers: answer.rawHeaders, body: await readBody(answer) };
  };

  const server = http.createServer((request, response) => {
    const order = armed.find(({ isMeant }) => isMeant(request));
    if (!order) return pass(request, response);
    armed = armed.filter((other) => other !== order);
    void readBody(request)
      .then((body) =>
        order.act({
          forward: () => forward(request, body),
          reply: ({ status, headers, body: answer }) => response.writeHead(status, headers).end(answer),
          hangUp: () => request.socket.destroy(),
        }),
      )
      // The browser may be gone by now, as intended.
      .catch(() => request.socket.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address.port : 0;

  return {
    url: `http://127.0.0.1:${port}`,
    arm: (isMeant, act) => armed.push({ isMeant, act }),
    /** Removes faults that did not happen. */
    mend: () => (armed = []),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
