import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export const CLIENT = { id: 'newsdesk', secret: 'only-for-tests' };

/** Starts a real provider of OpenID Connect, which leads back to this origin. */
export const openProvider = async (origin: string) => {
  const file = path.join(import.meta.dirname, 'provider-process.mjs');
  const child = fork(file, [origin, CLIENT.id, CLIENT.secret], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const [issuer] = (await once(child, 'message')) as [string]; // what it sends
  return {
    issuer,
    close: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
};

/** A browser that follows redirects and keeps cookies, as far as a sign-in needs it. */
export const openBrowser = () => {
  const cookies = new Map<string, string>();
  const send = async (url: string, form?: Record<string, string>): Promise<Response> => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };

  /** Follows redirects of the provider, up to a page or to an address elsewhere. */
  const follow = async (
    url: string,
    form?: Record<string, string>,
  ): Promise<{ url: string; page?: string }> => {
    const response = await send(url, form);
    const location = response.headers.get('location');
    if (location === null) return { url, page: await response.text() };
    const next = new URL(location, url);
    return next.origin === new URL(url).origin ? follow(next.href) : { url: next.href };
  };

  return {
    /** Signs in at the provider; resolves to where it leads back to. */
    signIn: async (address: string, login: string): Promise<URL> => {
      const asked = await follow(address);
      if (asked.page === undefined) return new URL(asked.url);
      const consent = await follow(asked.url, { prompt: 'login', login, password: 'x' });
      if (consent.page === undefined) return new URL(consent.url);
      return new URL((await follow(consent.url, { prompt: 'consent' })).url);
    },
    /** Presses Cancel at the provider. */
    cancel: async (address: string): Promise<URL> => {
      const asked = await follow(address);
      return new URL((await follow(`${asked.url}/abort`)).url);
    },
  };
};
