import { createEvent, fireEvent, screen, within } from '@testing-library/react';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { announceExtensions, answer, ok } from '@/shared/testing/api-server';

import { renderInForm } from '../testing/render-in-form';

import { GenerateTags } from './generate-tags';
import { TagsField } from './tags-field';

const setup = (tags: string[] = [], html = '') => {
  const view = renderInForm(
    <>
      <TagsField groupId={7} onTyping={() => {}} />
      <GenerateTags />
    </>,
    { tags, html },
  );
  return { ...view, box: screen.getByLabelText('Tags', { selector: 'input' }) };
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
    await user.click(screen.getByRole('button', { name: 'นำแท็ก หนึ่ง ออก' }));
    expect(values().tags).toEqual(['สอง']);
    expect(box).toHaveFocus();
  });
});

describe('the suggested tags', () => {
  const oil = { name: 'น้ำมัน', count: 12 };
  const flood = { name: 'น้ำท่วม', count: 3 };
  const suggest = async (tags: string[] = []) => {
    announceExtensions('tag-suggestions');
    await loadRuntimeConfig();
    const asked = answer('get', '/api/news/journalist/7/tags', () => ok([oil, flood]));
    const view = setup(tags);
    const options = () =>
      screen.queryAllByRole('option').map(({ textContent }) => textContent.replace('ข่าว', '').trim());
    return { ...view, asked, options };
  };

  it('are those of the group that begin with what is typed, and one is taken with the keys [PST-06]', async () => {
    const { user, box, values, asked, options, submitted } = await suggest();
    await user.type(box, 'น้ำ');
    expect(await screen.findByRole('listbox', { name: 'Tags' })).toBeInTheDocument();
    expect(options()).toEqual(['น้ำมัน12', 'น้ำท่วม3']);
    expect(asked.map(({ query }) => query['search'])).toEqual(['น้ำ']);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(values().tags).toEqual(['น้ำท่วม']);
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(submitted).toEqual([]);
  });

  it('offer the existing tag for another spelling of it, but not one that the item has [PST-06]', async () => {
    const { user, box, values, options } = await suggest(['น้ำท่วม']);
    await user.type(box, 'นํ้ามัน');
    await user.click(await screen.findByRole('option', { name: /น้ำมัน/ }));
    expect(values().tags).toEqual(['น้ำท่วม', 'น้ำมัน']);
    await user.type(box, 'น้ำ');
    expect(options()).toEqual([]);
  });

  it('change nothing for a person who types, pastes, composes or leaves [NWS-08]', async () => {
    const { user, box, values } = await suggest();
    await user.type(box, 'น้ำ');
    await screen.findByRole('listbox');
    const choosing = createEvent.keyDown(box, { key: 'Enter', keyCode: 229, isComposing: true });
    fireEvent(box, choosing);
    expect(values().tags).toEqual([]);
    await user.keyboard('{Enter}');
    expect(values().tags).toEqual(['น้ำ']);
    await user.paste('หนึ่ง, สอง');
    expect(values().tags).toEqual(['น้ำ', 'หนึ่ง', 'สอง']);
    await user.type(box, 'น้ำลด');
    await user.tab();
    expect(values().tags.at(-1)).toBe('น้ำลด');
    await user.type(box, '{Backspace}');
    expect(values().tags).toEqual(['น้ำ', 'หนึ่ง', 'สอง']);
  });

  it('close with Escape, and Enter then adds what was typed', async () => {
    const { user, box, values } = await suggest();
    await user.type(box, 'น้ำ');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box).toHaveValue('น้ำ');
    await user.keyboard('{Enter}');
    expect(values().tags).toEqual(['น้ำ']);
  });

  it('are not asked for without the extension: the box is a plain one', async () => {
    const { user, box } = setup();
    await user.type(box, 'น้ำ');
    expect(box).toHaveRole('textbox');
    expect(box).not.toHaveAttribute('aria-controls');
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
