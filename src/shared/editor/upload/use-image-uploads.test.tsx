/* eslint-disable testing-library/no-node-access -- content of the text has no roles */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { renderEditor as setup } from '../testing/render-editor';

import type { UploadImage } from './use-image-uploads';

const picture = (name = 'a.png') => new File(['x'], name, { type: 'image/png' });
const fileInput = () => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  return input;
};

/** An upload that the test completes. */
const heldUpload = () => {
  const calls: {
    signal: AbortSignal;
    onProgress: (part: number) => void;
    end: (url: string) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const onUploadImage: UploadImage = (_file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      calls.push({ signal, onProgress, end: (url) => resolve({ url }), fail: reject });
    });
  return { calls, onUploadImage };
};

describe('uploading a picture', () => {
  it('from the button inserts the address that the server returns [EDT-02]', async () => {
    const { user, saved } = setup();
    await user.upload(fileInput(), picture());
    await waitFor(() => expect(saved()).toBe('<p><img src="/files/a.png" alt=""></p>'));
  });

  it('shows the picture once it has its height, unless the person is writing elsewhere', async () => {
    const { user, text, select } = setup({ stored: '<p>ก่อน</p><p>หลัง</p>' });
    const shown = jest.fn();
    Element.prototype.scrollIntoView = shown;
    const upload = async (at: number) => {
      select(at);
      const images = text.querySelectorAll('img').length;
      await user.upload(fileInput(), picture());
      await waitFor(() => expect(text.querySelectorAll('img')).toHaveLength(images + 1));
      return text.querySelectorAll('img');
    };
    const [first] = await upload(4);
    fireEvent.load(first ?? text);
    expect(shown).toHaveBeenCalledWith({ block: 'nearest' });
    shown.mockClear();
    const [, second] = await upload(5);
    select(0);
    fireEvent.load(second ?? text);
    expect(shown).not.toHaveBeenCalled();
  });

  it('from a paste inserts the picture, never text [EDT-02]', async () => {
    const { paste, saved, raw } = setup();
    paste({ files: [picture()] });
    await waitFor(() => expect(saved()).toContain('<img src="/files/a.png"'));
    expect(raw()).not.toContain('data:image');
  });

  it('from a drop inserts the picture [EDT-02]', async () => {
    const { text, saved } = setup();
    const range = document.createRange();
    range.selectNodeContents(text);
    document.caretRangeFromPoint = () => range;
    fireEvent.drop(text, { dataTransfer: { files: [picture()] } });
    await waitFor(() => expect(saved()).toContain('<img src="/files/a.png"'));
  });

  it('refuses a file that is not a picture, and sends nothing [EDT-02]', async () => {
    const onUploadImage = jest.fn();
    const { paste } = setup({ onUploadImage });
    paste({ files: [new File(['x'], 'a.txt', { type: 'text/plain' })] });
    expect(await screen.findByText('You could only upload images.')).toBeInTheDocument();
    expect(onUploadImage).not.toHaveBeenCalled();
  });

  it('shows the progress, and reports to the form until it is done', async () => {
    const { calls, onUploadImage } = heldUpload();
    const onUploadingChange = jest.fn();
    const { user, saved, text } = setup({ onUploadImage, onUploadingChange });
    await user.upload(fileInput(), picture());
    expect(text.querySelector('.image-upload')).toHaveAttribute('data-name', 'a.png');
    act(() => calls[0]?.onProgress(0.5));
    expect(screen.getByRole('progressbar', { name: 'a.png' })).toHaveValue(0.5);
    expect(onUploadingChange).toHaveBeenLastCalledWith(true);
    expect(saved()).not.toContain('image-upload');
    act(() => calls[0]?.end('/files/b.png'));
    await waitFor(() => expect(onUploadingChange).toHaveBeenLastCalledWith(false));
    expect(saved()).toContain('/files/b.png');
    expect(text.querySelector('.image-upload')).toBeNull();
  });

  it('shows why it failed, and can be retried [EDT-02]', async () => {
    const { calls, onUploadImage } = heldUpload();
    const { user, press, saved } = setup({ onUploadImage });
    await user.upload(fileInput(), picture());
    act(() => calls[0]?.fail(new Error('Too large')));
    expect(await screen.findByText('Upload image error. Too large')).toBeInTheDocument();
    await press('Retry');
    act(() => calls[1]?.end('/files/c.png'));
    await waitFor(() => expect(saved()).toContain('/files/c.png'));
  });

  it('can be cancelled, and leaves no placeholder', async () => {
    const { calls, onUploadImage } = heldUpload();
    const { user, press, saved, text } = setup({ onUploadImage, stored: '<p>ข่าว</p>' });
    await user.upload(fileInput(), picture());
    await press('Cancel');
    expect(calls[0]?.signal.aborted).toBe(true);
    await act(async () => calls[0]?.fail(new Error('aborted')));
    expect(screen.queryByText(/Upload image error/)).not.toBeInTheDocument();
    expect(text.querySelector('.image-upload')).toBeNull();
    expect(saved()).toBe('<p>ข่าว</p>');
  });

  it('inserts nothing if the placeholder was deleted meanwhile', async () => {
    const { calls, onUploadImage } = heldUpload();
    const onUploadingChange = jest.fn();
    const { user, saved, select, typeText } = setup({ onUploadImage, onUploadingChange });
    await user.upload(fileInput(), picture());
    select(0, 1);
    typeText('reset');
    await act(async () => calls[0]?.end('/files/late.png'));
    await waitFor(() => expect(onUploadingChange).toHaveBeenLastCalledWith(false));
    expect(saved()).toBe('<p>reset</p>');
  });

  it('inserts nothing if it was cancelled after the server had received it', async () => {
    const { calls, onUploadImage } = heldUpload();
    const { user, press, saved } = setup({ onUploadImage, stored: '<p>ข่าว</p>' });
    await user.upload(fileInput(), picture());
    await press('Cancel');
    await act(async () => calls[0]?.end('/files/late.png'));
    expect(saved()).toBe('<p>ข่าว</p>');
  });

  it('shows the progress of each of two pictures', async () => {
    const { calls, onUploadImage } = heldUpload();
    const { paste } = setup({ onUploadImage });
    paste({ files: [picture('a.png'), picture('b.png')] });
    await waitFor(() => expect(calls).toHaveLength(1));
    act(() => calls[0]?.onProgress(0.5));
    expect(screen.getByRole('progressbar', { name: 'a.png' })).toHaveValue(0.5);
    expect(screen.getByRole('progressbar', { name: 'b.png' })).toHaveValue(0);
  });

  it.each(['end', 'fail'] as const)('starts the next upload when the first one ends: %s', async (how) => {
    const { calls, onUploadImage } = heldUpload();
    const { paste } = setup({ onUploadImage });
    paste({ files: [picture('a.png'), picture('b.png')] });
    await waitFor(() => expect(calls).toHaveLength(1));
    act(() => calls[0]?.[how]('/files/a.png'));
    await waitFor(() => expect(calls).toHaveLength(2));
    act(() => calls[1]?.onProgress(0.5));
    expect(screen.getByRole('progressbar', { name: 'b.png' })).toHaveValue(0.5);
  });

  it('shows the message of the server, or that of its code', async () => {
    const { calls, onUploadImage } = heldUpload();
    const { user, press } = setup({ onUploadImage });
    const refusal = { code: 2, message: 'ภาพเสีย', fieldErrors: {}, httpStatus: 400 };
    await user.upload(fileInput(), picture());
    act(() => calls[0]?.fail(refusal));
    expect(await screen.findByText('Upload image error. ภาพเสีย')).toBeInTheDocument();
    await press('Retry');
    act(() => calls[1]?.fail(new Error('')));
    expect(await screen.findByText(/^Upload image error\. (?!ภาพเสีย).+/)).toBeInTheDocument();
  });
});
