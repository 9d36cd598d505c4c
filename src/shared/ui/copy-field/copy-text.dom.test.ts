import { copyText } from './copy-text';

/** A browser with a clipboard that works or refuses, and with the older command or without. */
const setup = ({ works = true, command }: { works?: boolean; command?: () => boolean } = {}) => {
  const writeText = jest.fn(() => (works ? Promise.resolve() : Promise.reject(new Error('no'))));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  Object.assign(document, { execCommand: command });
  document.body.innerHTML = '<p>a <b>secret</b></p><input value="typed">';
  const [text, field] = ['p', 'input'].map((name) => document.querySelector<HTMLElement>(name));
  return { writeText, text: text ?? null, field: field ?? null };
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
});

describe('copying a text', () => {
  it('uses the clipboard, and selects nothing', async () => {
    const { writeText, text } = setup();
    expect(await copyText('secret', text)).toBe(true);
    expect(writeText.mock.calls).toEqual([['secret']]);
    expect(getSelection()?.toString()).toBe('');
  });

  it.each([true, false])(
    'selects the element that shows it, where there is no clipboard: %s',
    async (done) => {
      const command = jest.fn(() => done);
      const { text } = setup({ works: false, command });
      expect(await copyText('secret', text)).toBe(done);
      expect(getSelection()?.toString()).toBe('a secret');
      expect(command.mock.calls).toEqual([['copy']]);
    },
  );

  it('selects the field that contains it', async () => {
    const { field } = setup({ works: false, command: () => true });
    const select = jest.spyOn(HTMLInputElement.prototype, 'select');
    expect(await copyText('typed', field)).toBe(true);
    expect(select.mock.contexts).toEqual([field]);
    select.mockRestore();
  });

  it('fails where nothing shows it, or the browser has no such command', async () => {
    const command = jest.fn(() => true);
    setup({ works: false, command });
    expect(await copyText('secret', null)).toBe(false);
    expect(command).not.toHaveBeenCalled();
    const { text } = setup({ works: false });
    expect(await copyText('secret', text)).toBe(false);
  });
});
