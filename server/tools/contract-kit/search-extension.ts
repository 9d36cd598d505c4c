import { rowOf } from './extension-check';
import { GROUP } from './groups';
import { idIn, itemsIn, type Kit, recordIn } from './kit';
import { SAMPLE } from './sample-news';

/** Searches the list of a group for what is in the text of an item, and for what is in none. */
export const inspectSearch = async (
  { client, inspect }: Kit,
  params: { groupId: string; newsId: string },
): Promise<void> => {
  const row = rowOf('search-news');
  const find = async (search: string) => {
    const query = { page: 1, limit: 20, search };
    const { body } = await client.send(`GET ${GROUP}/news`, { params, query });
    return itemsIn(recordIn(body ?? {}, 'data')).find((item) => idIn(item, 'id') === params.newsId);
  };
  // In the article of the sample.
  const found = await find('ทรงตัว');
  const { field } = recordIn(found ?? {}, 'snippet');
  inspect.expect(row, found !== undefined, 'a word of its text does not find an item');
  inspect.expect(row, field === 'text', `the snippet is of the field ${String(field)}, not of text`);
  inspect.expect(row, (await find('ไม่มีคำนี้ในข่าวใด')) === undefined, 'a search finds what is nowhere');
};

/** Looks for a tag of the sample by its first letters. */
export const inspectTags = async ({ client, inspect }: Kit, groupId: string): Promise<void> => {
  const [tag] = SAMPLE.tags;
  const query = { search: tag.slice(0, 3) };
  const { body } = await client.send(`GET ${GROUP}/tags`, { params: { groupId }, query });
  const isFound = itemsIn(body ?? {}).some(({ name, count }) => name === tag && Number(count) > 0);
  inspect.expect(rowOf('tag-suggestions'), isFound, 'a tag of the group is not found by its beginning');
};
