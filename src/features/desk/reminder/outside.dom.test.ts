import { chooseOutside, outsideState, tellOutside } from './outside';

const shown: FakeNotification[] = [];
const asked = jest.fn(() => Promise.resolve((FakeNotification.permission = 'granted')));

class FakeNotification {
  static permission: NotificationPermission = 'default';
  static requestPermission = asked;
  onclick: (() => void) | null = null;
  close = jest.fn();
  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    shown.push(this);
  }
}

const browserThat = (permission: NotificationPermission, { isSecureContext = true } = {}) => {
  FakeNotification.permission = permission;
  Object.assign(window, { Notification: FakeNotification, isSecureContext });
};
afterEach(() => {
  Reflect.deleteProperty(window, 'Notification');
  Reflect.deleteProperty(window, 'isSecureContext');
  localStorage.clear();
  shown.length = 0;
  asked.mockClear();
});

describe('browser notifications', () => {
  it('are unknown to a browser without them, and to a page that is not secure', () => {
    expect(outsideState()).toBe('unknown');
    browserThat('granted', { isSecureContext: false });
    expect(outsideState()).toBe('unknown');
  });

  it.each([
    ['granted', null, 'granted'],
    ['granted', 'on', 'granted'],
    ['granted', 'off', 'off'],
    ['denied', 'off', 'denied'],
    ['default', 'off', 'default'],
  ] as const)('with the permission %s and the choice %s are %s', (permission, choice, state) => {
    browserThat(permission);
    if (choice) localStorage.setItem('approval-notifications', choice);
    expect(outsideState()).toBe(state);
  });

  it.each([
    ['default', true, 'granted', 'on', 1],
    ['granted', true, 'granted', 'on', 0],
    ['denied', true, 'denied', 'on', 0],
    ['granted', false, 'off', 'off', 0],
    ['default', false, 'default', 'off', 0],
  ] as const)(
    'with the permission %s, after the choice %s, are %s; the browser asks only if it must',
    async (permission, isOn, state, choice, times) => {
      browserThat(permission);
      expect(await chooseOutside(isOn)).toBe(state);
      expect(localStorage.getItem('approval-notifications')).toBe(choice);
      expect(asked).toHaveBeenCalledTimes(times);
    },
  );

  it('show a title and a text, and a click opens what they are about', () => {
    browserThat('granted');
    const focus = jest.spyOn(window, 'focus').mockImplementation(() => undefined);
    const onOpen = jest.fn();
    tellOutside({ title: 'ข่าว', body: 'เหลือ 1 ชั่วโมง', tag: 'a', lang: 'th', onOpen });
    const [notice] = shown;
    expect([notice?.title, notice?.options]).toEqual(['ข่าว', { body: 'เหลือ 1 ชั่วโมง', tag: 'a', lang: 'th' }]);
    expect(onOpen).not.toHaveBeenCalled();
    notice?.onclick?.();
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(focus).toHaveBeenCalledTimes(1);
    expect(notice?.close).toHaveBeenCalledTimes(1);
    focus.mockRestore();
  });

  it('are left out in a browser that refuses them', () => {
    Object.assign(window, {
      Notification: class {
        constructor() {
          throw new TypeError('Illegal constructor');
        }
      },
    });
    const notice = { title: 'ข่าว', body: '', tag: 'a', lang: 'th', onOpen: jest.fn() } as const;
    expect(() => tellOutside(notice)).not.toThrow();
  });
});
