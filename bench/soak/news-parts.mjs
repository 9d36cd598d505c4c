/** The parts of a form that creates or edits news; `changes` overrides them. */
export const newsParts = ({ groupId, categoryId }, changes = {}) =>
  Object.entries({
    title: 'ข่าวทดสอบ',
    markdown: 'ข่าวทดสอบ',
    categoryId: String(categoryId),
    countryCode: 'TH',
    publishedDate: '2026-03-20T09:30:00+07:00',
    html: `<p>${'ระดับน้ำลดลงต่อเนื่อง '.repeat(20)}</p>`,
    tags: 'ทดสอบ',
    references: '[]',
    group_id: String(groupId),
    ...changes,
  });
