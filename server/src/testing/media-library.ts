import type {
  DeletedMedia,
  MediaPicture,
  MediaPictureWithUses,
  MediaTexts,
  NewsItem,
  Paginated,
  UploadedImage,
} from '@contract';
import { JournalistLevel } from '@contract';

import { files } from '../db/schema';
import { newImage, storeImage } from '../modules/images/image-store';

import { createMember, createNewsroom } from './factories';
import { newPng } from './images';
import { multipart } from './multipart';
import { newsParts } from './news-parts';
import type { TestServer } from './test-server';

/** What people wrote about a picture. */
export const MEDIA_TEXTS: MediaTexts = {
  title: 'น้ำท่วมเชียงใหม่',
  alt: 'ถนนที่น้ำท่วม',
  credit: 'สมชาย ใจดี',
  source: 'Reuters',
  rightsNote: 'ใช้ได้ครั้งเดียว',
  rightsUntil: '2026-12-31',
  tags: ['น้ำท่วม', 'ภาคเหนือ'],
};

/** A group whose pictures are uploaded, described, shown and deleted by a Head and a Trainee. */
export const createLibrary = async (server: TestServer) => {
  const room = await createNewsroom(server.db);
  const { groupId, head } = room;
  const writer = await createMember(server.db, groupId, JournalistLevel.Trainee);
  const base = `/api/news/journalist/${groupId}`;
  const url = `${base}/media`;
  const add = async (bytes?: Buffer, as: number = writer.id) => {
    const form = multipart({ image: { bytes: bytes ?? (await newPng()) } });
    const { body } = await server.call<MediaPicture>(url, { method: 'POST', as, ...form });
    if (!body.data) throw new Error(body.message);
    return body.data;
  };
  const upload = async (bytes?: Buffer) => {
    const form = multipart({ image: { bytes: bytes ?? (await newPng()) } });
    const { body } = await server.call<UploadedImage>(`${base}/upload`, {
      method: 'POST',
      as: writer.id,
      ...form,
    });
    return body.data?.url ?? '';
  };
  const describeIt = (id: string | number, texts: Partial<MediaTexts> = {}, as: number = writer.id) =>
    server.call<MediaPicture>(`${url}/${id}`, { method: 'PUT', as, body: { ...MEDIA_TEXTS, ...texts } });
  const list = async (query = '', as: number = writer.id) =>
    (await server.call<Paginated<MediaPicture>>(`${url}${query}`, { as })).body.data?.data ?? [];
  const trash = async () =>
    (await server.call<Paginated<DeletedMedia>>(`${url}/trash`, { as: writer.id })).body.data?.data ?? [];
  const read = async (id: string | number) =>
    (await server.call<MediaPictureWithUses>(`${url}/${id}`, { as: writer.id })).body.data;
  const remove = (id: string | number, as: number = head.id) =>
    server.call(`${url}/${id}`, { method: 'DELETE', as });
  const restore = (id: string | number, as: number = head.id) =>
    server.call<MediaPicture>(`${url}/${id}/restore`, { method: 'POST', as });
  const save = (path: string, parts: Parameters<typeof multipart>[0], as: number = writer.id) =>
    server.call<NewsItem>(`${base}/news/${path}`, { method: 'POST', as, ...multipart(parts) });
  const write = async (parts: Parameters<typeof newsParts>[1] = {}, more = {}) => {
    const { body } = await save('create', { ...(await newsParts(room, parts)), ...more });
    if (!body.data) throw new Error(body.message);
    const read = await server.call<NewsItem>(`${base}/news/${body.data.id}`, { as: writer.id });
    return { ...body.data, ...read.body.data };
  };
  const count = () => server.db.$count(files);
  return {
    ...{
      room,
      groupId,
      head,
      writer,
      base,
      url,
      add,
      upload,
      describeIt,
      list,
      trash,
      read,
      remove,
      restore,
    },
    ...{ save, write, count },
  };
};

/** A picture of a library that nothing shows; resolves to its key. */
export const addPicture = async (
  { db, storage, now }: Pick<TestServer, 'db' | 'storage' | 'now'>,
  owner: { groupId: number; uploadedBy: number },
): Promise<string> => {
  const image = newImage(await newPng());
  return storeImage({ db, storage }, image, { ...owner, createdAt: now(), isKept: true });
};
