import { Quill } from 'react-quill';

import { toast } from '@/shared/ui/toast/toast';

import { editorHost, inEditor } from '../testing/in-editor';
import { preparePage } from '../testing/quill-in-jsdom';

import { FORMATS } from './formats';
import { editorModules } from './modules';

const setup = (text: string) => {
  preparePage();
  inEditor(''); // registers the modules
  const onFiles = jest.fn();
  const quill = new Quill(document.createElement('div'), {
    formats: FORMATS,
    modules: editorModules({ ...editorHost, onFiles: (_quill, range, files) => onFiles(range, files) }),
  });
  document.body.replaceChildren(quill.container);
  quill.setText(text);
  return { quill, onFiles };
};

const space = (quill: Quill) =>
  quill.root.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));

const png = (name: string) => new File(['x'], name, { type: 'image/png' });
const data = (bytes: string) => `<img src="data:image/png;base64,${btoa(bytes)}">`;

describe('what is pasted', () => {
  it('takes the place of the selection, and the cursor is behind it', () => {
    const { quill } = setup('abcd');
    quill.clipboard.onPaste({ index: 1, length: 2 }, { html: '<p>x<b>y</b></p>' });
    expect(quill.getContents().ops).toEqual([
      { insert: 'ax' },
      { insert: 'y', attributes: { bold: true } },
      { insert: 'd\n' },
    ]);
    expect(quill.getSelection()).toEqual({ index: 3, length: 0 });
  });

  it('is one step of Undo, as if it was typed', () => {
    const { quill } = setup('abcd');
    quill.clipboard.onPaste({ index: 1, length: 2 }, { html: '<p>x</p>' });
    quill.history.undo();
    expect(quill.getText()).toBe('abcd\n');
  });

  it('as plain text has its fixed spaces made plain', () => {
    const { quill } = setup('ab');
    quill.clipboard.onPaste({ index: 1, length: 0 }, { text: 'x\u00a0y\u00a0z', html: '' });
    expect(quill.getText()).toBe('ax y zb\n');
    quill.clipboard.onPaste({ index: 0, length: 0 }, {});
    expect(quill.getText()).toBe('ax y zb\n');
  });

  it.each([
    ['', 'only text'],
    ['<p>code</p>', 'html too'],
  ])(
    'that is the frame code of a known player becomes that player, when the clipboard has %s%s [PST-03]',
    (html) => {
      const { quill } = setup('ab');
      quill.setSelection(1, 0);
      const text = '<iframe src="https://player.vimeo.com/video/5817?h=8c"></iframe>';
      quill.clipboard.onPaste({ index: 1, length: 0 }, { text, html });
      const [before, player, after] = quill.getContents().ops;
      expect([before, after]).toEqual([{ insert: 'a\n' }, { insert: 'b\n' }]);
      expect(player).toMatchObject({
        insert: { video: { src: 'https://player.vimeo.com/video/5817?h=8c' } },
      });
    },
  );

  describe('if it is the address of a video alone, on an empty line', () => {
    const PAGE = 'https://youtu.be/dQw4w9WgXcQ?t=90';
    const PLAYER = 'https://www.youtube.com/embed/dQw4w9WgXcQ?start=90';
    const videosOf = (quill: Quill) =>
      quill
        .getContents()
        .ops.flatMap(({ insert }) =>
          typeof insert === 'object' && typeof insert['video'] === 'object' ? [insert['video']] : [],
        );

    it.each([
      ['', PAGE],
      ['', `  ${PAGE}\n`],
      [`<a href="${PAGE}">${PAGE}</a>`, PAGE],
      ['', `https://l.facebook.com/l.php?u=${encodeURIComponent(PAGE)}`],
    ])('becomes the player, and Undo returns the address: %s%s [PST-03]', (html, text) => {
      const { quill } = setup('a\n\nb');
      quill.clipboard.onPaste({ index: 2, length: 0 }, { text, html });
      expect(videosOf(quill)).toMatchObject([{ src: PLAYER }]);
      quill.history.undo();
      expect(quill.getText()).toBe(`a\n${text.trim()}\nb\n`);
      quill.history.undo();
      expect(quill.getText()).toBe('a\n\nb\n');
    });

    it.each([
      ['beside words', 'ab', 1, PAGE, {}],
      ['with words', '', 0, `ดู ${PAGE}`, {}],
      ['in a list', '', 0, PAGE, { list: 'bullet' }],
      ['in a block of code', '', 0, PAGE, { 'code-block': true }],
      ['of a page that plays nothing', '', 0, 'https://other.example/', {}],
    ])('and stays text %s [PST-03]', (_where, before, index, text, formats) => {
      const { quill } = setup(before);
      quill.formatLine(0, 1, formats);
      quill.clipboard.onPaste({ index, length: 0 }, { text });
      expect(quill.getText()).toContain(text);
      expect(videosOf(quill)).toEqual([]);
    });

    it('and only the site can tell which, stays text, and what to copy instead is said [PST-03]', () => {
      const { quill } = setup('');
      const blank = jest.spyOn(toast, 'blank').mockReturnValue(0);
      quill.clipboard.onPaste({ index: 0, length: 0 }, { text: 'https://fb.watch/abc/' });
      expect(quill.getText()).toBe('https://fb.watch/abc/\n');
      expect(blank).toHaveBeenCalledWith(expect.stringContaining('fb.watch'));
      blank.mockRestore();
    });
  });

  it('says what to copy instead of the frame code of another site, and leaves code as it is in a block of code [PST-03]', () => {
    const { quill } = setup('ab');
    const blank = jest.spyOn(toast, 'blank').mockReturnValue(0);
    const text = '<iframe src="https://maps.example/embed"></iframe>';
    quill.clipboard.onPaste({ index: 1, length: 0 }, { text });
    quill.clipboard.onPaste({ index: 1, length: 0 }, { text: 'x', html: `<p>c</p>${text}` });
    expect(quill.getText().trim()).toBe('acb');
    expect(blank.mock.calls.flat()).toEqual(
      Array(2).fill(expect.stringMatching(/maps\.example เล่นในข่าวได้เฉพาะวิดีโอจาก YouTube/)),
    );
    blank.mockRestore();
    quill.formatLine(0, 1, 'code-block', true);
    quill.clipboard.onPaste({ index: 0, length: 0 }, { text });
    expect(quill.getText().trim()).toBe(`${text}acb`);
  });

  it('keeps the words behind the frame code of a player [PST-03]', () => {
    const { quill } = setup('');
    const text = '<iframe src="https://player.vimeo.com/video/5817"></iframe>\nหนึ่ง\nสอง';
    quill.clipboard.onPaste({ index: 0, length: 0 }, { text });
    expect(quill.getText().trim()).toBe(text);
  });

  it('uploads each picture of the html at its place, from the last to the first', () => {
    const { quill, onFiles } = setup('ab');
    const blank = jest.spyOn(toast, 'blank');
    quill.clipboard.onPaste(
      { index: 1, length: 0 },
      { html: `<p>x${data('1')}y<b>z${data('22')}</b><img src="/c.png">${data('333')}w</p>` },
    );
    expect(quill.getContents().ops).toEqual([
      { insert: 'axy' },
      { insert: 'z', attributes: { bold: true } },
      { insert: { image: { src: '/c.png' } } },
      { insert: 'wb\n' },
    ]);
    const calls = onFiles.mock.calls as [{ index: number; length: number }, File[]][]; // what the module passes on
    expect(calls.map(([range, files]) => [range, files.map(({ size }) => size)])).toEqual([
      [{ index: 5, length: 0 }, [3]],
      [{ index: 4, length: 0 }, [2]],
      [{ index: 2, length: 0 }, [1]],
    ]);
    expect(blank).not.toHaveBeenCalled();
    blank.mockRestore();
  });

  it('says how many pictures only the other program can read', () => {
    const { quill, onFiles } = setup('');
    const blank = jest.spyOn(toast, 'blank').mockReturnValue(0);
    quill.clipboard.onPaste({ index: 0, length: 0 }, { html: '<p>a<img src="file:///a.png"></p>' });
    expect(blank.mock.calls).toEqual([[expect.stringMatching(/^วางภาพไม่ได้ 1 ภาพ/)]]);
    expect(quill.getText()).toBe('a\n');
    expect(onFiles).not.toHaveBeenCalled();
    blank.mockRestore();
  });

  it('takes the pictures that the html only names from the clipboard', () => {
    const { quill, onFiles } = setup('');
    quill.focus();
    const file = png('a.png');
    const paste = new Event('paste', { bubbles: true, cancelable: true });
    const getData = (type: string) => (type === 'text/html' ? '<p>a<img src="file:///a.png"></p>' : '');
    Object.assign(paste, { clipboardData: { getData, files: [file] } });
    quill.root.dispatchEvent(paste);
    expect(onFiles.mock.calls).toEqual([[{ index: 1, length: 0 }, [file]]]);
  });
});

describe('files', () => {
  it('of any type are passed on, with their place', () => {
    const { quill, onFiles } = setup('ab');
    const files = [png('a.png'), new File(['x'], 'b.pdf', { type: 'application/pdf' })];
    quill.uploader.upload({ index: 1, length: 0 }, files);
    expect(onFiles.mock.calls).toEqual([[{ index: 1, length: 0 }, files]]);
  });

  it('are not passed on if there are none', () => {
    const { quill, onFiles } = setup('ab');
    quill.uploader.upload({ index: 1, length: 0 }, []);
    expect(onFiles).not.toHaveBeenCalled();
  });
});

describe('the keys of the editor', () => {
  /** Types a space behind a text. */
  const afterSpace = (text: string) => {
    const { quill } = setup(text);
    quill.setSelection(text.length, 0, 'silent');
    space(quill);
    return quill.getFormat(0).list;
  };

  it.each([
    ['1.', 'ordered'],
    ['๑.', 'ordered'],
    ['30.', undefined],
    ['11.', undefined],
    ['-', 'bullet'],
    ['*', 'bullet'],
    ['[ ]', undefined],
    ['[x]', undefined],
    ['1', undefined],
    ['a1.', undefined],
    ['a-', undefined],
  ])('begin a list behind "%s", or not [PST-05]', (text, list) => {
    expect(afterSpace(text)).toBe(list);
  });

  it.each([
    ['1.', 'พ.ย.', '1. พ.ย.'],
    ['๑.', 'ธันวาคม', '๑. ธันวาคม'],
    ['1.', 'Dec', '1. Dec'],
    ['1.', '12.', '1. 12.'],
  ])('leave a date as it was typed, behind its month: "%s %s" [PST-05]', (day, month, text) => {
    const { quill } = setup(day);
    quill.setSelection(day.length, 0, 'silent');
    space(quill);
    quill.insertText(0, month, 'user');
    quill.setSelection(month.length, 0, 'silent');
    space(quill);
    expect(quill.getText()).toBe(`${text} \n`);
    expect(quill.getFormat(0).list).toBeUndefined();
    expect(quill.getSelection()?.index).toBe(text.length + 1);
    quill.history.undo();
    expect(quill.getFormat(0).list).toBe('ordered');
  });

  it.each(['ข่าว', 'พฤหัส', '12'])('keep a list whose first word is no month: %s', (word) => {
    const { quill } = setup('1.');
    quill.setSelection(2, 0, 'silent');
    space(quill);
    quill.insertText(0, word, 'user');
    quill.setSelection(word.length, 0, 'silent');
    space(quill);
    expect(quill.getFormat(0).list).toBe('ordered');
  });

  it('keep a month in a later item of a list', () => {
    const { quill } = setup('มกราคม\nกุมภาพันธ์');
    quill.formatLine(0, 12, 'list', 'ordered');
    quill.setSelection(quill.getLength() - 1, 0, 'silent');
    space(quill);
    expect(quill.getFormat(8).list).toBe('ordered');
  });

  it.each([
    ['a list', 'list', 'bullet', false, 1],
    ['a deeper list', 'indent', 1, true, undefined],
    ['a quotation', 'blockquote', true, false, undefined],
    ['a quotation', 'blockquote', true, true, undefined],
    ['a heading', 'header', 2, false, undefined],
  ])('indent a line of %s with Tab, or leave the editor: %s %s, Shift %s', (...given) => {
    const [, format, value, shiftKey, indent] = given;
    const { quill } = setup('ab');
    quill.formatLine(0, 1, format, value);
    quill.setSelection(0, 0, 'silent');
    const tab = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true });
    quill.root.dispatchEvent(tab);
    expect(quill.getFormat(0).indent).toBe(indent);
    expect(quill.getText()).toBe('ab\n');
    expect(tab.defaultPrevented).toBe(format === 'list' || format === 'indent');
  });
});
