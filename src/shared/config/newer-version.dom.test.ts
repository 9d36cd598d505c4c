import { http, HttpResponse } from 'msw';

import { apiServer } from '@/shared/testing/api-server';

import { hasNewerVersion, lookForNewerVersion, resetVersion, watchVersion } from './newer-version';

const page = (script: string) => `<!doctype html><script type="module" src="${script}"></script>`;

/** The open page, and what a reload would answer. */
const setup = (open: string, answer: () => Response) => {
  const script = document.createElement('script');
  // Not run: jsdom loads no scripts.
  script.src = open;
  document.head.append(script);
  const asked = jest.fn(answer);
  apiServer.use(http.get('/', () => asked()));
  return asked;
};

afterEach(() => {
  document.head.querySelectorAll('script').forEach((script) => script.remove());
  resetVersion();
});

const OWN = '/assets/main.11111111.js';

describe('a new version of the console', () => {
  it('is known from the start script that a reload would open [SAF-12]', async () => {
    setup(OWN, () => HttpResponse.html(page('/assets/main.22222222.js')));
    expect(await lookForNewerVersion()).toBe(true);
    expect(hasNewerVersion()).toBe(true);
  });

  it.each([
    ['the same build', () => HttpResponse.html(page(OWN))],
    ['a page of a proxy', () => HttpResponse.html('<h1>Sign in to the network</h1>')],
    ['no page', () => HttpResponse.json({}, { status: 404 })],
    ['no network', () => HttpResponse.error()],
  ])('is not assumed for %s', async (_case, answer) => {
    setup(OWN, answer);
    expect(await lookForNewerVersion()).toBe(false);
  });

  it('is not looked for by a build whose start script has no version, as in development', async () => {
    const asked = setup('/assets/main.js', () => HttpResponse.html(page('/assets/main.22222222.js')));
    expect(await lookForNewerVersion()).toBe(false);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is looked for when a person comes back to the tab, at most every five minutes [SAF-12]', () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    setup(OWN, () => HttpResponse.html(page(OWN)));
    const request = jest.spyOn(window, 'fetch');
    const stop = watchVersion();
    const comeBack = (minute: number) => {
      now.mockReturnValue(minute * 60_000);
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
      return request.mock.calls.length;
    };
    expect([comeBack(4), comeBack(5), comeBack(9), comeBack(10)]).toEqual([0, 1, 1, 2]);
    stop();
    expect(comeBack(60)).toBe(2);
    jest.restoreAllMocks();
  });
});
