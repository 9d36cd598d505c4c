/* eslint-disable testing-library/no-node-access -- Quill renders raw blocks without a role */
import { act, screen, waitFor, within } from '@testing-library/react';

import { renderEditor } from './testing/render-editor';

const RAW = '<table><caption>ก</caption></table>';

const openDialog = async () => {
  const view = renderEditor({ stored: `<p>x</p>${RAW}<p>y</p>` });
  act(() => view.text.querySelector<HTMLElement>('.ql-raw')?.focus());
  await view.user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog'));
  const apply = async (html: string) => {
    const field = dialog.getByRole('textbox', { name: 'HTML' });
    await view.user.clear(field);
    await view.user.click(field);
    await view.user.paste(html);
    await view.user.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  return { ...view, apply };
};

describe('a raw block that is edited as html', () => {
  it('changes alone [FID-01, FID-02]', async () => {
    const { apply, raw } = await openDialog();
    await apply(RAW.replace('ก', 'ข'));
    // The editor gives its text out in a transition, which may render after the dialog has closed.
    await waitFor(() => expect(raw()).toBe(`<p>x</p>${RAW.replace('ก', 'ข')}<p>y</p>`));
  });

  it('keeps what was typed when Escape closes its dialog', async () => {
    const { text, user } = await openDialog();
    const field = () => within(screen.getByRole('dialog')).getByRole('textbox', { name: 'HTML' });
    await user.clear(field());
    await user.type(field(), 'ยังไม่เสร็จ');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    act(() => text.querySelector<HTMLElement>('.ql-raw')?.focus());
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog');
    expect(field()).toHaveValue('ยังไม่เสร็จ');
  });

  it('loses what its source hides, which is named and can be put in below [PST-01]', async () => {
    const { apply, raw, user } = await openDialog();
    const note = '<a href="#n1" id="r1">1</a>';
    const hidden = '<span style="display:none">ลับ</span><del datetime="2026-11-28T10:00">เก่า</del>';
    await apply(RAW.replace('ก', `ก${note}${hidden}`));
    await waitFor(() => expect(raw()).toBe(`<p>x</p>${RAW.replace('ก', `ก${note}`)}<p>y</p>`));
    await user.click(await screen.findByText('ใส่ด้วย'));
    await waitFor(() =>
      expect(raw()).toBe(`<p>x</p>${RAW.replace('ก', `ก${note}`)}<p>เก่า</p><p>ลับ</p><p>y</p>`),
    );
  });

  it('loses active content, and the dialog says what was removed [FID-06]', async () => {
    const { apply, raw } = await openDialog();
    await apply(RAW.replace('ก', '<b onclick="alert(1)">ข</b><script>alert(1)</script>'));
    expect(await screen.findByText(/<script>, onclick|onclick, <script>/)).toBeVisible();
    await waitFor(() => expect(raw()).toBe(`<p>x</p>${RAW.replace('ก', '<b>ข</b>')}<p>y</p>`));
  });
});
