import 'fake-indexeddb/auto';

import { renderHook } from '@testing-library/react';

import { emptyNews, type NewsFormValues } from '@/features/news';
import { toast } from '@/shared/ui/toast/toast';

import { createNewsDraft } from './news-draft';
import { useSaveBackup } from './use-save-backup';

const save = jest.fn<undefined, [string, string]>();
jest.mock('@/shared/lib/save-to-disk', () => ({
  saveToDisk: (...given: Parameters<typeof save>) => save(...given),
}));

const png = (name: string) => new File(['picture'], name, { type: 'image/png' });

/** Saves a form with these values, and returns the name of the file and what is in it. */
const setup = async (values: Partial<NewsFormValues>) => {
  const opened = { ...emptyNews(new Date('2026-11-20T01:00:00Z')), title: 'น้ำท่วม', ...values };
  const faults = jest.spyOn(toast, 'error').mockReturnValue(1);
  const draft = createNewsDraft({ userId: 1, groupId: 7, newsId: 101, opened });
  const { result } = renderHook(() => useSaveBackup(draft));
  await result.current();
  return { saved: save.mock.calls.map(([name, text]) => [name, JSON.parse(text) as unknown]), faults };
};

afterEach(() => {
  jest.restoreAllMocks();
  save.mockReset();
});

describe('a saved backup file', () => {
  it('has the form with its pictures, and which item it is of', async () => {
    const { saved, faults } = await setup({ cover: png('cover.png') });
    expect(saved).toMatchObject([
      [
        expect.stringMatching(/^น้ำท่วม .*\.json$/),
        { groupId: 7, newsId: 101, values: { title: 'น้ำท่วม', cover: { name: 'cover.png' }, square: null } },
      ],
    ]);
    expect(faults).not.toHaveBeenCalled();
  });

  it('has everything but the pictures if one of them cannot be read any more, and says so', async () => {
    const moved = png('cover.png');
    moved.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    const { saved, faults } = await setup({ cover: moved, square: png('square.png') });
    expect(saved).toMatchObject([
      [
        expect.stringMatching(/^น้ำท่วม .*\.json$/),
        { newsId: 101, values: { title: 'น้ำท่วม', cover: null, square: null } },
      ],
    ]);
    expect(faults.mock.calls).toEqual([[expect.stringMatching(/./)]]);
  });
});
