export const GROUP = 'ข่าวเศรษฐกิจ';

/** Vowels before, above and below, two marks on one consonant, sara am, Thai digits. */
export const TITLE = 'น้ำท่วมกรุงเก่า ผู้ว่าฯ สั่งเฝ้าระวัง ๒๔ ชั่วโมง';
export const TEXT = 'เจ้าหน้าที่กู้ภัยเร่งช่วยผู้ป่วยที่ติดอยู่ในน้ำลึกกว่า 2 เมตร ซึ่งเพิ่มขึ้นทุกชั่วโมง';

/** A document in another program, and what is stored after it was copied and pasted. */
export const COPIED = '<h2>หัวข้อที่คัดลอก</h2><p>ย่อหน้าที่<b>คัดลอก</b>มา</p><ul><li>ข้อหนึ่ง</li><li>ข้อสอง</li></ul>';
export const PASTED = COPIED.replaceAll(/(<\/?)b>/g, '$1strong>');

const TERMS = '<dl class="terms">\n  <dt>น้ำหลาก</dt>\n  <dd>น้ำที่ไหลบ่า</dd>\n</dl>';
const TABLE = '<table class="m"><caption>ตาราง</caption></table>';

/** An article with blocks that the editor keeps unchanged; each is a raw block. */
export const STORED = `<div class="entry">\n<p class="lead">ย่อหน้า<b>แรก</b></p>\n${TERMS}\n${TABLE}\n<p>ย่อหน้าที่สอง</p>\n</div>`;

export const graphemes = (text) =>
  [...new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
