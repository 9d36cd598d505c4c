import { http, HttpResponse, type JsonBodyType } from 'msw';

import { getLocale } from '@/shared/i18n/locale';
import { apiServer } from '@/shared/testing/api-server';

import {
  endFirstRun,
  getRuntimeConfig,
  isFirstRun,
  loadRuntimeConfig,
  onRuntimeConfig,
  resetRuntimeConfig,
} from './runtime-config';

/** Answers config.json, and counts how often it was asked for. */
const serve = (config: JsonBodyType, status = 200) => {
  const asked = jest.fn();
  apiServer.use(
    http.get('*/config.json', ({ request }) => {
      asked(request.cache);
      return HttpResponse.json(config, { status });
    }),
  );
  return asked;
};

const DEFAULTS = {
  apiBaseUrl: '',
  productDomains: [],
  stagingDomains: [],
  redirectPath: '/redirect',
  videoHosts: [],
  socialHosts: [],
  timeZone: 'Asia/Bangkok',
  locale: 'th',
  extensions: [],
  demo: false,
  firstRun: false,
  providerName: '',
  passwordsOff: false,
};

describe('the settings of an installation', () => {
  it('have a default for whatever is not given', async () => {
    serve({});
    expect(await loadRuntimeConfig()).toEqual(DEFAULTS);
  });

  it.each(Object.keys(DEFAULTS))('have the default for %s if it is null or of another kind', async (name) => {
    serve({ [name]: null });
    expect(await loadRuntimeConfig()).toEqual(DEFAULTS);
    resetRuntimeConfig();
    serve({ [name]: 7 });
    expect(await loadRuntimeConfig()).toEqual(DEFAULTS);
  });

  it('have the default zone if theirs is not known', async () => {
    serve({ timeZone: 'Asia/Nowhere' });
    expect(await loadRuntimeConfig()).toEqual(DEFAULTS);
  });

  it('are taken as they are given', async () => {
    const given = {
      apiBaseUrl: 'https://api.example',
      productDomains: ['a.example'],
      stagingDomains: ['b.example'],
      redirectPath: '/go',
      timeZone: 'Asia/Tokyo',
      videoHosts: ['c.example'],
      socialHosts: ['d.example'],
      locale: 'en',
      extensions: ['live', 'refresh'],
      demo: true,
      firstRun: true,
      providerName: 'Example ID',
      passwordsOff: true,
    };
    serve(given);
    expect(await loadRuntimeConfig()).toEqual(given);
  });

  it.each([
    [{ apiBaseUrl: 'https://a.example/' }, { apiBaseUrl: 'https://a.example' }],
    [{ apiBaseUrl: 'https://a.example/b//' }, { apiBaseUrl: 'https://a.example/b' }],
    [{ extensions: ['live', 'other', 7] }, { extensions: ['live'] }],
    [{ extensions: 'live' }, { extensions: [] }],
    [{ videoHosts: [null, 'a.example', 7, ['b.example']] }, { videoHosts: ['a.example'] }],
    [{ extensions: null }, { extensions: [] }],
    [
      { demo: 'true', firstRun: 1 },
      { demo: false, firstRun: false },
    ],
  ])('are corrected where they mean nothing: %j', async (given, corrected) => {
    serve(given);
    expect(await loadRuntimeConfig()).toEqual({ ...DEFAULTS, ...corrected });
  });

  it('choose the language for a person who has chosen none', async () => {
    const read = jest.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
    await jest.isolateModulesAsync(async () => {
      const own = await import('./runtime-config');
      const locale = await import('@/shared/i18n/locale');
      serve({ locale: 'en' });
      await own.loadRuntimeConfig();
      expect(locale.getLocale()).toBe('en');
    });
    read.mockRestore();
    expect(getLocale()).toBe('th');
  });
});

describe('loading the settings', () => {
  it('happens once, and asks the server whether an old answer is still right', async () => {
    const asked = serve({ locale: 'th' });
    const [one, other] = await Promise.all([loadRuntimeConfig(), loadRuntimeConfig()]);
    expect(other).toBe(one);
    expect(await loadRuntimeConfig()).toBe(one);
    expect(asked.mock.calls).toEqual([['no-cache']]);
  });

  it('fails with the status of the answer, and the next call tries again', async () => {
    serve({}, 503);
    await expect(loadRuntimeConfig()).rejects.toThrow('config.json answered 503');
    expect(getRuntimeConfig()).toBeNull();
    serve({ redirectPath: '/again' });
    expect(await loadRuntimeConfig()).toMatchObject({ redirectPath: '/again' });
  });

  it('tells whoever waits for it, until they leave', async () => {
    const [stays, left] = [jest.fn(), jest.fn()];
    const leave = onRuntimeConfig(stays);
    onRuntimeConfig(left)();
    serve({});
    expect(getRuntimeConfig()).toBeNull();
    const loaded = await loadRuntimeConfig();
    expect(getRuntimeConfig()).toBe(loaded);
    expect(stays).toHaveBeenCalledTimes(1);
    expect(left).not.toHaveBeenCalled();
    leave();
  });

  it('begins anew after the settings were forgotten', async () => {
    const asked = serve({});
    await loadRuntimeConfig();
    resetRuntimeConfig();
    expect(getRuntimeConfig()).toBeNull();
    await loadRuntimeConfig();
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

describe('the first administrator', () => {
  it.each([true, false])('is still missing, or not: %s', async (firstRun) => {
    serve({ firstRun });
    expect(await isFirstRun()).toBe(firstRun);
  });

  it('is not asked for if the settings cannot be read', async () => {
    serve({}, 500);
    expect(await isFirstRun()).toBe(false);
  });

  it('is no longer asked for when there is one', async () => {
    const asked = serve({ firstRun: true, demo: true });
    await loadRuntimeConfig();
    const watcher = jest.fn();
    const leave = onRuntimeConfig(watcher);
    endFirstRun();
    expect(watcher).toHaveBeenCalledTimes(1);
    expect(getRuntimeConfig()).toMatchObject({ firstRun: false, demo: true });
    expect(await isFirstRun()).toBe(false);
    expect(asked).toHaveBeenCalledTimes(1);
    leave();
  });

  it('changes nothing before the settings are loaded', async () => {
    const watcher = jest.fn();
    const leave = onRuntimeConfig(watcher);
    endFirstRun();
    expect(watcher).not.toHaveBeenCalled();
    expect(getRuntimeConfig()).toBeNull();
    leave();
    serve({ firstRun: true });
    expect(await isFirstRun()).toBe(true);
  });
});
