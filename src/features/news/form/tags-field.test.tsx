import { createEvent, fireEvent, screen, within } from '@testing-library/react';

import { renderInForm } from '../testing/render-in-form';

import { GenerateTags } from './generate-tags';
import { TagsField } from './tags-field';

const setup = (tags: string[] = [], html = '') => {
  const view = renderInForm(
    <>
      <TagsField onTyping={() => {}} />
      <GenerateTags />
    </>,
    { tags, html },
  );
  return { ...view, box: screen.getByRole('textbox', { name: 'Tags' }) };
};

const generate = async (user: ReturnType<typeof setup>['user'], answer: 'Confirm' | 'Cancel') => {
  await user.click(screen.getByRole('button', { name: 'Generate Tag' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: answer }));
};

describe('the tags of a news item', () => {
  it('adds a typed tag with Enter without submitting the form [NWS-08]', async () => {
    const { user, box, values, submitted } = setup();
    await user.type(box, 'น้ำท่วม{Enter}');
    expect(values().tags).toEqual(['น้ำท่วม']);
    expect(box).toHaveValue('');
    expect(submitted).toEqual([]);
  });

  it('removes special characters and the first space, and keeps Thai marks [NWS-08]', async () => {
    const { user, box, values } = setup();
    await user.type(box, '#ข่าว, ด่วน!{Enter}');
    expect(values().tags).toEqual(['ข่าวด่วน']);
  });

  it('adds each entry of a pasted list, behind what was typed, and leaves a pasted word in the box [PST-06]', async () => {
    const { user, box, values } = setup();
    await user.type(box, 'ศูนย์');
    await user.paste('หนึ่ง, สอง,\nสาม');
    expect(values().tags).toEqual(['ศูนย์', 'หนึ่ง', 'สอง', 'สาม']);
    expect(box).toHaveValue('');
    await user.paste('ข่าว ด่วน');
    expect(values().tags).toHaveLength(4);
    expect(box).toHaveValue('ข่าว ด่วน');
  });

  it('ignores an empty or duplicate tag [NWS-08]', async () => {
    const { user, box, values } = setup(['น้ำท่วม']);
    await user.type(box, '{Enter}');
    await user.type(box, 'น้ำท่วม{Enter}');
    await user.type(box, '!!!{Enter}');
    expect(values().tags).toEqual(['น้ำท่วม']);
  });

  it('ignores Enter while an input method is composing', () => {
    const { box, values } = setup();
    fireEvent.change(box, { target: { value: '東京' } });
    const choosing = createEvent.keyDown(box, { key: 'Enter', isComposing: true });
    fireEvent(box, choosing);
    expect(values().tags).toEqual([]);
    expect(choosing.defaultPrevented).toBe(false);
  });

  it('adds a typed tag when the focus leaves the box without Enter', async () => {
    const { user, box, values } = setup();
    await user.type(box, 'เหนือ');
    await user.tab();
    expect(values().tags).toEqual(['เหนือ']);
  });

  it('removes the last tag with Backspace, but only in the empty box', async () => {
    const { user, box, values } = setup(['หนึ่ง', 'สอง']);
    await user.type(box, 'a{Backspace}');
    expect(values().tags).toEqual(['หนึ่ง', 'สอง']);
    await user.type(box, '{Backspace}');
    expect(values().tags).toEqual(['หนึ่ง']);
  });

  it('removes a tag with its button and focuses the box', async () => {
    const { user, box, values } = setup(['หนึ่ง', 'สอง']);
    await user.click(screen.getByRole('button', { name: 'Remove tag หนึ่ง' }));
    expect(values().tags).toEqual(['สอง']);
    expect(box).toHaveFocus();
  });
});

describe('Generate Tag', () => {
  const html = '<p>ด่วน <b>#ข่าวด่วน</b> และ #เลือกตั้ง69 #น้ำท่วม</p><p>#ข่าวด่วน</p>';

  it('adds the hashtags of the content after a confirmation, without duplicates [NWS-09, ERR-03]', async () => {
    const { user, values } = setup(['น้ำท่วม'], html);
    await generate(user, 'Confirm');
    expect(values().tags).toEqual(['น้ำท่วม', 'ข่าวด่วน', 'เลือกตั้ง69']);
  });

  it('changes nothing without the confirmation [NWS-09]', async () => {
    const { user, values } = setup([], html);
    await generate(user, 'Cancel');
    expect(values().tags).toEqual([]);
  });

  it('reports that there are no hashtags', async () => {
    const { user } = setup([], '<p>ไม่มี</p>');
    await generate(user, 'Confirm');
    expect(await screen.findByText(/ไม่พบ #แฮชแท็ก/)).toBeInTheDocument();
  });
});
