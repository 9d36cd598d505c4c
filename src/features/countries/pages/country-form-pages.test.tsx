import { act, screen, waitFor } from '@testing-library/react';

import { ErrorCode } from '@/shared/contract';
import { answer, ok, refused } from '@/shared/testing/api-server';
import { createCountry } from '@/shared/testing/factories';
import { renderRoutes } from '@/shared/testing/render';

import { CountryCreatePage } from './country-create-page';
import { CountryEditPage } from './country-edit-page';

const thailand = createCountry({ id: 21, label: 'ไทย', code: 'TH' });

const setup = (at: string) =>
  renderRoutes(
    [
      { path: '/news/country', element: <p>the list</p> },
      { path: '/news/country/create', element: <CountryCreatePage /> },
      { path: '/news/country/:countryId', element: <CountryEditPage /> },
    ],
    { at },
  );

const nameField = () => screen.findByRole('textbox', { name: 'Country name' });
const codeField = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'ISO Code' });
const create = () => screen.getByRole('button', { name: 'Create' });
const update = () => screen.getByRole('button', { name: 'Update' });

describe('creating a country', () => {
  it('sends name and upper-case code, and opens the list [RT-19, CTY-02, API-07]', async () => {
    const posts = answer('post', '/api/news/countries', () => ok(thailand));
    const { user } = setup('/news/country/create');
    await user.type(await nameField(), ' ไทย ');
    await user.type(await codeField(), 'th');
    expect(await codeField()).toHaveValue('TH');
    await user.click(create());
    expect(await screen.findByText('the list')).toBeVisible();
    expect(posts.map(({ body }) => body)).toEqual([{ name: 'ไทย', code: 'TH' }]);
  });

  it('keeps the caret position while typing', async () => {
    const { user } = setup('/news/country/create');
    const code = await codeField();
    await user.type(code, 'th');
    await user.type(code, 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(code).toHaveValue('TXH');
    expect(code.selectionStart).toBe(2);
  });

  it('requires name and code [VAL-05]', async () => {
    const { user } = setup('/news/country/create');
    await nameField();
    await user.click(create());
    expect(await screen.findByText('โปรดกรอกชื่อประเทศ')).toBeVisible();
    expect(screen.getByText('โปรดกรอกรหัส ISO ของประเทศ')).toBeVisible();
    expect(await nameField()).toHaveFocus();
  });

  it('accepts every code that the backend accepts [CTY-02]', async () => {
    const posts = answer('post', '/api/news/countries', () => ok(thailand));
    const { user } = setup('/news/country/create');
    await user.type(await nameField(), 'ไทย');
    await user.type(await codeField(), 'tha1');
    await user.click(create());
    expect(await screen.findByText('the list')).toBeVisible();
    expect(posts[0]?.body).toEqual({ name: 'ไทย', code: 'THA1' });
  });

  it('suggests the ISO 3166-1 codes, but leaves the decision to the backend', async () => {
    const posts = answer('post', '/api/news/countries', () => ok(thailand));
    const { user } = setup('/news/country/create');
    await user.type(await nameField(), 'โคโซโว');
    const { list } = await codeField();
    const offered = [...(list?.options ?? [])].map(({ value, label }) => [value, label]);
    expect(offered).toHaveLength(249);
    expect(offered).toContainEqual(['TH', 'ไทย']);
    await user.type(await codeField(), 'xk');
    await user.click(create());
    expect(await screen.findByText('the list')).toBeVisible();
    expect(posts[0]?.body).toEqual({ name: 'โคโซโว', code: 'XK' });
  });

  it('shows next to the code that it already exists [VAL-09]', async () => {
    answer('post', '/api/news/countries', () =>
      refused(ErrorCode.AlreadyExists, '', { errors: { code: 'มีรหัสนี้แล้ว' }, status: 409 }),
    );
    const { user } = setup('/news/country/create');
    await user.type(await nameField(), 'ไทย');
    await user.type(await codeField(), 'th');
    await user.click(create());
    await waitFor(async () => expect(await codeField()).toHaveAccessibleDescription(/มีรหัสนี้แล้ว/));
    expect(await nameField()).toHaveValue('ไทย');
  });
});

describe('editing a country', () => {
  it('opens another form for the country of another address', async () => {
    answer('get', '/api/news/countries/21', () => ok(thailand));
    answer('get', '/api/news/countries/22', () => ok(createCountry({ id: 22, label: 'ลาว', code: 'LA' })));
    const { router } = setup('/news/country/21');
    expect(await nameField()).toHaveValue('ไทย');
    await act(() => router.navigate('/news/country/22'));
    await waitFor(async () => expect(await nameField()).toHaveValue('ลาว'));
  });

  it('shows label as the name and sends it as name [RT-20, CTY-02, API-07]', async () => {
    answer('get', '/api/news/countries/21', () => ok(thailand));
    const puts = answer('put', '/api/news/countries/21', () => ok(thailand));
    const { user } = setup('/news/country/21');
    expect(await nameField()).toHaveValue('ไทย');
    expect(await codeField()).toHaveValue('TH');
    await user.type(await nameField(), 'แลนด์');
    await user.click(update());
    expect(await screen.findByText('the list')).toBeVisible();
    expect(puts.map(({ body }) => body)).toEqual([{ name: 'ไทยแลนด์', code: 'TH' }]);
  });

  it('shows why it could not be loaded, and retries', async () => {
    answer('get', '/api/news/countries/21', () =>
      refused(ErrorCode.PleaseContactSupport, 'ฐานข้อมูลไม่ตอบ', { status: 500 }),
    );
    const { user } = setup('/news/country/21');
    expect(await screen.findByText('ฐานข้อมูลไม่ตอบ')).toBeVisible();
    answer('get', '/api/news/countries/21', () => ok(thailand));
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await nameField()).toHaveValue('ไทย');
  });

  it('shows the not-found page for an unknown country [RT-21]', async () => {
    answer('get', '/api/news/countries/21', () => refused(ErrorCode.ResourceNotFound, '', { status: 404 }));
    setup('/news/country/21');
    expect(await screen.findByRole('heading', { name: /404/ })).toBeVisible();
  });
});
