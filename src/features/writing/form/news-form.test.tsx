import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import type { NewsFormValues } from '@/features/news';
import { answer, ok, page } from '@/shared/testing/api-server';
import { createCategory, createCountry, createNews } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';

import { NewsForm } from './news-form';

jest.mock('@/shared/editor/body-field', () => jest.requireActual('@/features/news/testing/plain-editor'));
// Mocked for speed: the calendar renders a hundred elements, and no test here uses it.
jest.mock('@/shared/ui/date-time-picker/date-time-fields', () => ({ DateTimeFields: () => null }));

/** Renders a form for an item with an upload that the test controls. */
const setup = async () => {
  const sent: NewsFormValues[] = [];
  let report: (progress: number) => void = () => {};
  let finish: () => void = () => {};
  const onSaved = jest.fn();
  // The checks search the group for the same title.
  answer('get', '/api/news/journalist/7/news', () => ok(page([])));
  const view = renderWithProviders(
    <NewsForm
      groupId={7}
      news={createNews()}
      choices={{ categories: [createCategory()], countries: [createCountry()] }}
      onSaved={onSaved}
      send={(values, { onProgress, signal }) => {
        sent.push(values);
        report = onProgress;
        return new Promise((resolve, reject) => {
          finish = () => resolve({ news: null });
          signal.addEventListener('abort', () => reject(new Error('Aborted')));
        });
      }}
    />,
  );
  await screen.findByLabelText('Content');
  await screen.findByLabelText('Video URL');
  fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: 'หัวข้อใหม่' } });
  const save = async () => {
    await view.user.dblClick(screen.getByText('Save'));
    await screen.findByLabelText('กำลังอัปโหลด');
  };
  return {
    ...view,
    save,
    sent,
    onSaved,
    report: (progress: number) => report(progress),
    finish: () => finish(),
  };
};

describe('sending the news form', () => {
  it('sends once, shows the upload progress, and saves', async () => {
    const { save, sent, report, finish, onSaved } = await setup();
    await save();
    act(() => report(0.42));
    expect(screen.getByLabelText('กำลังอัปโหลด')).toHaveValue(0.42);
    expect(screen.getByText('42%')).toBeInTheDocument();
    finish();
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(sent).toHaveLength(1);
    expect(screen.queryByLabelText('กำลังอัปโหลด')).not.toBeInTheDocument();
  });

  it('sends by Ctrl+S what is typed as a tag, as by a click on Save', async () => {
    const { user, sent } = await setup();
    const box = screen.getByRole('textbox', { name: 'Tags' });
    await user.type(box, 'ฝนตกหนัก');
    fireEvent.keyDown(box, { key: 's', code: 'KeyS', ctrlKey: true });
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.tags).toContain('ฝนตกหนัก');
    expect(box).toHaveFocus();
  });

  it('can be cancelled and leaves the form as it was', async () => {
    const { user, save, onSaved } = await setup();
    await save();
    await user.click(screen.getByText('Cancel'));
    expect(await screen.findByText(/ยกเลิกการส่งแล้ว/)).toBeInTheDocument();
    expect(screen.queryByLabelText('กำลังอัปโหลด')).not.toBeInTheDocument();
    expect(screen.getByText('Save')).toBeEnabled();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('หัวข้อใหม่');
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('hides Cancel when the upload is complete and the server is saving', async () => {
    const { save, report, finish, onSaved } = await setup();
    await save();
    act(() => report(1));
    expect(screen.getByText(/กำลังรอเซิร์ฟเวอร์/)).toBeInTheDocument();
    expect(screen.queryByText('Cancel')).not.toBeInTheDocument();
    finish();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
  });

  it('uploads a picture of the content to the group; Save waits for it [EDT-02]', async () => {
    const { user, save, sent } = await setup();
    let reply: () => void = () => {};
    const calls = answer('post', '/api/news/journalist/7/upload', async () => {
      await new Promise<void>((resolve) => (reply = resolve));
      return ok({ url: '/files/inline.webp' });
    });
    await user.click(screen.getByText('Add picture'));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toEqual({ image: expect.objectContaining({ name: 'inline.png' }) });
    expect(screen.getByText('Save')).toBeDisabled();
    expect(screen.getByText(/รอรูปในเนื้อหา/)).toBeInTheDocument();
    reply();
    await waitFor(() => expect(screen.getByText('Save')).toBeEnabled());
    await save();
    expect(sent[0]?.html).toContain('<img src="/files/inline.webp">');
  });
});
