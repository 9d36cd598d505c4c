import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { loadRuntimeConfig, resetRuntimeConfig } from '@/shared/config/runtime-config';
import { apiServer } from '@/shared/testing/api-server';
import { ThemeProvider } from '@/shared/ui/theme/theme-provider';

import { DemoBanner } from './demo-banner';

describe('the demo banner', () => {
  const setup = async (config: object) => {
    resetRuntimeConfig();
    apiServer.use(http.get('*/config.json', () => HttpResponse.json(config)));
    await loadRuntimeConfig();
    render(<DemoBanner />, { wrapper: ThemeProvider });
  };

  it('says that everybody can sign in', async () => {
    await setup({ demo: true });
    expect(screen.getByRole('note')).toHaveTextContent('ระบบสาธิต');
  });

  it.each([[{}], [{ demo: 'yes' }]])('is hidden without the setting: %j', async (config) => {
    await setup(config);
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });
});
