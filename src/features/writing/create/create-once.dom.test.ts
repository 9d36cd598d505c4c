import { type NewsVersion, type ReadNews, storedVersion } from '@/features/news';
import { ErrorCode, PostStatus } from '@/shared/contract';
import { getMessages } from '@/shared/i18n/messages';
import { createNews } from '@/shared/testing/factories';

import { saveMessages } from '../save-messages';

import { createOnce } from './create-once';
import { pendingAttempts, setPending, toAttempt } from './pending-creations';

const FORM = { key: 'the-form', userId: 1, groupId: 7 };
const TITLE = 'น้ำท่วม';

const item = (id: string, overrides: Partial<ReadNews> = {}): ReadNews => ({
  ...createNews({ id, title: TITLE }),
  entityTag: '"1"',
  ...overrides,
});
const sent = (overrides: Partial<NewsVersion> = {}): NewsVersion => ({
  ...storedVersion(item('0')),
  cover: null,
  square: null,
  ...overrides,
});

/** A group with these items, and a form that was sent before with these versions. */
const setup = (items: ReadNews[] = [], earlier: NewsVersion[] = []) => {
  setPending(FORM, earlier.map(toAttempt));
  const steps = {
    search: jest.fn((title: string) => Promise.resolve(items.filter((row) => row.title.includes(title)))),
    read: jest.fn((newsId: unknown) =>
      Promise.resolve(items.find(({ id }) => id === newsId) ?? item('none')),
    ),
    create: jest.fn(() => Promise.resolve({ news: item('new') as ReadNews | null, wasThere: false })),
    edit: jest.fn((made: ReadNews) => Promise.resolve({ ...made, entityTag: '"2"' })),
  };
  return { ...steps, send: (version = sent()) => createOnce(steps, FORM, version) };
};

const refusal = (code: ErrorCode) =>
  Object.assign(new Error('no'), { code, fieldErrors: {}, httpStatus: 400 });

describe('the first attempt to create an item', () => {
  it('creates it without a search, and is pending only until the answer', async () => {
    const { send, search, create } = setup();
    const during: unknown[] = [];
    create.mockImplementation(() => {
      during.push(...pendingAttempts(FORM));
      return Promise.resolve({ news: item('new'), wasThere: false });
    });
    expect(await send()).toEqual(item('new'));
    expect(search).not.toHaveBeenCalled();
    expect(during).toEqual([toAttempt(sent())]);
    expect(pendingAttempts(FORM)).toEqual([]);
  });

  it('returns the item as the backend has stored it, even if that has cleaned the text', async () => {
    const { send, create, edit } = setup();
    const stored = item('new', { html: '<p>สะอาด</p>' });
    create.mockResolvedValue({ news: stored, wasThere: false });
    expect(await send()).toEqual(stored);
    expect(edit).not.toHaveBeenCalled();
  });

  it('is done even if the backend does not return the item', async () => {
    const { send, create } = setup();
    create.mockResolvedValue({ news: null, wasThere: true });
    expect(await send()).toBeNull();
    expect(pendingAttempts(FORM)).toEqual([]);
  });

  it.each([
    ErrorCode.InvalidInput,
    ErrorCode.UnAuthorization,
    ErrorCode.ResourceNotFound,
    ErrorCode.AlreadyExists,
    ErrorCode.Alert,
  ])('is over after a refusal: %s', async (code) => {
    const { send, create } = setup();
    create.mockRejectedValue(refusal(code));
    await expect(send()).rejects.toMatchObject({ code });
    expect(pendingAttempts(FORM)).toEqual([]);
  });

  it.each([
    ['a fault of the server', refusal(ErrorCode.PleaseContactSupport)],
    ['a busy server', refusal(ErrorCode.TryAgainLater)],
    ['no readable answer', refusal(ErrorCode.Unknown)],
    ['a fault that says nothing', null],
    ['a lost connection', new TypeError('Failed to fetch')],
  ])('stays pending after %s', async (_what, error) => {
    const { send, create } = setup();
    create.mockRejectedValue(error);
    await expect(send()).rejects.toBe(error);
    expect(pendingAttempts(FORM)).toEqual([toAttempt(sent())]);
  });
});

describe('a later attempt', () => {
  it('finds the item that was created, and creates and changes nothing', async () => {
    const { send, search, read, create, edit } = setup([item('200')], [sent()]);
    expect(await send()).toEqual(item('200'));
    expect(search.mock.calls).toEqual([[TITLE]]);
    expect(read.mock.calls).toEqual([['200']]);
    expect(create).not.toHaveBeenCalled();
    expect(edit).not.toHaveBeenCalled();
    expect(pendingAttempts(FORM)).toEqual([]);
  });

  it('reads only items with exactly its title, and creates the item if none has its content', async () => {
    const items = [
      item('201', { title: `${TITLE}ใหญ่` }),
      item('202', { title: ` ${TITLE} `, html: '<p>เรื่องอื่น</p>' }),
      item('203', { markdown: 'เรื่องอื่น' }),
    ];
    const { send, read, create } = setup(items, [sent()]);
    expect(await send()).toEqual(item('new'));
    expect(read.mock.calls).toEqual([['202'], ['203']]);
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('searches for each title of the earlier attempts once', async () => {
    const { send, search } = setup([], [sent(), sent({ title: 'ฝนตก' }), sent({ markdown: 'ใหม่' })]);
    await send(sent({ title: 'ไฟป่า' }));
    expect(search.mock.calls).toEqual([[TITLE], ['ฝนตก']]);
  });

  it.each([
    ['text', sent({ title: 'น้ำท่วมใหญ่' })],
    ['markup', sent({ html: '<div>เนื้อข่าว</div>' })],
    ['picture', sent({ cover: new File(['new'], 'new.png') })],
  ])('sends a changed %s as an edit of the created item', async (_what, changed) => {
    const { send, create, edit } = setup([item('200')], [sent()]);
    const during: unknown[] = [];
    edit.mockImplementation((made) => {
      during.push(...pendingAttempts(FORM));
      return Promise.resolve({ ...made, entityTag: '"2"' });
    });
    expect(await send(changed)).toEqual(item('200', { entityTag: '"2"' }));
    expect(edit.mock.calls).toEqual([[item('200')]]);
    expect(create).not.toHaveBeenCalled();
    expect(during).toEqual([toAttempt(sent()), toAttempt(changed)]);
    expect(pendingAttempts(FORM)).toEqual([]);
  });

  it('edits the item if it is unknown which of two attempts with the same text arrived', async () => {
    const { send, edit } = setup([item('200')], [sent(), sent({ cover: new File(['new'], 'new.png') })]);
    await send();
    expect(edit).toHaveBeenCalledTimes(1);
  });

  it('that is refused leaves the earlier ones pending', async () => {
    const { send, create } = setup([], [sent()]);
    create.mockRejectedValue(refusal(ErrorCode.InvalidInput));
    await expect(send(sent({ title: 'ใหม่' }))).rejects.toMatchObject({ code: ErrorCode.InvalidInput });
    expect(pendingAttempts(FORM)).toEqual([toAttempt(sent())]);
  });

  it('is added to the earlier ones if its answer is lost too', async () => {
    const { send, create } = setup([], [sent()]);
    create.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(send(sent({ title: 'ใหม่' }))).rejects.toThrow('Failed to fetch');
    expect(pendingAttempts(FORM)).toEqual([sent(), sent({ title: 'ใหม่' })].map(toAttempt));
  });
});

describe('an item that was published since an earlier attempt created it', () => {
  const published = item('200', { status: PostStatus.Published });

  it('is not edited unasked: its text on the website would change, or leave it', async () => {
    const { send, edit } = setup([published], [sent()]);
    await expect(send(sent({ markdown: 'ใหม่' }))).rejects.toMatchObject({
      message: getMessages(saveMessages).createdAndChanged,
    });
    expect(edit).not.toHaveBeenCalled();
    expect(pendingAttempts(FORM)).toEqual([toAttempt(sent())]);
  });

  it('counts as saved if the form has not changed', async () => {
    const { send, edit } = setup([published], [sent()]);
    expect(await send()).toEqual(published);
    expect(edit).not.toHaveBeenCalled();
  });
});

describe('an item that the server had created from the same form', () => {
  it('is returned as it is if it is what was sent', async () => {
    const { send, create, edit } = setup();
    create.mockResolvedValue({ news: item('200'), wasThere: true });
    expect(await send()).toEqual(item('200'));
    expect(edit).not.toHaveBeenCalled();
  });

  it('is edited if the form has changed since', async () => {
    const { send, create, edit } = setup([], [sent({ title: 'เดิม' })]);
    create.mockResolvedValue({ news: item('200', { title: 'เดิม' }), wasThere: true });
    await send();
    expect(edit.mock.calls).toEqual([[item('200', { title: 'เดิม' })]]);
  });

  it('is not overwritten if somebody else has changed it', async () => {
    const { send, create, edit } = setup();
    create.mockResolvedValue({ news: item('200', { markdown: 'แก้โดยเพื่อน' }), wasThere: true });
    const error: unknown = await send().catch((reason: unknown) => reason);
    expect(error).toHaveProperty('message', getMessages(saveMessages).createdAndChanged);
    expect(error).toHaveProperty('code', ErrorCode.AlreadyExists);
    expect(error).toHaveProperty('fieldErrors', {});
    expect(error).toHaveProperty('httpStatus', null);
    expect(edit).not.toHaveBeenCalled();
  });
});
