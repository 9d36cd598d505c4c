import type { NewsPresence, PersonPresent } from '@/shared/contract';

import { flag, list, text, textOrNull } from './values';

/** The people who have an item open. A person without a name is shown as nobody, so they are left out. */
export const readPeoplePresent = (data: unknown): PersonPresent[] =>
  list(data, (person) => {
    const [id, displayName] = [text(person['id']), text(person['displayName'])];
    if (id === '' || displayName === '') return null;
    return {
      id,
      displayName,
      avatarUrl: textOrNull(person['avatarUrl']),
      isEditing: flag(person['isEditing']),
    };
  });

/** The items of a group that people have open. */
export const readNewsPresence = (data: unknown): NewsPresence[] =>
  list(data, (item) => {
    const newsId = text(item['newsId']);
    return newsId === '' ? null : { newsId, people: readPeoplePresent(item['people']) };
  });
