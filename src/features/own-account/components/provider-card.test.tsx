import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { loadRuntimeConfig, resetRuntimeConfig } from '@/shared/config/runtime-config';
import type { ProviderLink } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { answer, apiServer, ok } from '@/shared/testing/api-server';
import { createUser } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { ProviderCard } from './provider-card';

const LINK: ProviderLink = {
  email: 'malee@login.example',
  linkedAt: '2026-11-22T08:00:00Z',
  canRemove: true,
};

const setup = async (first: ProviderLink | null) => {
  setLocale('en');
  resetRuntimeConfig();
  const config = { extensions: ['oidc'], providerName: 'Example ID' };
  apiServer.use(http.get('*/config.json', () => HttpResponse.json(config)));
  await loadRuntimeConfig();
  const user = createUser();
  signInAs(user);
  const state = { link: first };
  answer('get', '/api/account/provider', () => ok(state.link));
  return { state, ...renderWithProviders(<ProviderCard user={user} />) };
};

describe('the link to the provider on the own account page', () => {
  it('is shown, and removed after a question [CON-06]', async () => {
    const { user, state } = await setup(LINK);
    expect(await screen.findByText(/malee@login.example of Example ID since/)).toBeVisible();
    const removals = answer('delete', '/api/account/provider', () => {
      state.link = null;
      return ok(null);
    });
    await user.click(screen.getByRole('button', { name: 'Remove the link' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove the link' }));
    expect(await screen.findByText(/^Not linked/)).toBeVisible();
    expect(removals).toHaveLength(1);
  });

  it('cannot be removed if it is the only way to sign in [CON-06]', async () => {
    await setup({ ...LINK, canRemove: false });
    expect(await screen.findByText(/your only way to sign in/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove the link' })).not.toBeInTheDocument();
  });
});
