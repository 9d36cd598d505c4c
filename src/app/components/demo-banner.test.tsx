import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { loadRuntimeConfig, resetRuntimeConfig } from '@/shared/config/runtime-config';
import { apiServer } from '@/shared/testing/api-server';
import { ThemeProvider } from '@/shared/ui/theme/theme-provider';

import { DemoBanner } from './demo-banner';

describe('a demonstration', () => {
  const setup = async (config: object) => {
    resetRuntimeConfig();
    apiServer.use(http.get('*/config.json', () => HttpResponse.json(config)));
    await loadRuntimeConfig();
    render(<DemoBanner />, { wrapper: ThemeProvider });
  };

  it('that everybody can reach says so', async () => {
    await setup({ demo: true });
    expect(screen.getByRole('note')).toHaveTextContent('ระบบสาธิต');
  });

  it.each([[{}], [{ demo: 'yes' }]])('is not announced where it is none: %j', async (config) => {
    await setup(config);
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });
});
