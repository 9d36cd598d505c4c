import { readDraft } from './drafts';

const EMPTY = { id: '7', form: '', address: '', name: '', savedAt: '', version: 0, values: {} };

describe('drafts from any backend', () => {
  it('are read whole', () => {
    const draft = {
      id: 'a1',
      form: 'create:7',
      address: '/journalist/group/7/news/create',
      name: 'น้ำท่วม',
      savedAt: '2026-11-30T05:00:00Z',
      version: 2,
      values: { title: 'น้ำท่วม' },
    };
    expect(readDraft({ ...draft, more: 1 })).toEqual(draft);
  });

  it('may lack everything but their ids', () => {
    expect(readDraft({ id: 7, values: null, version: null })).toEqual(EMPTY);
  });

  it.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])(
    'lead nowhere outside the console: %s',
    (address) => {
      expect(readDraft({ id: 7, address })).toEqual(EMPTY);
    },
  );
});
