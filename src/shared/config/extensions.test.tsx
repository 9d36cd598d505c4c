import { act, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { announceExtensions, apiServer } from '@/shared/testing/api-server';

import { hasExtension, useExtension } from './extensions';
import { loadRuntimeConfig } from './runtime-config';

const serveConfig = (config: object) =>
  apiServer.use(http.get('*/config.json', () => HttpResponse.json(config)));

describe('the extensions of a backend', () => {
  it('are those listed in config.json [ANY-03]', async () => {
    announceExtensions('refresh');
    expect(await hasExtension('refresh')).toBe(true);
    expect(await hasExtension('live')).toBe(false);
  });

  it.each([[{}], [{ extensions: null }], [{ extensions: 'live' }], [{ extensions: { live: true } }]])(
    'are empty if config.json lists none: %j',
    async (config) => {
      serveConfig(config);
      expect(await hasExtension('live')).toBe(false);
    },
  );

  it('do not include names that this console does not know', async () => {
    serveConfig({ extensions: ['teleport', 7, null, 'live'] });
    expect((await loadRuntimeConfig()).extensions).toEqual(['live']);
  });

  it('are empty while config.json cannot be read, which is then requested again', async () => {
    apiServer.use(http.get('*/config.json', () => HttpResponse.error()));
    expect(await hasExtension('live')).toBe(false);
    announceExtensions('live');
    expect(await hasExtension('live')).toBe(true);
  });

  it('reach a component as soon as the configuration is loaded', async () => {
    announceExtensions('sign-out');
    function Shown() {
      return useExtension('sign-out') ? 'announced' : 'unknown';
    }
    render(<Shown />);
    expect(screen.getByText('unknown')).toBeInTheDocument();
    await act(loadRuntimeConfig);
    expect(screen.getByText('announced')).toBeInTheDocument();
  });
});
