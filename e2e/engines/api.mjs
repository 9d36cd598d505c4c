import { newsForm, signIn } from '../../bench/soak/newsroom.mjs';

import { GROUP } from './texts.mjs';

/** A client of the API, signed in as a colleague of the writer. */
export const openApi = async (url) => {
  const call = await signIn(url, { username: 'head', password: 'newsdesk' });
  const must = async (...request) => {
    const { ok, data, answer } = await call(...request);
    if (!ok) throw new Error(`${request[0]} ${request[1]}: ${answer.message}`);
    return data;
  };
  const { id: groupId } = (await must('GET', '/api/news/journalist')).find(({ name }) => name === GROUP);
  const [{ id: categoryId }] = await must('GET', `/api/news/journalist/${groupId}/categories`);
  const news = `/api/news/journalist/${groupId}/news`;
  return {
    groupId,
    read: (id) => must('GET', `${news}/${id}`),
    /** Returns the id of the only item with this title. */
    find: async (title) => {
      const { data } = await must('GET', `${news}?search=${encodeURIComponent(title)}&page=1&limit=20`);
      if (data.length !== 1) throw new Error(`${data.length} items are called "${title}"`);
      return data[0].id;
    },
    create: async (title, html) => {
      const form = newsForm({ groupId, categoryId }, title);
      form.set('html', html);
      return (await must('POST', `${news}/create`, form)).id;
    },
  };
};
