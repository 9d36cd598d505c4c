/* eslint-disable testing-library/no-node-access -- content of the text has no roles */
import { screen } from '@testing-library/react';

import { renderEditor } from '../testing/render-editor';

const BLOCKED = '<p>ก่อน <a href="https://old.example/">คำเดิม</a> หลัง</p>';

describe('an existing link', () => {
  it('shows its address if the cursor is in it, and a new address applies to the whole link', async () => {
    const { select, press, user, saved } = renderEditor({ stored: BLOCKED });
    select(7);
    await press('Link');
    const address = screen.getByRole('textbox', { name: 'Address' });
    expect(address).toHaveValue('https://old.example/');
    await user.clear(address);
    await user.type(address, '/about{Enter}');
    expect(saved()).toMatch(/<p>ก่อน <a href="\/about"[^>]*>คำเดิม<\/a> หลัง<\/p>/);
  });

  it('can be removed; its text stays', async () => {
    const { select, press, saved } = renderEditor({ stored: BLOCKED });
    select(7);
    await press('Link');
    await press('Remove link');
    expect(saved()).toBe('<p>ก่อน คำเดิม หลัง</p>');
    expect(screen.queryByRole('textbox', { name: 'Address' })).not.toBeInTheDocument();
  });

  it('is removed only from the selected text', async () => {
    const { select, press, raw } = renderEditor({ stored: BLOCKED });
    select(7, 4);
    await press('Link');
    await press('Remove link');
    expect(raw()).toMatch(/<a href="https:\/\/old\.example\/">คำ<\/a>เดิม หลัง/);
  });
});

describe('the selected text', () => {
  it('becomes a link', async () => {
    const { select, press, user, saved } = renderEditor({ stored: '<p>อ่านต่อที่นี่</p>' });
    select(0, 4);
    await press('Link');
    await user.type(screen.getByRole('textbox', { name: 'Address' }), '/more{Enter}');
    expect(saved()).toMatch(/^<p><a href="\/more"[^>]*>อ่าน<\/a>ต่อที่นี่<\/p>$/);
  });

  it('loses its formats', async () => {
    const { select, press, saved } = renderEditor({ stored: '<p><strong><em>น้ำท่วม</em></strong></p>' });
    select(0, 7);
    await press('More formats');
    await press('Clear formatting');
    expect(saved()).toBe('<p>น้ำท่วม</p>');
  });
});

describe('a line', () => {
  it('of a list can be indented and outdented by one level', async () => {
    const { select, press, raw } = renderEditor({ stored: '<ul><li>หนึ่ง</li><li>สอง</li></ul>' });
    select(7);
    await press('More formats');
    await press('Increase indent');
    expect(raw()).toBe('<ul><li>หนึ่ง<ul><li>สอง</li></ul></li></ul>');
    await press('Decrease indent');
    expect(raw()).toBe('<ul><li>หนึ่ง</li><li>สอง</li></ul>');
  });

  it('of plain text cannot be indented', async () => {
    const { select, press, saved } = renderEditor({ stored: '<p>ข้อความ</p>' });
    select(2);
    await press('More formats');
    await press('Increase indent');
    expect(saved()).toBe('<p>ข้อความ</p>');
  });
});

describe('a picture', () => {
  it('stays in its link when it gets a description', async () => {
    const { select, press, user, saved } = renderEditor({
      stored: '<p><a href="/story"><img src="/a.png" alt=""></a></p>',
    });
    select(0, 1);
    await press('Picture and caption');
    await user.click(screen.getByRole('textbox', { name: 'Image description' }));
    await user.paste('น้ำท่วม');
    await user.keyboard('{Enter}');
    expect(saved()).toMatch(/<a href="\/story"[^>]*><img src="\/a.png" alt="น้ำท่วม"><\/a>/);
  });
});

describe('the size of a new table', () => {
  it('is limited to one to twenty', async () => {
    const { press, user, text } = renderEditor({ stored: '' });
    await press('Table');
    for (const [name, typed] of [
      ['Rows', '0'],
      ['Columns', '99'],
    ] as const) {
      const field = screen.getByRole('spinbutton', { name });
      await user.clear(field);
      await user.type(field, typed);
    }
    await press('Insert table');
    expect([text.querySelectorAll('tr').length, text.querySelectorAll('td').length]).toEqual([1, 20]);
  });
});
