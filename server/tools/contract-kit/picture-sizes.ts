import { SIZE_FORMATS, sizesOf } from '@contract';

import { rowOf } from './extension-check';
import { GROUP } from './groups';
import { type Kit, recordIn, textIn } from './kit';

/** Loads the cover of an item in its smallest size, and in one that is on no list. */
export const inspectPictureSizes = async (
  { client, inspect }: Kit,
  params: { groupId: string; newsId: string },
): Promise<void> => {
  const row = rowOf('picture-sizes');
  const { body } = await client.send(`GET ${GROUP}/news/{newsId}`, { params });
  const cover = textIn(recordIn(body ?? {}, 'data'), 'coverImageUrl');
  const load = async (address: string) => {
    const answer = await fetch(client.addressOf(address)).catch(() => undefined);
    await answer?.body?.cancel();
    return { status: answer?.status, type: answer?.headers.get('content-type') ?? 'nothing' };
  };
  for (const format of SIZE_FORMATS) {
    const [size = ''] = sizesOf(cover, format);
    inspect.expect(row, size !== '', `a cover has an address without sizes: ${cover || 'none'}`);
    if (size === '') return;
    const { type } = await load(size.replace(/ .*/, ''));
    inspect.expect(row, type.startsWith('image/'), `a size of a cover gives ${type}, no image`);
  }
  const { status } = await load(cover.replace(/\.webp$/, '.w1.webp'));
  inspect.expect(row, status === 404, `a size that is on no list gives HTTP ${status ?? 'nothing'}`);
};
