import { checkMessages } from '../messages';

import { SEVERITIES, type CheckCode } from './finding';

type Said = [what: string, fix: string];

const said: Record<'en' | 'th', Record<Exclude<CheckCode, 'hidden-text'>, Said>> = {
  en: {
    'staging-address': [
      'An address that readers cannot open: DETAIL',
      'Replace it with the address on the website.',
    ],
    'picture-lost': ['A picture that does not load; it may be gone: DETAIL', 'Add it again, or remove it.'],
    'rights-ended': [
      'A picture whose rights ended on DETAIL',
      'Replace it, or change the day in the media library if the rights were extended.',
    ],
    'no-credit': ['A picture without a credit', 'Write its credit in the media library.'],
    'insecure-media': [
      'A picture or video over http:, which browsers do not show',
      'Use its https: address, or upload the picture.',
    ],
    'picture-elsewhere': [
      'A picture on another website: DETAIL',
      'Save it as a file and upload it: the website can change or delete it.',
    ],
    'dead-anchor': [
      'A link to a missing place in this article: DETAIL',
      'Remove the link, or give the full address of the page.',
    ],
    'link-not-rewritten': [
      'An outgoing link without the redirect',
      'Edit the text and save it: saving rewrites its links.',
    ],
    'picture-without-alt': [
      'A picture without alt text: screen readers cannot describe it',
      'Select the picture and describe it, or give it a caption.',
    ],
    'cover-small': ['The cover is too small: DETAIL px wide', 'Choose a larger picture.'],
    'cover-ratio': [
      'The cover has another ratio (DETAIL): its edges will be cut off',
      'Check that nothing important is cut off, or choose another picture.',
    ],
    'title-long': [
      'The title has DETAIL characters; search results show 60',
      'Shorten it, or begin with what matters.',
    ],
    'title-taken': [
      'The group has another item with this title within 30 days',
      'Change the title, or make sure that this is not the same news.',
    ],
    'no-meta-description': [
      'No Meta Description; the Markdown is used instead',
      'Describe the news in a sentence or two.',
    ],
    'date-past': [
      'The publishing date is more than a day ago',
      'Set a new date if this news was never published.',
    ],
    'date-far': ['The publishing date is more than a year ahead', 'Check the year.'],
    'no-tag': ['No tag', 'Add at least one tag.'],
    'video-no-player': [
      'There is no player for this video: readers see a link',
      'Use the full address of its page, such as youtube.com/watch?v=… or tiktok.com/@…/video/…',
    ],
    leftover: ['Placeholder left: “DETAIL”', 'Delete it, or write what is missing.'],
    'doubled-word': ['A repeated word: “DETAIL”', 'Delete one, unless the repetition is intended.'],
    'invisible-characters': [
      'Invisible characters (DETAIL): a search does not find the word',
      'Delete that part and type it again.',
    ],
    'split-sara-am': [
      'Sara am typed as two characters (ํ + า): a search does not find the word',
      'Delete both and type ำ.',
    ],
    'double-sara-e': [
      'Sara ae typed as two sara e (เ + เ): a search does not find the word',
      'Delete both and type แ.',
    ],
    'doubled-mark': [
      'Several vowels or tone marks of one kind on a letter: a search does not find the word',
      'Delete all but one.',
    ],
    'mark-order': [
      'Vowel and tone marks in the wrong order: a search does not find the word',
      'Delete that part and type it again, the vowel before the tone mark.',
    ],
    'lone-mark': [
      'A Thai vowel or tone mark that stands on no letter',
      'Delete it, or type it behind its letter.',
    ],
    'private-use': ['Glyphs of an old font (DETAIL): readers see boxes', 'Type that part again.'],
    'wrong-encoding': [
      'Letters that were read in a wrong encoding: DETAIL',
      'Copy the text again from its source, or type that part again.',
    ],
    'literal-markup': [
      'Code that readers would see as text: DETAIL',
      'Delete it. Insert a video or a post with Media.',
    ],
    'mixed-digits': [
      'Thai digits (DETAIL) mixed with Arabic digits',
      'Use one kind of digits, except in quotations.',
    ],
  },
  th: {
    'staging-address': ['มีที่อยู่ที่ผู้อ่านเปิดไม่ได้: DETAIL', 'เปลี่ยนเป็นที่อยู่ของเว็บไซต์จริง'],
    'picture-lost': ['โหลดภาพไม่ได้ อาจไม่ได้เก็บไว้แล้ว: DETAIL', 'ใส่ภาพใหม่ หรือลบภาพนี้'],
    'rights-ended': ['สิทธิ์ใช้ภาพหมดแล้วตั้งแต่ DETAIL', 'เปลี่ยนภาพ หรือแก้วันที่ในคลังภาพถ้าได้สิทธิ์ต่อ'],
    'no-credit': ['มีภาพที่ไม่มีเครดิต', 'เขียนเครดิตของภาพในคลังภาพ'],
    'insecure-media': ['ภาพหรือวิดีโอใช้ http: เบราว์เซอร์จะไม่แสดง', 'เปลี่ยนเป็น https: หรืออัปโหลดภาพเข้ามาในข่าว'],
    'picture-elsewhere': [
      'มีภาพที่อยู่บนเว็บไซต์อื่น: DETAIL',
      'บันทึกภาพเป็นไฟล์แล้วอัปโหลด เพราะเว็บไซต์นั้นอาจลบหรือเปลี่ยนภาพได้',
    ],
    'dead-anchor': ['ลิงก์ไปยังตำแหน่งที่ไม่มีในข่าวนี้: DETAIL', 'ลบลิงก์ หรือใส่ที่อยู่เต็มของหน้าที่ต้องการ'],
    'link-not-rewritten': ['ลิงก์ออกนอกเว็บไซต์ไม่ผ่านหน้าเปลี่ยนเส้นทาง', 'แก้ไขเนื้อหาแล้วบันทึกใหม่ ระบบจะปรับลิงก์ให้'],
    'picture-without-alt': [
      'ภาพไม่มีคำอธิบาย ผู้ที่มองไม่เห็นภาพจะไม่รู้ว่าเป็นภาพอะไร',
      'เลือกภาพแล้วใส่คำอธิบายหรือคำบรรยายใต้ภาพ',
    ],
    'cover-small': ['ภาพปกเล็กเกินไป: กว้าง DETAIL พิกเซล', 'เลือกภาพที่ใหญ่กว่านี้'],
    'cover-ratio': ['ภาพปกไม่ตรงสัดส่วน (DETAIL) จะถูกตัดขอบ', 'ตรวจดูว่าส่วนที่ถูกตัดไม่สำคัญ หรือเลือกภาพอื่น'],
    'title-long': ['หัวข้อยาว DETAIL ตัวอักษร ผลการค้นหาแสดงเพียง 60', 'ย่อหัวข้อ หรือให้คำสำคัญอยู่ต้นหัวข้อ'],
    'title-taken': ['กลุ่มนี้มีข่าวที่หัวข้อเดียวกันในช่วง 30 วัน', 'เปลี่ยนหัวข้อ หรือตรวจว่าไม่ใช่ข่าวซ้ำ'],
    'no-meta-description': ['ไม่มีคำอธิบายสำหรับการค้นหา จะใช้สรุปข่าวแทน', 'เขียนคำอธิบายหนึ่งหรือสองประโยค'],
    'date-past': ['วันที่เผยแพร่ผ่านมาแล้วเกินหนึ่งวัน', 'ตั้งวันที่ใหม่ ถ้าข่าวนี้ยังไม่เคยเผยแพร่'],
    'date-far': ['วันที่เผยแพร่อยู่ไกลเกินหนึ่งปี', 'ตรวจปีอีกครั้ง (ใช้ปี ค.ศ.)'],
    'no-tag': ['ไม่มีแท็ก', 'เพิ่มแท็กอย่างน้อยหนึ่งแท็ก'],
    'video-no-player': [
      'ที่อยู่วิดีโอนี้เล่นในข่าวไม่ได้ ผู้อ่านจะเห็นเป็นลิงก์',
      'ใช้ที่อยู่เต็มของหน้าวิดีโอ เช่น youtube.com/watch?v=… หรือ tiktok.com/@…/video/…',
    ],
    leftover: ['มีข้อความที่น่าจะลืมลบ: “DETAIL”', 'ลบ หรือเขียนให้ครบ'],
    'doubled-word': ['คำซ้ำ: “DETAIL”', 'ลบคำที่เกิน ถ้าไม่ได้ตั้งใจ'],
    'invisible-characters': ['มีอักขระที่มองไม่เห็น (DETAIL) ทำให้ค้นหาคำนี้ไม่พบ', 'ลบช่วงนั้นแล้วพิมพ์ใหม่'],
    'split-sara-am': ['สระอำถูกพิมพ์แยกเป็นสองตัว (ํ + า) ทำให้ค้นหาคำนี้ไม่พบ', 'ลบแล้วพิมพ์ ำ ตัวเดียว'],
    'double-sara-e': ['สระแอถูกพิมพ์เป็นสระเอสองตัว (เ + เ) ทำให้ค้นหาคำนี้ไม่พบ', 'ลบแล้วพิมพ์ แ ตัวเดียว'],
    'doubled-mark': ['มีสระหรือวรรณยุกต์ซ้อนกันบนตัวอักษรเดียว ทำให้ค้นหาคำนี้ไม่พบ', 'ลบตัวที่เกินออก'],
    'mark-order': ['สระกับวรรณยุกต์เรียงสลับกัน ทำให้ค้นหาคำนี้ไม่พบ', 'ลบช่วงนั้นแล้วพิมพ์ใหม่ โดยพิมพ์สระก่อนวรรณยุกต์'],
    'lone-mark': ['มีสระหรือวรรณยุกต์ที่ไม่ได้อยู่บนพยัญชนะ', 'ลบออก หรือพิมพ์ไว้หลังพยัญชนะของคำนั้น'],
    'private-use': ['มีอักขระของฟอนต์รุ่นเก่า (DETAIL) ผู้อ่านจะเห็นเป็นกรอบสี่เหลี่ยม', 'พิมพ์ช่วงนั้นใหม่'],
    'wrong-encoding': ['มีตัวอักษรที่อ่านผิดรหัส: DETAIL', 'คัดลอกจากต้นทางอีกครั้ง หรือพิมพ์ช่วงนั้นใหม่'],
    'literal-markup': [
      'มีโค้ดที่ผู้อ่านจะเห็นเป็นข้อความ: DETAIL',
      'ลบออก ถ้าเป็นวิดีโอหรือโพสต์ ให้แทรกด้วยปุ่มวิดีโอของแถบเครื่องมือ',
    ],
    'mixed-digits': ['ใช้ทั้งเลขไทย (DETAIL) และเลขอารบิก', 'ใช้แบบเดียวกันทั้งข่าว เว้นแต่อ้างข้อความตามต้นฉบับ'],
  },
};

// The keys of SEVERITIES are the codes.
const CODES = (Object.keys(SEVERITIES) as CheckCode[]).filter((code) => code !== 'hidden-text');

describe('the words of a check', () => {
  it.each(['en', 'th'] as const)('say what is wrong and how to fix it, in the language %s', (locale) => {
    const { what, fix } = checkMessages[locale];
    const words = CODES.map((code) => [code, [what(code, 'DETAIL'), fix(code)]]);
    expect(Object.fromEntries(words)).toEqual(said[locale]);
  });

  it.each([
    ['not-shown', 'hidden', 'ถูกซ่อนไว้'],
    ['no-size', 'no size, or too small to read', 'ไม่มีขนาด หรือเล็กจนอ่านไม่ได้'],
    ['transparent', 'transparent', 'โปร่งใส'],
    ['off-screen', 'off screen', 'อยู่นอกหน้าจอ'],
    ['same-color', 'same colour as the background', 'สีเดียวกับพื้นหลัง'],
  ])('say why a text cannot be seen: %s', (reason, english, thai) => {
    const { en, th } = checkMessages;
    expect(en.what('hidden-text', reason)).toBe(`Text that readers cannot see (${english})`);
    expect(th.what('hidden-text', reason)).toBe(`มีข้อความที่ผู้อ่านจะมองไม่เห็น (${thai})`);
    expect(en.fix('hidden-text')).toBe('Delete the text, or clear its formatting.');
    expect(th.fix('hidden-text')).toBe('ลบข้อความนั้น หรือล้างรูปแบบของข้อความ');
  });

  it.each([
    [0, ['0 blockers', '0 warnings', '0 notes', 'Nothing to look at', 'and 0 more']],
    [1, ['1 blocker', '1 warning', '1 note', '1 thing to look at', 'and 1 more']],
    [2, ['2 blockers', '2 warnings', '2 notes', '2 things to look at', 'and 2 more']],
  ])('count the findings in English: %d', (count, expected) => {
    const { severity, toLookAt, more } = checkMessages.en;
    const counts = (['blocker', 'warning', 'note'] as const).map((one) => severity(one, count));
    expect([...counts, toLookAt(count), more(count)]).toEqual(expected);
  });

  it.each([
    [0, ['ต้องแก้ 0', 'ควรแก้ 0', 'ข้อสังเกต 0', 'ไม่พบสิ่งที่ต้องแก้', 'และอีก 0 แห่ง']],
    [1, ['ต้องแก้ 1', 'ควรแก้ 1', 'ข้อสังเกต 1', 'มี 1 เรื่องที่ควรดู', 'และอีก 1 แห่ง']],
  ])('count the findings in Thai: %d', (count, expected) => {
    const { severity, toLookAt, more } = checkMessages.th;
    const counts = (['blocker', 'warning', 'note'] as const).map((one) => severity(one, count));
    expect([...counts, toLookAt(count), more(count)]).toEqual(expected);
  });
});
