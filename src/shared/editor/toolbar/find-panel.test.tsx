import { fireEvent, screen } from '@testing-library/react';

import { renderEditor } from '../testing/render-editor';

const STORED =
  '<p>น้ำท่วมกรุง</p><table><tbody><tr><td>น้ำท่วม</td></tr></tbody></table><p><a href="/a">น้ำท่วม</a>สูง น้ำท่วม</p>';

const open = async (stored = STORED) => {
  const view = renderEditor({ stored });
  fireEvent.keyDown(view.text, { key: '้', code: 'KeyH', ctrlKey: true });
  const find = await screen.findByRole('textbox', { name: 'Find' });
  const type = (name: string, words: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: words } });
  return { ...view, find, type };
};
const status = () => screen.getByText(/ จาก |ไม่พบ|แทนที่แล้ว/);

describe('Find and replace', () => {
  it('opens with Ctrl+H on a Thai keyboard too, with the selected words in its first field, which has the focus', async () => {
    const { text, select } = renderEditor({ stored: STORED });
    select(0, 7);
    fireEvent.keyDown(text, { key: '้', code: 'KeyH', ctrlKey: true });
    expect(await screen.findByRole('textbox', { name: 'Find' })).toHaveValue('น้ำท่วม');
    expect(screen.getByRole('textbox', { name: 'Find' })).toHaveFocus();
  });

  it('opens from More formats', async () => {
    const { press } = renderEditor({ stored: STORED });
    await press('More formats');
    await press('Find and replace');
    expect(screen.getByRole('textbox', { name: 'Find' })).toHaveFocus();
  });

  it('counts the places and says which are in tables', async () => {
    const { type, press } = await open();
    type('Find', 'น้ำท่วม');
    expect(status()).toHaveTextContent('1 จาก 3 · อีก 1 แห่งอยู่ในตารางหรือ HTML ต้องแก้ไขเอง');
    await press('Next');
    expect(status()).toHaveTextContent('2 จาก 3');
    await press('Previous');
    await press('Previous');
    expect(status()).toHaveTextContent('3 จาก 3');
    type('Find', 'ไฟไหม้');
    expect(status()).toHaveTextContent('ไม่พบคำนี้ในเนื้อหา');
    expect(screen.getByRole('button', { name: 'Replace all' })).toBeDisabled();
  });

  it('goes on with Enter and back with Shift+Enter, and does not submit the form', async () => {
    const { type, find, user, onSubmit } = await open();
    type('Find', 'น้ำท่วม');
    find.focus();
    await user.keyboard('{Enter}');
    expect(status()).toHaveTextContent('2 จาก 3');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(status()).toHaveTextContent('1 จาก 3');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('replaces one place and goes to the next, each a step of Undo', async () => {
    const { type, press, saved } = await open();
    type('Find', 'น้ำท่วม');
    type('Replace with', 'อุทกภัย');
    await press('Replace');
    expect(saved()).toContain('<p>อุทกภัยกรุง</p>');
    expect(status()).toHaveTextContent('1 จาก 2');
    await press('Replace');
    expect(saved()).toMatch(/<a href="\/a"[^>]*>อุทกภัย<\/a>สูง น้ำท่วม<\/p>$/);
    await press('Undo');
    expect(saved()).toMatch(/^<p>อุทกภัยกรุง<.*>น้ำท่วม<\/a>สูง น้ำท่วม<\/p>$/);
  });

  it('replaces all places of the text with their formats in a step of its own, which Undo takes back', async () => {
    const { type, press, saved, select } = await open();
    select(7, 4);
    await press('Bold');
    type('Find', 'น้ำท่วม');
    type('Replace with', 'อุทกภัย');
    await press('Replace all');
    expect(status()).toHaveTextContent('แทนที่แล้ว 3 แห่ง');
    expect(saved()).toMatch(
      /^<p>อุทกภัย<strong>กรุง<\/strong><\/p><table>.*น้ำท่วม.*<a href="\/a"[^>]*>อุทกภัย<\/a>สูง อุทกภัย<\/p>$/,
    );
    await press('Undo');
    expect(saved()).toMatch(/^<p>น้ำท่วม<strong>กรุง/);
  });

  it('selects the place in the text when it is left with Escape', async () => {
    const { type, press, user, text, cursor } = await open('<p>ก่อน น้ำท่วม</p>');
    type('Find', 'น้ำท่วม');
    await press('Next');
    await user.keyboard('{Escape}');
    expect(text).toHaveFocus();
    expect(cursor()).toBe(5);
  });
});
