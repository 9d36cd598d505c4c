import { TRASH_DAYS } from '@/shared/contract';
import { defineMessages } from '@/shared/i18n/messages';

/** What each page is for and what is not obvious on it, by its path in the route table. */
export const helpMessages = defineMessages({
  th: {
    '/dashboard':
      'ข่าวที่ต้องให้คุณดูแล: รออนุมัติ ใกล้หมดเวลา หมดเวลาแล้ว และที่ถูกส่งกลับ พร้อมฉบับร่างและข่าวล่าสุดของคุณ กดที่แถวเพื่อเปิดข่าว',
    '/account': 'ชื่อ รูป รหัสผ่าน และการยืนยันขั้นที่สองของคุณ พร้อมอุปกรณ์ที่เข้าสู่ระบบไว้ สิ้นสุดการใช้งานบนอุปกรณ์ที่ไม่รู้จักได้ที่นี่',
    '/notifications': 'เรื่องที่เกี่ยวกับคุณ ใหม่สุดอยู่บน เลือกเรื่องและวิธีแจ้งได้ที่หน้าบัญชีของฉัน',
    '/user': 'ค้นหาคนด้วยชื่อหรืออีเมล แล้วเปิดดูสิทธิ์และกลุ่มของเขา',
    '/user/create': 'เลือกสิทธิ์และกลุ่มได้พร้อมกัน เมื่อบันทึกแล้วจะได้ลิงก์ที่ใช้ได้ครั้งเดียวให้เจ้าของบัญชีตั้งรหัสผ่านเอง',
    '/user/:userId/edit': 'แก้ไขชื่อและอีเมลของบัญชี ไม่มีใครเห็นรหัสผ่าน',
    '/user/:userId': 'สิทธิ์ของคนนี้ สิ่งที่ทำได้ และกลุ่มที่อยู่ เฉพาะผู้มีสิทธิ์ ADMINISTRATOR เพิ่มหรือถอนสิทธิ์ได้',
    '/audit': 'ใครทำอะไร เมื่อไร แยกตามวัน กดที่รายการเพื่อดูค่าเดิม ค่าใหม่ และที่อยู่ที่ทำ บางรายการย้อนกลับได้',
    '/webhook': 'ระบบอื่นรับรู้เมื่อข่าวเผยแพร่หรือถูกถอน',
    '/webhook/:webhookId': 'ทุกครั้งที่ส่งไปยังที่อยู่นี้ พร้อมคำตอบที่ได้ ส่งซ้ำได้',
    '/token': 'กุญแจให้ระบบอื่นอ่านข่าว รายงานยอดอ่าน หรือนำเข้าข่าว แสดงครั้งเดียวตอนสร้าง',
    '/journalist': 'กลุ่มทั้งหมด เปิดได้เฉพาะกลุ่มที่คุณเป็นสมาชิก กลุ่มอื่นบอกว่าขอให้ใครเชิญได้',
    '/journalist/group/create': 'ตั้งชื่อกลุ่มใหม่',
    '/journalist/group/:groupId': 'ข่าว สมาชิก หมวดหมู่ และตัวเลขของกลุ่ม Head เปลี่ยนหมวดหมู่และระดับของสมาชิกได้',
    '/journalist/group/:groupId/member/invite': 'คนที่เชิญต้องมีบัญชีแล้ว ระดับที่เลือกได้ไม่สูงกว่าระดับของคุณเอง',
    '/journalist/group/:groupId/news': 'ข่าวของกลุ่ม กดที่แถวเพื่อเปิด เลือกหลายข่าวเพื่อทำพร้อมกัน',
    '/journalist/group/:groupId/news/deleted': `ข่าวที่ลบภายใน ${TRASH_DAYS} วัน กู้คืนได้จากที่นี่`,
    '/journalist/group/:groupId/media':
      'ภาพในข่าวของกลุ่ม เลื่อนด้วยปุ่มลูกศร กด Enter เพื่อดูและเขียนรายละเอียด เครดิตแสดงให้ผู้อ่านเห็น',
    '/journalist/group/:groupId/media/deleted': `ภาพที่ลบภายใน ${TRASH_DAYS} วัน กู้คืนได้จากที่นี่`,
    '/journalist/group/:groupId/news/create':
      'ต้องมีรูปปกทั้งสองขนาด สิ่งที่พิมพ์เก็บไว้ในเครื่องนี้จนกว่าจะบันทึก บันทึกแล้วข่าวรอการอนุมัติ',
    '/journalist/group/:groupId/news/:newsId':
      'ข่าวอย่างที่ผู้อ่านจะเห็น อนุมัติ 24 ชั่วโมงก่อน แล้วจึงอนุมัติถาวร หรือส่งกลับพร้อมเหตุผล',
    '/journalist/group/:groupId/news/:newsId/edit':
      'สิ่งที่พิมพ์เก็บไว้ในเครื่องนี้จนกว่าจะบันทึก ถ้ามีคนอื่นแก้ไขช่องเดียวกัน ระบบจะถามว่าใช้ของใคร',
    '/journalist/group/:groupId/news/:newsId/versions': 'ทุกครั้งที่บันทึกคือหนึ่งรุ่น เทียบสองรุ่นได้ทีละคำ และกู้คืนรุ่นใดก็ได้',
    '/news': 'ข่าวของทุกกลุ่มที่คุณเป็นสมาชิก ค้นหาด้วยคำใดก็ได้ในชื่อหรือเนื้อหา',
    '/news/category': 'หมวดหมู่ตามลำดับที่เว็บไซต์แสดง ลากหรือใช้ลูกศรเพื่อเรียงใหม่',
    '/news/category/create': 'หมวดหมู่ใหม่อยู่ท้ายรายการ แต่ละกลุ่มเพิ่มไปใช้เอง',
    '/news/category/:categoryId/edit': 'เปลี่ยนชื่อที่ใช้กับข่าวทุกข่าวในหมวดหมู่นี้',
    '/news/country': 'ประเทศที่เลือกได้ในข่าว',
    '/news/country/create': 'ชื่อประเทศและรหัส ISO',
    '/news/country/:countryId': 'ชื่อประเทศและรหัส ISO',
  },
  en: {
    '/dashboard':
      'News that needs you: waiting for approval, running out, gone dark and returned, with your drafts and your latest news. Click a row to open its news.',
    '/account':
      'Your name, picture, password and second factor, and the devices on which you are signed in. End the use of a device that you do not know here.',
    '/notifications': 'What concerns you, newest first. My account sets what you are told, and how.',
    '/user': 'Find people by name or e-mail, and see their permissions and groups.',
    '/user/create':
      'Choose permissions and groups together. After saving you get a link, valid once, with which the person sets a password.',
    '/user/:userId/edit': 'The name and e-mail of the account. Nobody sees its password.',
    '/user/:userId':
      'The permissions of this person, what they can do, and their groups. Only ADMINISTRATOR adds and removes permissions.',
    '/audit':
      'Who did what and when, by day. Open an entry for the values before and after and where it was done. Some can be undone.',
    '/webhook': 'Another system is told when news is published or withdrawn.',
    '/webhook/:webhookId':
      'Everything that was sent to this address, with its answer. A delivery can be sent again.',
    '/token':
      'Keys with which another system reads news, reports views or imports news. Each is shown once, when it is created.',
    '/journalist':
      'All groups. You can open those of which you are a member; the others say who can invite you.',
    '/journalist/group/create': 'Name the new group.',
    '/journalist/group/:groupId':
      'The news, members, categories and figures of the group. A Head changes its categories and the levels of its members.',
    '/journalist/group/:groupId/member/invite':
      'The person must have an account. You can choose a level no higher than your own.',
    '/journalist/group/:groupId/news':
      'The news of the group. Click a row to open it; choose several to act on them together.',
    '/journalist/group/:groupId/news/deleted': `News that was deleted within ${TRASH_DAYS} days. Restore it from here.`,
    '/journalist/group/:groupId/media':
      'The pictures of the group’s news. Move with the arrow keys, and press Enter to see a picture and to describe it. Readers see the credit.',
    '/journalist/group/:groupId/media/deleted': `Pictures that were deleted within ${TRASH_DAYS} days. Restore them from here.`,
    '/journalist/group/:groupId/news/create':
      'Both cover images are required. What you type is kept on this device until you save. After saving, the news waits for approval.',
    '/journalist/group/:groupId/news/:newsId':
      'The news as readers will see it. Approve it for 24 hours first and permanently afterwards, or return it with a reason.',
    '/journalist/group/:groupId/news/:newsId/edit':
      'What you type is kept on this device until you save. If somebody else changed the same field, you are asked whose text to keep.',
    '/journalist/group/:groupId/news/:newsId/versions':
      'Every save is a version. Compare two of them word by word, and restore any of them.',
    '/news':
      'The news of all groups of which you are a member. Search for any word of the title or the text.',
    '/news/category': 'The categories in the order of the website. Drag them or use the arrows to change it.',
    '/news/category/create': 'A new category is the last of the list. Each group adds it for itself.',
    '/news/category/:categoryId/edit': 'A new name applies to all news of this category.',
    '/news/country': 'The countries that news can be given.',
    '/news/country/create': 'The name of the country and its ISO code.',
    '/news/country/:countryId': 'The name of the country and its ISO code.',
  },
});
