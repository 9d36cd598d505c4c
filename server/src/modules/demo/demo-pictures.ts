import { eq, inArray } from 'drizzle-orm';

import { DAY_MS, type MediaTexts } from '@contract';

import type { Database } from '../../db/database';
import { nameKeyOf } from '../../db/name-key';
import { journalistGroups, users } from '../../db/schema';
import type { Clock } from '../../http/clock';
import type { Storage } from '../../storage/storage';
import { storeImage, takePicture } from '../images/image-store';
import { storeTexts } from '../media/repository';
import type { Workers } from '../news/workers';

import { DEMO_GROUPS } from './demo-places';
import { drawPicture } from './draw-picture';

type DemoPicture = Pick<MediaTexts, 'title' | 'alt' | 'credit' | 'tags'> & Partial<MediaTexts>;

/** The library of the first group, oldest first: with rights that have ended, without a credit, and as it should be. */
export const DEMO_PICTURES: readonly DemoPicture[] = [
  { title: 'ท่าเรือยามเช้า', alt: 'ดวงอาทิตย์เหนือท่าเรือ', credit: 'แฟ้มภาพ Newsdesk', tags: ['ท่าเรือ', 'ส่งออก'] },
  {
    title: 'นิคมอุตสาหกรรม',
    alt: 'แนวเขาหลังนิคมอุตสาหกรรม',
    credit: 'สำนักภาพตัวอย่าง',
    source: 'สำนักภาพตัวอย่าง',
    rightsNote: 'ใช้ได้กับข่าวเศรษฐกิจเท่านั้น',
    rightsUntil: '2026-06-30',
    tags: ['อุตสาหกรรม'],
  },
  { title: 'นาข้าวหน้าฝน', alt: 'นาข้าวใต้ฟ้าครึ้ม', credit: 'แฟ้มภาพ Newsdesk', tags: ['เกษตร', 'ข้าว'] },
  { title: 'สวนผลไม้', alt: '', credit: '', tags: ['เกษตร'] },
  { title: 'เมืองจากมุมสูง', alt: 'ตึกสูงกับแนวเขา', credit: 'แฟ้มภาพ Newsdesk', tags: ['กรุงเทพฯ', 'อสังหาริมทรัพย์'] },
  {
    title: 'Harbour at dusk',
    alt: 'Hills behind a harbour',
    credit: 'Example Pictures',
    source: 'Example Pictures',
    tags: ['ท่าเรือ'],
  },
];

const NO_TEXTS: MediaTexts = {
  title: '',
  alt: '',
  credit: '',
  source: '',
  rightsNote: '',
  rightsUntil: null,
  tags: [],
};

/** Puts pictures into the library of the first demo group, one a day until yesterday; two of its members sent them. */
export const addDemoPictures = async (
  { db, storage, workers }: { db: Database; storage: Storage; workers: Workers },
  clock: Clock,
): Promise<void> => {
  const [group] = await db
    .select({ id: journalistGroups.id })
    .from(journalistGroups)
    .where(eq(journalistGroups.nameKey, nameKeyOf(DEMO_GROUPS[0]?.name ?? '')));
  const senders = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.username, ['head', 'trainee']))
    .orderBy(users.id);
  if (!group) return;
  for (const [index, texts] of DEMO_PICTURES.entries()) {
    const uploadedBy = senders[index % senders.length]?.id ?? 0;
    const createdAt = new Date(clock().getTime() - (DEMO_PICTURES.length - index) * DAY_MS);
    const taken = await takePicture(workers, { bytes: drawPicture(index), purpose: 'original' }, uploadedBy);
    if ('refusal' in taken) throw new Error('A drawn picture was refused.');
    const owner = { groupId: group.id, uploadedBy, createdAt, isKept: true };
    const key = await storeImage({ db, storage }, taken.image, owner);
    await db.transaction((tx) => storeTexts(tx, key, { ...NO_TEXTS, ...texts }));
  }
};
