import { screen, within } from '@testing-library/react';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { JournalistLevel, type JournalistGroup } from '@/shared/contract';
import { announceExtensions, answer, ok } from '@/shared/testing/api-server';
import { createGroup } from '@/shared/testing/factories';
import { preferReducedMotion, showPhone } from '@/shared/testing/motion';
import { renderWithProviders } from '@/shared/testing/render';

import { PhoneNavigation } from './phone-navigation';

const OWN = createGroup({ id: 7, me: { level: JournalistLevel.Trainee } });

const setup = async (at: string, groups: JournalistGroup[] = [OWN]) => {
  await loadRuntimeConfig();
  answer('get', '/api/news/journalist', () => ok(groups));
  const routes = [
    { path: '/journalist/group/7/news/create', element: 'the form' },
    { path: '/news', element: 'all news' },
  ];
  return renderWithProviders(<PhoneNavigation />, { at, routes });
};
const navigation = () => screen.getByRole('navigation', { name: 'หน้าที่ใช้บ่อย' });
const current = () =>
  within(navigation())
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);

describe('the navigation of a phone', () => {
  beforeEach(showPhone);
  afterEach(() => preferReducedMotion(true));

  it('has the dashboard, news, Add news and the account, and marks the page that is open', async () => {
    announceExtensions('profile');
    await setup('/news/category');
    expect(navigation()).toHaveTextContent(/^DashboardNewsAdd newsบัญชีของฉัน$/);
    expect(current()).toEqual(['News']);
  });

  it('marks nothing on a page that it does not have', async () => {
    await setup('/journalist');
    expect(current()).toEqual([]);
  });

  it('opens the form of the only group of the person', async () => {
    const { user } = await setup('/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Add news' }));
    expect(await screen.findByText('the form')).toBeVisible();
  });

  it('leads a person without a group to the page that says whom to ask', async () => {
    const { user } = await setup('/dashboard', [createGroup({ me: null })]);
    const add = await screen.findByRole('link', { name: 'Add news' });
    expect(add).toHaveAttribute('aria-disabled', 'true');
    await user.click(add);
    expect(await screen.findByText('all news')).toBeVisible();
  });

  it('has no account on a backend that knows nothing of accounts', async () => {
    announceExtensions('live');
    await setup('/dashboard');
    expect(navigation()).toHaveTextContent(/^DashboardNewsAdd news$/);
  });

  it('is not there in a wide window', async () => {
    preferReducedMotion(true);
    await setup('/dashboard');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
