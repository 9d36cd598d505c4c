import { crc32 } from 'node:zlib';

/** A blue square of 64 × 64 pixels. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAAA1BMVEUlY+vg9LpFAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVRYw+3BgQAA' +
  'AADDoPlT3+AEVQEAAAB8AxBAAAEZszF2AAAAAElFTkSuQmCC';

export const sampleImage = (): Blob => new Blob([Buffer.from(PNG, 'base64')], { type: 'image/png' });

/** The same square in red, which is another picture. */
export const otherImage = (): Blob => {
  const bytes = Buffer.from(PNG, 'base64');
  const palette = bytes.indexOf('PLTE');
  bytes.write('eb3325', palette + 4, 'hex');
  bytes.writeUInt32BE(crc32(bytes.subarray(palette, palette + 7)), palette + 7);
  return new Blob([bytes], { type: 'image/png' });
};

/** The values of a core API form; they must be read back unchanged. */
export const SAMPLE = {
  metaTitle: 'หัวข้อสำหรับค้นหา',
  markdown: 'สรุป **สถานการณ์** ล่าสุด',
  metaDescription: 'คำอธิบาย & รายละเอียด',
  publishedDate: '2026-03-20T09:30:00+07:00',
  html: '<p>ระดับน้ำ <strong>ลดลง</strong> ต่อเนื่อง &amp; ทรงตัว</p><ul><li>จุดที่ 1</li></ul>',
  tags: ['น้ำท่วม69', 'ข่าวด่วน'],
  references: [{ label: 'แฟ้มข่าว', link: 'https://example.org/a?b=1&c=2' }],
  videoUrl: 'https://example.org/video',
  tiktokUrl: 'https://www.tiktok.com/@desk/video/7300000000000000000',
} as const;

type Values = { title: string; categoryId: string; countryCode: string; groupId: string; newsId?: string };

/** The multipart form as the console sends it. */
export const sampleForm = (values: Values, { covers }: { covers: boolean }): FormData => {
  const { title, categoryId, countryCode, groupId, newsId } = values;
  const form = new FormData();
  const parts = {
    ...SAMPLE,
    title,
    categoryId,
    countryCode,
    tags: SAMPLE.tags.join(','),
    references: JSON.stringify(SAMPLE.references),
    group_id: groupId,
    ...(newsId !== undefined && { news_id: newsId }),
  };
  for (const [name, value] of Object.entries(parts)) form.set(name, value);
  if (covers) for (const name of ['cover', 'square']) form.set(name, sampleImage(), `${name}.png`);
  return form;
};
