import { defineMessages } from '@/shared/i18n/messages';

/** The names of the fields of an item, and of their groups. */
export const fieldMessages = defineMessages({
  quoted: {
    cover: ['Cover image 16:9', 'ภาพปก 16:9'],
    square: ['Cover image 1:1', 'ภาพปก 1:1'],
    tiktokUrl: ['TikTok URL', 'ที่อยู่ TikTok'],
    videoUrl: ['Video URL', 'ที่อยู่วิดีโอ'],
    title: ['Title', 'หัวข้อ'],
    metaTitle: ['Meta Title', 'หัวข้อสำหรับการค้นหา'],
    markdown: ['Markdown', 'สรุปข่าว (Markdown)'],
    metaDescription: ['Meta Description', 'คำอธิบายสำหรับการค้นหา'],
    categoryId: ['Category', 'หมวดหมู่'],
    countryCode: ['Country', 'ประเทศ'],
    publishedDate: ['Publish at', 'เผยแพร่เมื่อ'],
    html: ['Content', 'เนื้อหา'],
    tags: ['Tags', 'แท็ก'],
    references: ['Reference links', 'ลิงก์อ้างอิง'],
    fullUrl: ['Full URL', 'ที่อยู่เต็ม'],
    shortUrl: ['Short URL', 'ที่อยู่ย่อ'],
  },
  th: {
    covers: 'ภาพปก',
    publishing: 'การเผยแพร่',
    media: 'วิดีโอ',
  },
  en: {
    covers: 'Cover images',
    publishing: 'Publishing',
    media: 'Video',
  },
});
