import { MAX_MEDIA_TAGS } from '@contract';

export const mediaMessages = {
  inUse: {
    th: 'มีข่าวใช้รูปนี้อยู่ จึงลบไม่ได้',
    en: 'News shows this picture, so it cannot be deleted.',
  },
  notYours: {
    th: 'ลบหรือกู้คืนรูปได้เฉพาะหัวหน้ากลุ่มและผู้ที่เพิ่มรูปนั้น',
    en: 'Only a Head of the group and the person who added a picture can delete or restore it.',
  },
  tooManyTags: {
    th: `รูปหนึ่งมีแท็กได้ไม่เกิน ${MAX_MEDIA_TAGS} แท็ก`,
    en: `A picture can have at most ${MAX_MEDIA_TAGS} tags.`,
  },
  saved: { th: 'บันทึกข้อมูลรูปแล้ว', en: 'The picture’s details are saved.' },
  deleted: { th: 'ย้ายรูปไปถังขยะแล้ว', en: 'The picture is in the trash.' },
  restored: { th: 'กู้คืนรูปแล้ว', en: 'The picture is restored.' },
};
