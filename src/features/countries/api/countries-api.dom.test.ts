import { createStore } from '@/shared/api/store';
import { ErrorCode } from '@/shared/contract';
import { answer, ok, refused } from '@/shared/testing/api-server';
import { createCountry } from '@/shared/testing/factories';

import { countriesApi } from './countries-api';

const thailand = createCountry({ id: 21, label: 'ไทย', code: 'TH' });
const { endpoints } = countriesApi;

/** A store with the list of countries on screen, and the recorded calls. */
const setup = async () => {
  const lists = answer('get', '/api/news/countries', () => ok([thailand]));
  const store = createStore();
  const list = await store.dispatch(endpoints.listCountries.initiate('ไท'));
  const settled = () => Promise.all(store.dispatch(countriesApi.util.getRunningQueriesThunk()));
  return { store, list, lists, settled };
};

describe('reading countries', () => {
  it('requests the countries that match a search and reads their name from label [API-05, API-07]', async () => {
    const { list, lists } = await setup();
    expect(lists).toMatchObject([{ method: 'GET', path: '/api/news/countries', query: { search: 'ไท' } }]);
    expect(list.data).toEqual([{ id: '21', label: 'ไทย', code: 'TH' }]);
  });

  it('requests one country by its id [API-05, API-07]', async () => {
    const calls = answer('get', '/api/news/countries/21', () => ok(thailand));
    const { data } = await createStore().dispatch(endpoints.getCountry.initiate(21));
    expect(calls).toMatchObject([{ method: 'GET', path: '/api/news/countries/21', query: {} }]);
    expect(data?.label).toBe('ไทย');
  });
});

describe('writing countries', () => {
  it('creates a country by name and code and refetches the list [API-05, API-07]', async () => {
    const { store, lists, settled } = await setup();
    const calls = answer('post', '/api/news/countries', () => ok(thailand));
    await store.dispatch(endpoints.createCountry.initiate({ name: 'ลาว', code: 'LA' })).unwrap();
    await settled();
    expect(calls).toMatchObject([{ method: 'POST', path: '/api/news/countries' }]);
    expect(calls[0]?.body).toEqual({ name: 'ลาว', code: 'LA' });
    expect(lists).toHaveLength(2);
  });

  it('edits a country by name and code and refetches what shows it [API-05, API-07]', async () => {
    const { store, lists, settled } = await setup();
    const reads = answer('get', '/api/news/countries/21', () => ok(thailand));
    const calls = answer('put', '/api/news/countries/21', () => ok(thailand));
    await store.dispatch(endpoints.getCountry.initiate(21));
    await store.dispatch(endpoints.updateCountry.initiate({ id: 21, name: 'ไทย', code: 'TH' })).unwrap();
    await settled();
    expect(calls).toMatchObject([{ method: 'PUT', path: '/api/news/countries/21' }]);
    expect(calls[0]?.body).toEqual({ name: 'ไทย', code: 'TH' });
    expect(lists).toHaveLength(2);
    expect(reads).toHaveLength(2);
  });

  it('deletes a country by its id and refetches the list, but not the deleted country [API-05]', async () => {
    const { store, lists, settled } = await setup();
    const reads = answer('get', '/api/news/countries/21', () => ok(thailand));
    const calls = answer('delete', '/api/news/countries/21', () => ok(null));
    await store.dispatch(endpoints.getCountry.initiate(21));
    await store.dispatch(endpoints.deleteCountry.initiate(21)).unwrap();
    await settled();
    expect(calls).toMatchObject([{ method: 'DELETE', path: '/api/news/countries/21', body: null }]);
    expect(lists).toHaveLength(2);
    expect(reads).toHaveLength(1);
  });

  it('refetches nothing after a refusal', async () => {
    const { store, lists, settled } = await setup();
    const exists = () => refused(ErrorCode.AlreadyExists, '', { errors: { code: 'มีรหัสนี้แล้ว' }, status: 409 });
    answer('post', '/api/news/countries', exists);
    answer('put', '/api/news/countries/21', exists);
    answer('delete', '/api/news/countries/21', exists);
    await store.dispatch(endpoints.createCountry.initiate({ name: 'ไทย', code: 'TH' }));
    await store.dispatch(endpoints.updateCountry.initiate({ id: 21, name: 'ไทย', code: 'TH' }));
    await store.dispatch(endpoints.deleteCountry.initiate(21));
    await settled();
    expect(lists).toHaveLength(1);
  });
});
