import { defineMessages } from '@/shared/i18n/messages';

export const editorMessages = defineMessages({
  quoted: {
    imagesOnly: ['You could only upload images.', 'อัปโหลดได้เฉพาะรูปภาพ'],
    uploadFailed: [
      (message: string) => `Upload image error. ${message}`,
      (message: string) => `อัปโหลดรูปภาพไม่สำเร็จ ${message}`,
    ],
  },
  th: {
    words: (count: number) => `${count.toLocaleString('th')} คำ`,
    keyboardHelp: 'กด Alt+F10 เพื่อไปที่แถบเครื่องมือ กด Esc เพื่อกลับมาที่เนื้อหา พิมพ์ / ในบรรทัดว่างเพื่อแทรก',
    noImage: 'คลิกภาพในเนื้อหาก่อน หรือวางเคอร์เซอร์ข้างภาพ แล้วจึงเขียนคำบรรยายภาพ',
    altHelp: 'อ่านให้ผู้ที่มองไม่เห็นภาพฟัง',
    captionHelp: 'แสดงใต้ภาพ',
    badLink: 'ที่อยู่ลิงก์ไม่ถูกต้อง',
    'left-out-comment': (count: number) => `ความคิดเห็น ${count} รายการ`,
    'left-out-deleted': (count: number) => `ข้อความที่ลบแล้ว ${count} ช่วง`,
    'left-out-hidden': (count: number) => `ข้อความที่ซ่อนไว้ ${count} ช่วง`,
    'left-out-note-mark': (count: number) => `เครื่องหมายเชิงอรรถที่ไม่มีเชิงอรรถ ${count} แห่ง`,
    leftOut: (kinds: string, first: string) => `ไม่ได้ใส่${kinds}: “${first}”`,
    leftOutPicture: 'ภาพ',
    leftIn: (count: number, first: string) =>
      `ข้อความขีดฆ่า ${count} ช่วงมีวันที่กำกับ ต้นฉบับอาจลบข้อความนี้แล้ว จึงคงไว้ให้ตรวจ: “${first}”`,
    putIn: 'ใส่ด้วย',
    uploading: (name: string) => `กำลังอัปโหลด ${name}`,
    picturesMissing: (count: number) =>
      `วางภาพไม่ได้ ${count} ภาพ เพราะภาพอยู่ในโปรแกรมต้นทาง โปรดบันทึกภาพเป็นไฟล์ แล้วลากมาวางในเนื้อหา หรือเพิ่มด้วยปุ่มรูปภาพของแถบเครื่องมือ`,
    picturesElsewhere: (count: number) =>
      `ภาพ ${count} ภาพยังอยู่บนเว็บไซต์อื่น ซึ่งอาจลบหรือเปลี่ยนภาพได้ โปรดบันทึกภาพเป็นไฟล์ แล้วลากมาวางแทน`,
    failed: (name: string) => `อัปโหลด ${name} ไม่สำเร็จ`,
    tableName: (rows: number, columns: number) => `ตาราง ${rows} แถว ${columns} คอลัมน์`,
    cellName: (row: number, column: number) => `แถว ${row} คอลัมน์ ${column}`,
    rawHelp: 'ส่วนนี้เก็บไว้เป็น HTML ส่วนอื่นของเนื้อหาแก้ไขได้ตามปกติ',
    foundAt: (current: number, count: number) => `${current} จาก ${count}`,
    foundNone: 'ไม่พบคำนี้ในเนื้อหา',
    foundInBlocks: (count: number) => `อีก ${count} แห่งอยู่ในตารางหรือ HTML ต้องแก้ไขเอง`,
    replaced: (count: number) => `แทนที่แล้ว ${count} แห่ง`,
    removed: (what: string) => `ตัดออกเพราะไม่อนุญาต: ${what}`,
  },
  en: {
    words: (count: number) => (count === 1 ? '1 word' : `${count.toLocaleString('en')} words`),
    keyboardHelp:
      'Press Alt+F10 for the toolbar, and Escape to return to the text. Type / on an empty line to insert.',
    noImage:
      'Click a picture in the text, or place the cursor next to one, to edit its description and caption.',
    altHelp: 'Screen readers read it out.',
    captionHelp: 'Shown under the picture.',
    badLink: 'This is not a valid link address.',
    'left-out-comment': (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
    'left-out-deleted': (count: number) => (count === 1 ? '1 deleted passage' : `${count} deleted passages`),
    'left-out-hidden': (count: number) => (count === 1 ? '1 hidden passage' : `${count} hidden passages`),
    'left-out-note-mark': (count: number) =>
      count === 1 ? '1 mark without its note' : `${count} marks without their notes`,
    leftOut: (kinds: string, first: string) => `Left out: ${kinds}: “${first}”`,
    leftOutPicture: 'picture',
    leftIn: (count: number, first: string) =>
      `Kept: ${count === 1 ? '1 struck-out passage' : `${count} struck-out passages`} with a date, which the source may have deleted: “${first}”`,
    putIn: 'Put it in after all',
    uploading: (name: string) => `Uploading ${name}`,
    picturesMissing: (count: number) =>
      `${count === 1 ? '1 picture was' : `${count} pictures were`} not pasted, because only the other program can read ${count === 1 ? 'it' : 'them'}. Save each as a file and drop it into the text, or use Image in the toolbar.`,
    picturesElsewhere: (count: number) =>
      `${count === 1 ? '1 picture stays' : `${count} pictures stay`} on other websites, which can change or delete ${count === 1 ? 'it' : 'them'}. Save each as a file and drop it into the text instead.`,
    failed: (name: string) => `${name} was not uploaded`,
    tableName: (rows: number, columns: number) =>
      `Table, ${rows} ${rows === 1 ? 'row' : 'rows'}, ${columns} ${columns === 1 ? 'column' : 'columns'}`,
    cellName: (row: number, column: number) => `Row ${row}, column ${column}`,
    rawHelp: 'This part is kept as HTML; the rest of the text can be edited as usual.',
    foundAt: (current: number, count: number) => `${current} of ${count}`,
    foundNone: 'Not in the text.',
    foundInBlocks: (count: number) => `${count} more in tables or HTML, which you change yourself`,
    replaced: (count: number) => (count === 1 ? 'Replaced 1 place.' : `Replaced ${count} places.`),
    removed: (what: string) => `Removed because it is not allowed: ${what}`,
  },
});
