/* eslint-disable testing-library/no-node-access -- content of the text has no roles */
import { screen, within } from '@testing-library/react';

import { renderEditor } from '../testing/render-editor';

const setup = async (stored: string, index: number) => {
  const view = renderEditor({ stored });
  view.select(index);
  await view.press('Picture and caption');
  const field = (name: string) => screen.getByRole('textbox', { name });
  const write = async (name: string, words: string) => {
    await view.user.clear(field(name));
    if (words === '') return;
    await view.user.click(field(name));
    await view.user.paste(words);
  };
  return { ...view, field, write };
};

const IMAGE = '<img src="/a.png" alt="">';

describe('the panel of a picture [FID-04, EDT-01]', () => {
  it('sets description and caption together, as one step of undo', async () => {
    const stored = `<p>ก่อน</p><p class="k">${IMAGE}</p><p>หลัง</p>`;
    const { write, user, raw, press } = await setup(stored, 6);
    await write('Image description', 'เขื่อน');
    await write('Caption', 'น้ำในเขื่อน');
    await user.keyboard('{Enter}');
    expect(raw()).toBe(
      '<p>ก่อน</p><figure><img src="/a.png" alt="เขื่อน"><figcaption>น้ำในเขื่อน</figcaption></figure><p>หลัง</p>',
    );
    await press('Undo');
    expect(raw()).toBe(stored);
  });

  it('leaves the cursor behind a new caption, which is in view', async () => {
    const { write, press, cursor, text } = await setup(`<p>ก่อน</p><p>${IMAGE}</p>`, 6);
    await write('Caption', 'น้ำ');
    const seen = jest.spyOn(Range.prototype, 'getBoundingClientRect');
    await press('Apply');
    expect(text).toHaveFocus();
    expect(cursor()).toBe(10);
    expect(seen).toHaveBeenCalled();
  });

  it('separates a picture from the text around it when it gets a caption', async () => {
    const { write, press, raw } = await setup(`<p>ก่อน${IMAGE}หลัง</p>`, 5);
    await write('Caption', 'คำ');
    await press('Apply');
    expect(raw()).toBe(`<p>ก่อน</p><figure>${IMAGE}<figcaption>คำ</figcaption></figure><p>หลัง</p>`);
  });

  it('changes the text of a caption and keeps its links and breaks', async () => {
    const figure = `<figure class="f">${IMAGE}<figcaption class="c">ภาพ: <a href="/x">สำนักข่าว</a><br>เก่า</figcaption></figure>`;
    const { field, write, press, raw } = await setup(figure, 4);
    expect(field('Caption')).toHaveValue('ภาพ: สำนักข่าวเก่า');
    await write('Caption', 'ภาพ: สำนักข่าวใหม่');
    await press('Apply');
    expect(raw()).toBe(figure.replace('เก่า', 'ใหม่'));
  });

  it.each([
    ['the first word', `ภาพ: <a href="/x">ข่าว</a>`, 'รูป: ข่าว', `รูป: <a href="/x">ข่าว</a>`],
    ['the last word', `<strong>ภาพ</strong>: ข่าว`, 'ภาพ: กีฬา', `<strong>ภาพ</strong>: กีฬา`],
    ['a word in a link', `ภาพ <a href="/x">ข่าว</a>`, 'ภาพ กีฬา', `ภาพ <a href="/x">กีฬา</a>`],
    ['the end of a link', `<a href="/x">ข่าว</a>`, 'ข่าวสด', `<a href="/x">ข่าวสด</a>`],
    ['words around a break', `เก่า<br>มาก,ข่าว`, 'ใหม่,ข่าว', `ใหม่<br>,ข่าว`],
    [
      'a word after an emoticon',
      `น้ำ😀เก่า <strong>ข่าว</strong>`,
      'น้ำ😀ใหม่ ข่าว',
      `น้ำ😀ใหม่ <strong>ข่าว</strong>`,
    ],
  ])('changes %s of a caption and nothing else', async (_, stored, typed, expected) => {
    const figure = (caption: string) => `<figure>${IMAGE}<figcaption>${caption}</figcaption></figure>`;
    const { write, press, raw } = await setup(figure(stored), 0);
    await write('Caption', typed);
    await press('Apply');
    expect(raw()).toBe(figure(expected));
  });

  it.each(['', ' class="b"'])('tells the captions of two figures apart: "%s"', async (attributes) => {
    const first = `<figure>${IMAGE}<figcaption>หนึ่ง</figcaption></figure>`;
    const second = `<figure${attributes}>${IMAGE}<figcaption>สอง</figcaption></figure>`;
    const { field, select, write, press, raw } = await setup(`${first}${second}`, 0);
    expect(field('Caption')).toHaveValue('หนึ่ง');
    select(8);
    expect(field('Caption')).toHaveValue('สอง');
    await write('Caption', 'สาม');
    await press('Apply');
    expect(raw()).toBe(`${first}${second.replace('สอง', 'สาม')}`);
  });

  it('marks a picture without a description as decoration once it was asked for', async () => {
    const { press, raw } = await setup('<p><img src="/a.png"></p>', 0);
    await press('Apply');
    expect(raw()).toBe(`<p>${IMAGE}</p>`);
  });

  it('gives a picture in a list a description and no caption', async () => {
    const { write, press, raw } = await setup(`<ul><li>${IMAGE}</li></ul>`, 0);
    await write('Image description', 'เขื่อน');
    await press('Apply');
    expect(raw()).toBe('<ul><li><img src="/a.png" alt="เขื่อน"></li></ul>');
  });

  it('selects a picture that is clicked', async () => {
    const { text, user } = await setup(`<p>ก่อน</p><p>${IMAGE}</p>`, 0);
    await user.click(within(text).getByRole('presentation'));
    expect(document.getSelection()?.isCollapsed).toBe(false);
  });

  it('adds a caption to a figure without one, and removes one', async () => {
    const figure = `<figure class="f">${IMAGE}</figure>`;
    const { write, press, raw } = await setup(figure, 0);
    await write('Caption', 'คำ');
    await press('Apply');
    expect(raw()).toBe(`<figure class="f">${IMAGE}<figcaption>คำ</figcaption></figure>`);
    await press('Picture and caption');
    await write('Caption', '');
    await press('Apply');
    expect(raw()).toBe(figure);
  });

  it('opens if the lines around the picture have no formats', async () => {
    const html = `<hr><figure>${IMAGE}<figcaption>คำ</figcaption></figure><hr><p>ก</p>`;
    const { field } = await setup(html, 1);
    expect(field('Caption')).toHaveValue('คำ');
  });

  it('follows the cursor to another picture', async () => {
    const { field, select } = await setup(`<p>${IMAGE}</p><p><img src="/b.png" alt="เขื่อน"></p>`, 0);
    expect(field('Image description')).toHaveValue('');
    select(2);
    expect(field('Image description')).toHaveValue('เขื่อน');
  });

  it('says what to do if the cursor is at a rule', async () => {
    await setup('<hr><p>ก</p>', 0);
    expect(screen.getByText(/คลิกภาพในเนื้อหาก่อน/)).toBeInTheDocument();
  });

  it('offers no caption inside a list', async () => {
    await setup(`<ul><li>${IMAGE}</li></ul>`, 0);
    expect(screen.queryByRole('textbox', { name: 'Caption' })).not.toBeInTheDocument();
  });

  it('replaces the picture and keeps its figure', async () => {
    const figure = `<figure class="f">${IMAGE}<figcaption>คำ</figcaption></figure>`;
    const { user, raw, text } = await setup(figure, 0);
    const inputs = text.closest('form')?.querySelectorAll<HTMLInputElement>('input[type="file"]') ?? [];
    const file = new File(['x'], 'b.png', { type: 'image/png' });
    const panelInput = [...inputs].find((input) => !input.multiple);
    await user.upload(panelInput ?? document.createElement('input'), file);
    expect(raw()).toBe(
      '<figure class="f"><img src="/files/a.png" alt=""><figcaption>คำ</figcaption></figure>',
    );
  });
});
