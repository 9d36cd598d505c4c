import { useCurrentUser } from '@/features/auth';
import {
  firstPage,
  type NewsFormValues,
  typedVersion,
  useCreateNewsMutation,
  useEditNewsMutation,
  useLazyGetNewsQuery,
  useLazyListGroupNewsQuery,
} from '@/features/news';
import { requestUntil } from '@/shared/api/request-until';
import type { Id } from '@/shared/contract';

import { sayWhatWasRemoved } from '../form/removed-html';
import type { Send } from '../form/use-upload';

import { createOnce } from './create-once';

/** Creates an item of the group only once, however often the form is sent. */
export const useCreateOnce = (groupId: Id): Send<NewsFormValues> => {
  const userId = useCurrentUser()?.id;
  const [create] = useCreateNewsMutation();
  const [edit] = useEditNewsMutation();
  const [list] = useLazyListGroupNewsQuery();
  const [read] = useLazyGetNewsQuery();

  return async (values, { signal, onProgress, key, origin }) => {
    const steps: Parameters<typeof createOnce>[0] = {
      search: async (title) =>
        (await requestUntil(signal, () => list({ ...firstPage(groupId), search: title }))).data,
      read: (newsId) => requestUntil(signal, () => read({ groupId, newsId })),
      create: () => requestUntil(signal, () => create({ groupId, values, onProgress, key, origin })),
      edit: ({ id: newsId, entityTag }) =>
        // An approval can come just before the save.
        requestUntil(signal, () =>
          edit({ groupId, newsId, values, entityTag, isHeldBack: true, onProgress }),
        ),
    };
    const news = await createOnce(steps, { key, userId, groupId }, typedVersion(values));
    void sayWhatWasRemoved(news);
    return { news };
  };
};
