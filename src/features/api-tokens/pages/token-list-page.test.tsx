import { screen, waitFor, within } from '@testing-library/react';

import type { ApiToken } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { answer, ok } from '@/shared/testing/api-server';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { TokenListPage } from './token-list-page';

const AT = new Date(2026, 10, 29, 9, 30).toISOString();

const token = (values: Partial<ApiToken> = {}): ApiToken => ({
  id: 7,
  name: 'เว็บไซต์',
  purpose: 'read-news',
  createdAt: AT,
  createdBy: 'มาลี',
  lastUsedAt: null,
  ...values,
});

beforeEach(() => {
  setLocale('en');
  signInAs();
});

describe('the list of tokens', () => {
  const setup = (tokens: object[]) => {
    const asked = answer('get', '/api/tokens', () => ok(tokens));
    return { ...renderWithProviders(<TokenListPage />, { at: '/token', path: '/token' }), asked };
  };

  it('shows what each may do, who created it and when it was last used [CON-05]', async () => {
    setup([
      token(),
      token({ id: 8, name: 'สถิติ', purpose: 'report-views', lastUsedAt: AT }),
      token({ id: 9, name: 'คลังเก่า', purpose: 'import' }),
      { ...token({ id: 10, name: 'ระบบใหม่' }), purpose: 'later' },
    ]);
    const cellsOf = (name: string) =>
      within(screen.getByRole('row', { name: new RegExp(name) }))
        .getAllByRole('cell')
        .slice(0, 4)
        .map(({ textContent }) => textContent);
    await screen.findByRole('cell', { name: 'เว็บไซต์' });
    expect(cellsOf('เว็บไซต์')).toEqual(['เว็บไซต์', 'Read published news', '29/11/26 09:30 by มาลี', 'Never']);
    expect(cellsOf('สถิติ').slice(1)).toEqual(['Report views', '29/11/26 09:30 by มาลี', '29/11/26 09:30']);
    expect(cellsOf('คลังเก่า')[1]).toBe('Import news into any group');
    expect(cellsOf('ระบบใหม่')[1]).toBe('Something that this console does not know');
  });

  it('says what a token is while there is none', async () => {
    setLocale('th');
    setup([]);
    expect(await screen.findByText(/ใช้โทเค็นเพื่ออ่านข่าวที่เผยแพร่/)).toBeVisible();
  });

  it('creates one: marks a missing name, shows the secret once, and asks before it is left uncopied [CON-05]', async () => {
    const { user, asked } = setup([]);
    const sent = answer('post', '/api/tokens', () => ok({ ...token(), secret: 'only-once' }));
    await user.click(await screen.findByRole('button', { name: 'Create token' }));
    const form = screen.getByRole('dialog', { name: 'Create token' });
    await user.click(within(form).getByRole('button', { name: 'Create token' }));
    expect(await within(form).findByText('Enter a name.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.type(within(form).getByLabelText(/^Name/), ' เว็บไซต์ ');
    await user.selectOptions(within(form).getByLabelText(/^What it may do/), 'Report views');
    await user.click(within(form).getByRole('button', { name: 'Create token' }));

    const secret = await screen.findByRole('dialog', { name: 'New token' });
    expect(sent[0]?.body).toEqual({ name: 'เว็บไซต์', purpose: 'report-views' });
    expect(within(secret).getByLabelText('Token')).toHaveValue('only-once');
    await waitFor(() => expect(asked).toHaveLength(2));
    await user.click(within(secret).getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
    const question = screen.getByRole('dialog', { name: 'Close without copying' });
    expect(question).toHaveTextContent('The token was not copied');
    await user.click(within(question).getByRole('button', { name: 'Close without copying' }));
    await waitFor(() => expect(screen.queryByDisplayValue('only-once')).not.toBeInTheDocument());
  });

  it('asks before it revokes one [CON-05]', async () => {
    const { user, asked } = setup([token()]);
    const sent = answer('delete', '/api/tokens/7', () => ok(null));
    await user.click(await screen.findByRole('button', { name: 'Row actions: เว็บไซต์' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
    const question = screen.getByRole('dialog', { name: 'Revoke token' });
    expect(question).toHaveTextContent('เว็บไซต์');
    expect(sent).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Revoke token' }));
    expect(await screen.findByText('The token was revoked.')).toBeVisible();
    await waitFor(() => expect(asked).toHaveLength(2));
  });
});
