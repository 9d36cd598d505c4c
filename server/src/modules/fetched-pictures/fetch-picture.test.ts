import http from 'node:http';
import type { AddressInfo } from 'node:net';

import { createPictureFetcher } from './fetch-picture';

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;

/** A website on this computer, which these tests alone may fetch from, under names that lead to addresses of their own. */
const openSite = async (answer: Answer) => {
  const heard: http.IncomingMessage[] = [];
  const server = http.createServer((request, response) => {
    heard.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { heard, port, close };
};

const names: Record<string, string[]> = {
  'site.example': ['127.0.0.1'],
  'inner.example': ['10.0.0.7'],
  'trap.example': ['127.0.0.1', '10.0.0.7'],
};

describe('fetching a picture that was pasted', () => {
  let site: Awaited<ReturnType<typeof openSite>>;
  let answer: Answer;
  beforeEach(async () => {
    answer = (_request, response) => response.end('picture');
    site = await openSite((request, response) => answer(request, response));
  });
  afterEach(() => site.close());

  const fetcher = (changes = {}) =>
    createPictureFetcher({
      resolve: async (host) => names[host] ?? [],
      isOpen: (address) => address === '127.0.0.1',
      isPort: (port) => port === String(site.port),
      ...changes,
    });
  const at = (host: string, path = '/a.png') => `http://${host}:${site.port}${path}`;

  it('returns its bytes, and sends neither cookies nor where it was pasted [PST-04]', async () => {
    expect((await fetcher()(at('site.example')))?.toString()).toBe('picture');
    const [request] = site.heard;
    expect(request?.headers.host).toBe(`site.example:${site.port}`);
    expect(Object.keys(request?.headers ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  });

  it.each([
    ['a host in a closed network', 'inner.example'],
    ['a host with one closed address', 'trap.example'],
    ['an unknown host', 'nowhere.example'],
    ['a closed address', '10.0.0.7'],
    ['a closed address in another spelling', '0x0a000007'],
    ['a closed IPv6 address', '[::1]'],
  ])('connects to no other: %s [PST-04]', async (_name, host) => {
    expect(await fetcher()(at(host))).toBeUndefined();
    expect(site.heard).toEqual([]);
  });

  it('does not connect to this computer by itself, nor to other ports [PST-04]', async () => {
    expect(await createPictureFetcher({ isPort: () => true })(at('127.0.0.1'))).toBeUndefined();
    expect(await createPictureFetcher({ isOpen: () => true })(at('127.0.0.1'))).toBeUndefined();
    expect(site.heard).toEqual([]);
  });

  it.each(['file:///etc/passwd', 'ftp://site.example/a.png', 'data:image/png;base64,AA==', '/a.png', ''])(
    'reads only http and https: %j [PST-04]',
    async (address) => {
      expect(await fetcher()(address)).toBeUndefined();
    },
  );

  it('sends no name and password [PST-04]', async () => {
    expect(await fetcher()(at('site.example').replace('//', '//me:secret@'))).toBeUndefined();
  });

  it('follows a redirect, and checks where it leads [PST-04]', async () => {
    const redirectTo = (location: string): Answer => {
      return ({ url }, response) => {
        if (url === '/b.png') response.end('other');
        else response.writeHead(302, { location }).end();
      };
    };
    answer = redirectTo('/b.png');
    expect((await fetcher()(at('site.example')))?.toString()).toBe('other');
    for (const location of [at('inner.example'), at('10.0.0.7'), 'file:///etc/passwd', 'http://[']) {
      answer = redirectTo(location);
      expect(await fetcher()(at('site.example'))).toBeUndefined();
    }
  });

  it('ends after a few redirects [PST-04]', async () => {
    answer = (_request, response) => response.writeHead(302, { location: '/a.png' }).end();
    expect(await fetcher()(at('site.example'))).toBeUndefined();
    expect(site.heard).toHaveLength(4);
  });

  it('ends at ten megabytes, whatever was announced [PST-04]', async () => {
    answer = (_request, response) => {
      const piece = Buffer.alloc(1024 * 1024);
      const write = () => {
        while (!response.destroyed && response.write(piece));
      };
      response.on('drain', write);
      write();
    };
    expect(await fetcher()(at('site.example'))).toBeUndefined();
  });

  it('ends at the time limit, before the answer and during it [PST-04]', async () => {
    answer = () => {};
    expect(await fetcher({ limitMs: 50 })(at('site.example'))).toBeUndefined();
    answer = (_request, response) => void response.write('begin');
    expect(await fetcher({ limitMs: 50 })(at('site.example'))).toBeUndefined();
  });

  it('is nothing if the website refuses', async () => {
    answer = (_request, response) => response.writeHead(403).end('no');
    expect(await fetcher()(at('site.example'))).toBeUndefined();
  });
});
