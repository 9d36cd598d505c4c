import { readThreads } from './comments';

describe('comments from any backend', () => {
  it('are read whole [TOG-02]', () => {
    const reply = {
      id: '8',
      author: { id: '2', displayName: 'ปรีชา', avatarUrl: '/files/a.webp' },
      text: 'แก้แล้ว',
      createdAt: '2026-11-30T06:00:00Z',
    };
    const thread = {
      id: '7',
      author: { id: '1', displayName: 'มาลี', avatarUrl: null },
      text: 'แก้ชื่อ',
      createdAt: '2026-11-30T05:00:00Z',
      anchor: { quote: 'น้ำท่วม', before: 'ก', after: 'ข' },
      isReturn: true,
      resolved: { at: '2026-11-30T07:00:00Z', by: 'มาลี' },
      replies: [reply],
    };
    expect(readThreads([{ ...thread, more: 1, replies: [reply, { text: 'ไม่มี id' }] }])).toEqual([thread]);
  });

  it('may lack everything but an id', () => {
    expect(readThreads([{ id: 7 }, { text: 'ก' }, null])).toEqual([
      {
        id: '7',
        author: { id: '', displayName: '', avatarUrl: null },
        text: '',
        createdAt: '',
        anchor: null,
        isReturn: false,
        resolved: null,
        replies: [],
      },
    ]);
    expect(readThreads(null)).toEqual([]);
  });
});
