import { screen } from '@testing-library/react';

import { renderEditor } from '../testing/render-editor';

const HIDDEN = '<p>ก<span style="display:none">ซ่อน</span>ข</p><p>ค</p>';

describe('what a paste leaves out', () => {
  it('is named, and put in behind what was pasted when that is wanted [PST-01]', async () => {
    const { user, paste, saved } = renderEditor({});
    paste({ html: HIDDEN });
    expect(await screen.findByText('ไม่ได้ใส่ข้อความที่ซ่อนไว้ 1 ช่วง: “ซ่อน”')).toBeVisible();
    expect(saved()).toBe('<p>กข</p><p>ค</p>');
    await user.click(screen.getByText('ใส่ด้วย'));
    expect(saved()).toBe('<p>กข</p><p>ค</p><p>ซ่อน</p>');
  });

  it('is put in with its picture, of which the notice names the file if there are no words [PST-01]', async () => {
    const { user, paste, saved } = renderEditor({});
    paste({ html: '<p>ก</p><div hidden><img src="https://other.example/a.png?b=1"></div>' });
    expect(await screen.findByText('ไม่ได้ใส่ข้อความที่ซ่อนไว้ 1 ช่วง: “a.png”')).toBeVisible();
    expect(saved()).toBe('<p>ก</p>');
    await user.click(screen.getByText('ใส่ด้วย'));
    expect(saved()).toBe('<p>ก</p><p><img src="https://other.example/a.png?b=1" alt=""></p>');
  });

  it('does not include a deletion of WordPress, which is kept struck through and named [PST-01]', async () => {
    const { paste, saved } = renderEditor({});
    paste({ html: '<p>ก <del datetime="2026-11-28T03:00:00+00:00">ข</del></p>' });
    expect(await screen.findByText(/ข้อความขีดฆ่า 1 ช่วงมีวันที่กำกับ.*“ข”/)).toBeVisible();
    expect(saved()).toBe('<p>ก <s>ข</s></p>');
  });

  it('is not mentioned when there is nothing', () => {
    const { paste } = renderEditor({});
    paste({ html: '<p>ก</p>' });
    expect(screen.queryByText(/ไม่ได้ใส่/)).not.toBeInTheDocument();
  });
});
