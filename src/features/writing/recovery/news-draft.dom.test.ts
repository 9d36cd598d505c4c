import 'fake-indexeddb/auto';

import { emptyNews } from '@/features/news';
import { listLostEntries } from '@/shared/draft/lost-drafts';

import { createNewsDraft } from './news-draft';

const opened = emptyNews(new Date(0));

const setup = (userId: number) => ({
  draft: createNewsDraft({ userId, groupId: 7, newsId: null, opened }),
  kept: async () => (await listLostEntries(userId, 'create:7')).map(({ values }) => values),
});

describe('the draft of a form that the server has saved', () => {
  it('is deleted if nothing was typed since', async () => {
    const { draft, kept } = setup(1);
    const sent = { ...opened, title: 'ส่งแล้ว' };
    draft.change(sent);
    await draft.store.flush();
    expect(await kept()).toEqual([{ title: 'ส่งแล้ว' }]);
    expect(draft.acknowledge(sent)).toBe(false);
    await draft.store.close();
    expect(await kept()).toEqual([]);
  });

  it('keeps only what was typed after the request was sent, and reports it', async () => {
    const { draft, kept } = setup(2);
    const sent = { ...opened, title: 'ส่งแล้ว' };
    draft.change({ ...sent, markdown: 'พิมพ์ต่อ' });
    expect(draft.acknowledge(sent)).toBe(true);
    await draft.store.close();
    expect(await kept()).toEqual([{ markdown: 'พิมพ์ต่อ' }]);
  });
});

it('goes on over a newer item: what was taken from it is no unsaved text [TOG-01]', async () => {
  const { draft, kept } = setup(3);
  draft.change({ ...opened, title: 'ของฉัน' });
  const base = { ...opened, markdown: 'ของเขา' };
  draft.rebase(base, { ...base, title: 'ของฉัน' });
  await draft.store.close();
  expect(await kept()).toEqual([{ title: 'ของฉัน' }]);
});
