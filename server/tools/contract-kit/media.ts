import { rowOf } from './extension-check';
import { GROUP } from './groups';
import { idIn, itemsIn, type Kit, recordIn, textIn } from './kit';
import { otherImage } from './sample-news';

const MEDIA = `${GROUP}/media`;
const ONE = `${MEDIA}/{mediaId}`;

/** Adds a picture twice, describes and finds it, deletes and restores it, and deletes it again. */
export const inspectMedia = async ({ client, inspect, mark }: Kit, groupId: string): Promise<void> => {
  const row = rowOf('media');
  const params = { groupId };
  const add = async (): Promise<string> => {
    const form = new FormData();
    form.set('image', otherImage(), 'picture.png');
    return idIn(recordIn((await client.send(`POST ${MEDIA}`, { params, form })).body ?? {}, 'data'), 'id');
  };
  const mediaId = await add();
  inspect.expect(row, mediaId !== '' && (await add()) === mediaId, 'the same picture twice is not one');
  const one = { params: { ...params, mediaId } };
  const texts = { alt: '', source: '', rightsNote: '', rightsUntil: null, tags: [] };
  const body = { ...texts, title: mark, credit: 'ช่างภาพ' };
  await client.send(`PUT ${ONE}`, { ...one, body });
  const read = recordIn((await client.send(`GET ${ONE}`, one)).body ?? {}, 'data');
  inspect.expect(row, textIn(read, 'credit') === body.credit, 'what is written about a picture is not kept');
  const isIn = async (call: string, query: Record<string, string> = {}): Promise<boolean> => {
    const { body: found } = await client.send(call, { params, query });
    return itemsIn(recordIn(found ?? {}, 'data')).some((item) => idIn(item, 'id') === mediaId);
  };
  inspect.expect(row, await isIn(`GET ${MEDIA}`, { search: mark }), 'a picture is not found by its title');
  await client.send(`DELETE ${ONE}`, one);
  const isGone = !(await isIn(`GET ${MEDIA}`)) && (await isIn(`GET ${MEDIA}/trash`));
  inspect.expect(row, isGone, 'a deleted picture is not in the trash');
  await client.send(`POST ${ONE}/restore`, one);
  inspect.expect(row, await isIn(`GET ${MEDIA}`), 'a picture does not come out of the trash');
  await client.send(`DELETE ${ONE}`, one);
};
