import { createStore } from '@/shared/api/store';
import { ErrorCode } from '@/shared/contract';
import { answer, ok, page, refused } from '@/shared/testing/api-server';
import { createMedia } from '@/shared/testing/factories';

import { toMediaValues } from '../model/media-schema';

import { mediaApi } from './media-api';

const {
  listMedia,
  getMedia,
  uploadMedia,
  describeMedia,
  deleteMedia,
  restoreMedia,
  listDeletedMedia,
  listMediaTags,
} = mediaApi.endpoints;

const BASE = '/api/news/journalist/7/media';
const settled = () => new Promise((resolve) => setTimeout(resolve));
const texts = { ...toMediaValues(createMedia()), rightsUntil: null };

/** A store whose screens show the library, its trash, its tags and one picture. */
const setup = async () => {
  const calls = {
    list: answer('get', BASE, () => ok(page([createMedia()]))),
    picture: answer('get', `${BASE}/a1`, () => ok({ ...createMedia(), usedIn: [] })),
    trash: answer('get', `${BASE}/trash`, () => ok(page([]))),
    tags: answer('get', `${BASE}/tags`, () => ok([{ name: 'ตลาด', count: 1 }])),
  };
  const store = createStore();
  await store.dispatch(listMedia.initiate({ groupId: 7, tag: 'ตลาด', unused: true, page: 1, limit: 24 }));
  await store.dispatch(getMedia.initiate({ groupId: 7, id: 'a1' }));
  await store.dispatch(listDeletedMedia.initiate({ groupId: 7, page: 1, limit: 20 }));
  await store.dispatch(listMediaTags.initiate(7));
  const asked = { ...calls.list[0]?.query };
  Object.values(calls).forEach((recorded) => recorded.splice(0));
  const refetched = async () => {
    await Promise.all(store.dispatch(mediaApi.util.getRunningQueriesThunk()));
    await settled();
    return Object.values(calls)
      .flat()
      .map(({ path }) => path.replace(BASE, ''))
      .sort();
  };
  return { store, asked, refetched };
};

const ALL = ['', '/a1', '/tags', '/trash'];
const WITHOUT_THE_PICTURE = ['', '/tags', '/trash'];

describe('the calls of the media library [MED-01]', () => {
  it('sends the filter with the page', async () => {
    const { asked } = await setup();
    expect(asked).toEqual({ tag: 'ตลาด', unused: 'true', page: '1', limit: '24' });
  });

  it('uploads a picture', async () => {
    const { store, refetched } = await setup();
    const sent = answer('post', BASE, () => ok(createMedia({ id: 'b2' })));
    const image = new File(['picture'], 'a.png', { type: 'image/png' });
    const { data } = await store.dispatch(uploadMedia.initiate({ groupId: 7, image }));
    expect(data?.id).toBe('b2');
    expect(sent).toHaveLength(1);
    expect(await refetched()).toEqual(WITHOUT_THE_PICTURE);
  });

  it('describes, deletes and restores a picture', async () => {
    const { store, refetched } = await setup();
    const described = answer('put', `${BASE}/a1`, () => ok(createMedia()));
    await store.dispatch(describeMedia.initiate({ groupId: 7, id: 'a1', texts }));
    expect(described).toMatchObject([{ body: texts }]);
    expect(await refetched()).toEqual(ALL);
  });

  it('does not load a deleted picture again, and loads a restored one', async () => {
    const first = await setup();
    answer('delete', `${BASE}/a1`, () => ok(null));
    await first.store.dispatch(deleteMedia.initiate({ groupId: 7, id: 'a1' }));
    expect(await first.refetched()).toEqual(WITHOUT_THE_PICTURE);
    const second = await setup();
    answer('post', `${BASE}/a1/restore`, () => ok(null));
    await second.store.dispatch(restoreMedia.initiate({ groupId: 7, id: 'a1' }));
    expect(await second.refetched()).toEqual(ALL);
  });

  it('loads nothing again after a refusal', async () => {
    const { store, refetched } = await setup();
    answer('delete', `${BASE}/a1`, () => refused(ErrorCode.Alert, 'มีข่าวใช้อยู่', { status: 409 }));
    await store.dispatch(deleteMedia.initiate({ groupId: 7, id: 'a1' }));
    expect(await refetched()).toEqual([]);
  });
});
