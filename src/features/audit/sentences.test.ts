import { AUDIT_ACTIONS, type AuditAction } from '@/shared/contract';

import { sentences } from './sentences';

const english: Record<AuditAction, string> = {
  'sign-in.good': 'Signed in',
  'sign-in.refused': 'Wrong password or code for NAME',
  'sign-in.throttled': 'Refused a sign-in after too many attempts for NAME',
  'sign-in.new-device': 'Signed in from a new device',
  'session.proven': 'NAME proved again that it is them',
  'session.ended': 'Ended a session of NAME',
  'user.created': 'Created the account of NAME',
  'user.edited': 'Changed the profile of NAME',
  'user.disabled': 'Disabled the account of NAME',
  'user.enabled': 'Enabled the account of NAME',
  'user.link-issued': 'Created a link for NAME to set a password',
  'user.password-set': 'Set the password of NAME',
  'permission.added': 'Added the permission DETAIL to NAME',
  'permission.removed': 'Removed the permission DETAIL from NAME',
  'two-factor.enabled': 'Turned on the second factor of NAME',
  'two-factor.disabled': 'Turned off the second factor of NAME',
  'two-factor.codes-renewed': 'Created new recovery codes for NAME',
  'recovery-code.used': 'Used a recovery code of NAME',
  'group.created': 'Created the group NAME',
  'group.renamed': 'Renamed the group NAME',
  'group.deleted': 'Deleted the group NAME with its news',
  'group.category-added': 'Added the category DETAIL to the group NAME',
  'group.category-removed': 'Removed the category DETAIL from the group NAME',
  'member.invited': 'Added the member NAME: DETAIL',
  'member.level-changed': 'Changed the level of NAME to DETAIL',
  'member.removed': 'Removed the member NAME',
  'member.restored': 'Restored the member NAME: DETAIL',
  'category.created': 'Created the category NAME',
  'category.edited': 'Changed the category NAME',
  'category.deleted': 'Deleted the category NAME',
  'category.restored': 'Restored the category NAME',
  'country.created': 'Created the country NAME',
  'country.edited': 'Changed the country NAME',
  'country.deleted': 'Deleted the country NAME',
  'country.restored': 'Restored the country NAME',
  'news.created': 'Wrote the news NAME',
  'news.edited': 'Edited the news NAME',
  'news.approved': 'Approved the news NAME',
  'news.returned': 'Returned the news NAME to its writer',
  'news.hidden': 'Hid the news NAME',
  'news.deleted': 'Deleted the news NAME',
  'news.restored': 'Restored the news NAME',
  'setting.changed': 'Changed the setting NAME',
};

const thai: Record<AuditAction, string> = {
  'sign-in.good': 'เข้าสู่ระบบ',
  'sign-in.refused': 'รหัสผ่านหรือรหัสยืนยันของ NAME ไม่ถูกต้อง',
  'sign-in.throttled': 'ถูกพักไว้ เพราะลองเข้าสู่ระบบของ NAME บ่อยเกินไป',
  'sign-in.new-device': 'เข้าสู่ระบบจากอุปกรณ์ใหม่',
  'session.proven': 'NAME ยืนยันตัวตนอีกครั้ง',
  'session.ended': 'สิ้นสุดการเข้าใช้งานของ NAME',
  'user.created': 'สร้างบัญชีของ NAME',
  'user.edited': 'แก้ไขโปรไฟล์ของ NAME',
  'user.disabled': 'ปิดบัญชีของ NAME',
  'user.enabled': 'เปิดบัญชีของ NAME',
  'user.link-issued': 'สร้างลิงก์ตั้งรหัสผ่านให้ NAME',
  'user.password-set': 'ตั้งรหัสผ่านของ NAME',
  'permission.added': 'เพิ่มสิทธิ์ DETAIL ให้ NAME',
  'permission.removed': 'ถอนสิทธิ์ DETAIL ของ NAME',
  'two-factor.enabled': 'เปิดการยืนยันขั้นที่สองของ NAME',
  'two-factor.disabled': 'ปิดการยืนยันขั้นที่สองของ NAME',
  'two-factor.codes-renewed': 'สร้างรหัสกู้คืนใหม่ของ NAME',
  'recovery-code.used': 'ใช้รหัสกู้คืนของ NAME',
  'group.created': 'สร้างกลุ่ม NAME',
  'group.renamed': 'เปลี่ยนชื่อกลุ่ม NAME',
  'group.deleted': 'ลบกลุ่ม NAME พร้อมข่าวทั้งหมด',
  'group.category-added': 'เพิ่มหมวดหมู่ DETAIL ให้กลุ่ม NAME',
  'group.category-removed': 'นำหมวดหมู่ DETAIL ออกจากกลุ่ม NAME',
  'member.invited': 'เพิ่ม NAME เป็นสมาชิก ระดับ DETAIL',
  'member.level-changed': 'เปลี่ยนระดับของ NAME เป็น DETAIL',
  'member.removed': 'นำสมาชิก NAME ออก',
  'member.restored': 'คืนสมาชิก NAME เข้ากลุ่ม: DETAIL',
  'category.created': 'สร้างหมวดหมู่ NAME',
  'category.edited': 'แก้ไขหมวดหมู่ NAME',
  'category.deleted': 'ลบหมวดหมู่ NAME',
  'category.restored': 'กู้คืนหมวดหมู่ NAME',
  'country.created': 'สร้างประเทศ NAME',
  'country.edited': 'แก้ไขประเทศ NAME',
  'country.deleted': 'ลบประเทศ NAME',
  'country.restored': 'กู้คืนประเทศ NAME',
  'news.created': 'เขียนข่าว NAME',
  'news.edited': 'แก้ไขข่าว NAME',
  'news.approved': 'อนุมัติข่าว NAME',
  'news.returned': 'ส่งข่าว NAME กลับให้ผู้เขียน',
  'news.hidden': 'ซ่อนข่าว NAME',
  'news.deleted': 'ลบข่าว NAME',
  'news.restored': 'กู้คืนข่าว NAME',
  'setting.changed': 'เปลี่ยนการตั้งค่า NAME',
};

describe('the sentence of an action', () => {
  it.each([
    ['en', english],
    ['th', thai],
  ] as const)('says what was done to which object, in the language %s', (locale, expected) => {
    const said = AUDIT_ACTIONS.map((action) => [action, sentences[locale][action]('NAME', 'DETAIL')]);
    expect(Object.fromEntries(said)).toEqual(expected);
  });

  it.each([
    ['en', 'sign-in.refused', 'Wrong password or code for an unknown name'],
    ['en', 'sign-in.throttled', 'Refused a sign-in after too many attempts for somebody'],
    ['th', 'sign-in.refused', 'รหัสผ่านหรือรหัสยืนยันของ ชื่อที่ไม่มีบัญชี ไม่ถูกต้อง'],
    ['th', 'sign-in.throttled', 'ถูกพักไว้ เพราะลองเข้าสู่ระบบของ ผู้อื่น บ่อยเกินไป'],
  ] as const)('names nobody if no account was meant: %s %s', (locale, action, expected) => {
    expect(sentences[locale][action]('', '')).toBe(expected);
  });
});
