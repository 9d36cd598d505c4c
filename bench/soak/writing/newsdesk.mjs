import { newsForm, signIn } from '../newsroom.mjs';

import { contentOf } from './content.mjs';

const PASSWORD = 'newsdesk';
const GROUP = 'ข่าวเศรษฐกิจ';

const inThailand = (iso) => `${new Date(Date.parse(iso) + 7 * 3_600_000).toISOString().slice(0, 19)}+07:00`;

const toForm = (room, item, changes) => {
  const form = newsForm(room, item.title);
  for (const name of ['cover', 'square']) form.delete(name);
  const { tags, references, ...texts } = { ...item, tags: item.tags.map(({ name }) => name), ...changes };
  for (const name of ['title', 'metaTitle', 'markdown', 'metaDescription', 'html', 'countryCode'])
    form.set(name, texts[name]);
  form.set('categoryId', String(item.categoryId));
  form.set('publishedDate', inThailand(item.publishedAt));
  form.set('tags', tags.join(','));
  form.set('references', JSON.stringify(references));
  return form;
};

/** The API as a colleague of the writer uses it, in the group of the demo accounts. */
export const openNewsroom = async (url) => {
  const call = await signIn(url, { username: 'head', password: PASSWORD });
  const must = async (...request) => {
    const { ok, data, answer, status } = await call(...request);
    if (!ok) throw new Error(`${request[0]} ${request[1]}: ${status} ${answer.message}`);
    return data;
  };
  const groups = await must('GET', '/api/news/journalist');
  const { id: groupId } = groups.find(({ name }) => name === GROUP);
  const [{ id: categoryId }] = await must('GET', `/api/news/journalist/${groupId}/categories`);
  const news = `/api/news/journalist/${groupId}/news`;
  const room = { groupId, categoryId };
  const read = (id) => must('GET', `${news}/${id}`);

  return {
    writer: { username: 'trainee', password: PASSWORD },
    pagePath: `/journalist/group/${groupId}/news`,
    create: async (title) => {
      const form = newsForm(room, title);
      form.set('html', '<p>ย่อหน้าที่มีอยู่ก่อน</p>');
      return (await must('POST', `${news}/create`, form)).id;
    },
    content: async (id) => contentOf(await read(id)),
    /** The ids of the items whose title contains the mark. */
    find: async (mark) => {
      const { data } = await must('GET', `${news}?search=${encodeURIComponent(mark)}&page=1&limit=20`);
      return data.map(({ id }) => id);
    },
    /** Saves other content in some fields, as another person. */
    save: async (id, change) => {
      const item = await read(id);
      await must('POST', `${news}/${id}/edit`, toForm(room, item, change(contentOf(item))));
      return contentOf(await read(id));
    },
  };
};
