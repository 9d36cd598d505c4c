import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';

import { renderWithProviders } from '@/shared/testing/render';

import { acceptedNames, checkImage, fileSize } from './check-image';
import { ImageUploader, type ImageUploaderProps } from './image-uploader';

const picture = (name: string, bytes = 10, type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type });

const setup = (props: Partial<ImageUploaderProps> = {}) => {
  URL.createObjectURL = (file) => `blob:${file instanceof File ? file.name : ''}`;
  URL.revokeObjectURL = jest.fn();
  const onChange = jest.fn();
  function Cover() {
    const [file, setFile] = useState<File | null>(null);
    const change = (chosen: File | null) => {
      setFile(chosen);
      onChange(chosen);
    };
    return <ImageUploader label="Cover image" value={file} onChange={change} {...props} />;
  }
  const view = renderWithProviders(<Cover />);
  const input = screen.getByLabelText<HTMLInputElement>(/Cover image/);
  const zone = screen.getByText('click for upload image');
  return {
    ...view,
    onChange,
    input,
    zone,
    shown: () => screen.getByRole('presentation').getAttribute('src'),
  };
};

describe('the cover-image uploader', () => {
  it('shows "click for upload image" and accepts one file [KIT-07]', async () => {
    const { user, input, onChange, shown } = setup();
    expect(input).not.toHaveAttribute('multiple');
    await user.upload(input, picture('a.png'));
    expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ name: 'a.png' }));
    expect(shown()).toBe('blob:a.png');
  });

  it('uses the last chosen file [KIT-07]', async () => {
    const { user, input, onChange, shown } = setup();
    await user.upload(input, picture('a.png'));
    await user.upload(input, picture('b.png'));
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'b.png' }));
    expect(shown()).toBe('blob:b.png');
  });

  it('uses the last of several dropped files [KIT-07]', () => {
    const { zone, onChange } = setup();
    const files = [picture('a.png'), picture('b.png')];
    const list = { length: files.length, item: (index: number) => files[index] ?? null };
    fireEvent.drop(zone, { dataTransfer: { files: list } });
    expect(onChange.mock.calls).toEqual([[expect.objectContaining({ name: 'b.png' })]]);
  });

  it('has the ratio 16:9 by default, or 1:1 [KIT-07]', () => {
    // The frame has the ratio, but no accessible name.
    /* eslint-disable testing-library/no-node-access */
    const { zone, unmount } = setup();
    expect(zone.parentElement).toHaveStyle({ aspectRatio: '16 / 9' });
    unmount();
    expect(setup({ ratio: { width: 1, height: 1 } }).zone.parentElement).toHaveStyle({
      aspectRatio: '1 / 1',
    });
    /* eslint-enable testing-library/no-node-access */
  });

  it('shows the saved image until a new one is chosen, and again once that is removed', async () => {
    const { user, input, shown, onChange } = setup({ currentUrl: '/files/cover.webp' });
    expect(shown()).toBe('/files/cover.webp');
    expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
    await user.upload(input, picture('a.png'));
    expect(shown()).toBe('blob:a.png');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(shown()).toBe('/files/cover.webp');
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:a.png');
  });

  it('refuses a file that is too large and names its size and the limit', async () => {
    const { user, input, onChange } = setup({ maxBytes: 1_500 });
    await user.upload(input, picture('a.png', 2_345));
    expect(onChange).not.toHaveBeenCalled();
    expect(input).toHaveAccessibleDescription('ไฟล์มีขนาด 2.3 kB เกินขนาดสูงสุด 1.5 kB');
    await user.upload(input, picture('b.png', 1_500));
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(input).toBeValid();
  });

  it('refuses a dropped file of another type and names the accepted types', () => {
    const { zone, input, onChange } = setup({ accept: 'image/jpeg,image/png' });
    const file = picture('page.pdf', 10, 'application/pdf');
    fireEvent.drop(zone, { dataTransfer: { files: { length: 1, item: () => file } } });
    expect(onChange).not.toHaveBeenCalled();
    expect(input).toHaveAccessibleDescription('ใช้ไฟล์ page.pdf ไม่ได้ รองรับเฉพาะไฟล์ JPEG, PNG');
  });

  it('shows the upload progress and a button to cancel', async () => {
    const onCancel = jest.fn();
    const { user, input } = setup({ progress: 0.4, onCancel });
    // eslint-disable-next-line jest-dom/prefer-to-have-value -- it does not support progress bars
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    expect(input).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('highlights when a file is dragged over it, unless it is busy or disabled', () => {
    // The highlighted frame has no accessible name.
    /* eslint-disable testing-library/no-node-access */
    const isInviting = (zone: HTMLElement) => {
      fireEvent.dragOver(zone);
      return zone.parentElement?.dataset['dragging'];
    };
    const { zone, unmount } = setup();
    expect(isInviting(zone)).toBe('true');
    fireEvent.dragLeave(zone);
    expect(zone.parentElement).toHaveAttribute('data-dragging', 'false');
    unmount();
    const busy = setup({ progress: 0.4 });
    expect(isInviting(busy.zone)).toBe('false');
    busy.unmount();
    expect(isInviting(setup({ disabled: true }).zone)).toBe('false');
    /* eslint-enable testing-library/no-node-access */
  });

  it.each([{ disabled: true }, { progress: 0.4 }])('ignores a drop while it is %j', (props) => {
    const { zone, onChange } = setup(props);
    const file = picture('a.png');
    fireEvent.drop(zone, { dataTransfer: { files: { length: 1, item: () => file } } });
    expect(onChange).not.toHaveBeenCalled();
  });

  it('ignores a drop without a file', () => {
    const { zone, onChange, input } = setup();
    fireEvent.drop(zone, { dataTransfer: { files: { length: 0, item: () => null } } });
    expect(onChange).not.toHaveBeenCalled();
    expect(input).toBeValid();
  });

  it('is required only without a picture', () => {
    const { input, unmount } = setup({ required: true });
    expect(input).toBeRequired();
    unmount();
    expect(setup({ required: true, currentUrl: '/files/cover.webp' }).input).not.toBeRequired();
  });

  it('can be used with the keyboard', async () => {
    const { user, input } = setup();
    await user.tab();
    expect(input).toHaveFocus();
  });
});

describe('the check of a file', () => {
  it.each([
    ['image/*', null],
    ['image/png, image/webp', null],
    ['.png', null],
    ['image/jpeg', 'type'],
  ])('of a PNG against "%s" gives %s', (accept, fault) => {
    expect(checkImage(picture('A.PNG'), accept, 100)).toBe(fault);
  });

  it('formats sizes and types for people', () => {
    expect([999, 1_000, 5_340_000, 2e9].map(fileSize)).toEqual(['999 B', '1 kB', '5.3 MB', '2 GB']);
    expect(acceptedNames('image/jpeg, .webp')).toBe('JPEG, WEBP');
  });
});
