import { act, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { announceExtensions, apiServer } from '@/shared/testing/api-server';

import { hasExtension, useExtension } from './extensions';
import { loadRuntimeConfig } from './runtime-config';

const serveConfig = (config: object) =>
  apiServer.use(http.get('*/config.json', () => HttpResponse.json(config)));

describe('the extensions of a backend', () => {
  it('are those that config.json names [ANY-03]', async () => {
    announceExtensions('refresh');
    expect(await hasExtension('refresh')).toBe(true);
    expect(await hasExtension('live')).toBe(false);
  });

  it.each([[{}], [{ extensions: null }], [{ extensions: 'live' }], [{ extensions: { live: true } }]])(
    'are none where it names none: %j',
    async (config) => {
      serveConfig(config);
      expect(await hasExtension('live')).toBe(false);
    },
  );

  it('leave out names that this console does not know', async () => {
    serveConfig({ extensions: ['teleport', 7, null, 'live'] });
    expect((await loadRuntimeConfig()).extensions).toEqual(['live']);
  });

  it('are none while config.json cannot be read, and are asked for again', async () => {
    apiServer.use(http.get('*/config.json', () => HttpResponse.error()));
    expect(await hasExtension('live')).toBe(false);
    announceExtensions('live');
    expect(await hasExtension('live')).toBe(true);
  });

  it('are known to a component as soon as the configuration is read', async () => {
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
