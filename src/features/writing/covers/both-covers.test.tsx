import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { originalOf } from '@/features/news';
import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { SQUARE_RATIO } from '@/shared/contract';
import { announceExtensions, answer, apiServer, ok, page } from '@/shared/testing/api-server';
import { createGroup, createMedia } from '@/shared/testing/factories';

import { CoverField } from '../form/cover-field';
import { renderInForm } from '../testing/render-in-form';

import { BothCovers } from './both-covers';

const cut = jest.fn<Promise<File>, [File, { x: number }, number]>();
jest.mock('@/shared/ui/crop-dialog/crop-image', () => ({
  cropImage: (...given: Parameters<typeof cut>) => cut(...given),
}));
// The real component depends on layout, which jsdom does not have. The mock returns the initial area.
jest.mock('./cover-crop', () => jest.requireActual('../testing/plain-crop'));

const watchUrls = () => {
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
  cut.mockReset();
  cut.mockImplementation((_file, { x }) => Promise.resolve(new File([String(x)], 'part.webp')));
};

const measured = async () => {
  const point = await screen.findByRole('button', { name: /^จุดสำคัญของภาพ/ });
  // eslint-disable-next-line testing-library/no-node-access -- the picture is decorative
  const image = point.querySelector('img') as HTMLImageElement; // the button contains it
  Object.defineProperties(image, { naturalWidth: { value: 1600 }, naturalHeight: { value: 1600 } });
  return { point, image };
};

const setup = async () => {
  watchUrls();
  const view = renderInForm(<BothCovers groupId={7} originalUrl={undefined} />);
  const picture = new File(['picture'], 'flood.png', { type: 'image/png' });
  await view.user.upload(screen.getByLabelText('ใช้ภาพเดียวทำปกทั้งสอง', { selector: 'input' }), picture);
  return { ...view, picture, ...(await measured()) };
};

describe('one picture for both covers', () => {
  it('is cropped twice around the chosen point and fills both fields [DSK-08]', async () => {
    const { user, point, image, picture, values } = await setup();
    fireEvent.load(image);
    point.focus();
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}');
    expect(point).toHaveAccessibleName('จุดสำคัญของภาพ: 45% × 40%');
    await user.click(screen.getByRole('button', { name: 'ใช้ทั้งสองภาพ' }));
    await waitFor(() => expect(values().square).not.toBeNull());
    expect(cut.mock.calls.map(([file, area]) => [file, area])).toEqual([
      [picture, { x: 0, y: 11.875, width: 100, height: 56.25 }],
      [picture, { x: 0, y: 0, width: 100, height: 100 }],
      // The original that a backend may keep: the whole picture.
      [picture, { x: 0, y: 0, width: 1600, height: 1600 }],
    ]);
    const original = originalOf(values());
    expect(original).toBeInstanceOf(File);
    expect(values().cover?.name).toBe('part.webp');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('reports that the browser cannot open it, and changes nothing [DSK-08]', async () => {
    const { image, values } = await setup();
    fireEvent.error(image);
    expect(screen.getByRole('alert')).toHaveTextContent('เปิดไฟล์ไม่ได้');
    expect(screen.getByRole('button', { name: 'ใช้ทั้งสองภาพ' })).toBeDisabled();
    expect(values().cover).toBeNull();
  });

  it('can be cancelled, which changes nothing', async () => {
    const { user, image, values } = await setup();
    expect(screen.getByRole('button', { name: 'ใช้ทั้งสองภาพ' })).toBeDisabled();
    fireEvent.load(image);
    expect(screen.getByRole('button', { name: 'ใช้ทั้งสองภาพ' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(cut).not.toHaveBeenCalled();
    expect(values()).toMatchObject({ cover: null, square: null });
  });

  it('is not sent larger than a backend needs it', async () => {
    const { user, image, values } = await setup();
    fireEvent.load(image);
    await user.click(screen.getByRole('button', { name: 'ใช้ทั้งสองภาพ' }));
    await waitFor(() => expect(values().square).not.toBeNull());
    expect(cut.mock.calls.map(([, , longestSide]) => longestSide)).toEqual([3_200, 3_200, 3_200]);
  });

  it('is cut before anything else can be done, and says if that fails', async () => {
    const { user, image, values } = await setup();
    let fail: (error: unknown) => void = () => undefined;
    cut.mockReturnValue(new Promise((_done, reject) => (fail = reject)));
    fireEvent.load(image);
    await user.click(screen.getByRole('button', { name: 'ใช้ทั้งสองภาพ' }));
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    fail(new Error('no memory'));
    expect(await screen.findByRole('alert')).toHaveTextContent('เปิดไฟล์ไม่ได้');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'ใช้ทั้งสองภาพ' })).toBeDisabled();
    expect(values()).toMatchObject({ cover: null, square: null });
  });

  it('can be chosen again after it was cancelled', async () => {
    const { user, picture } = await setup();
    const input = screen.getByLabelText<HTMLInputElement>('ใช้ภาพเดียวทำปกทั้งสอง', { selector: 'input' });
    expect(input).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.upload(input, picture);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('can be dropped beside the covers, but not by way of one of them', async () => {
    watchUrls();
    renderInForm(
      <BothCovers groupId={7} originalUrl={undefined}>
        <CoverField required={false} name="square" label="Square" ratio={SQUARE_RATIO} />
      </BothCovers>,
    );
    const picture = new File(['picture'], 'flood.png', { type: 'image/png' });
    const dataTransfer = { files: { length: 1, item: () => picture } };
    fireEvent.drop(screen.getByText('click for upload image'), { dataTransfer });
    expect(await screen.findByText('Remove')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    fireEvent.drop(screen.getByText(/^วางภาพเดียวที่นี่/), { dataTransfer });
    expect(await screen.findByRole('dialog', { name: 'ภาพปกทั้งสองจากภาพเดียว' })).toBeVisible();
  });

  it('is asked for by the button', async () => {
    const { user } = renderInForm(<BothCovers groupId={7} originalUrl={undefined} />);
    const asked = jest.spyOn(HTMLInputElement.prototype, 'click');
    await user.click(screen.getByRole('button', { name: 'ใช้ภาพเดียวทำปกทั้งสอง' }));
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });

  it('can be cropped again from the original while the form is open [DSK-08]', async () => {
    const { user, image, values } = await setup();
    expect(screen.queryByRole('button', { name: 'ตัดภาพใหม่' })).not.toBeInTheDocument();
    fireEvent.load(image);
    await user.click(screen.getByRole('button', { name: 'ใช้ทั้งสองภาพ' }));
    await waitFor(() => expect(values().square).not.toBeNull());
    const original = originalOf(values());
    cut.mockClear();
    await user.click(await screen.findByRole('button', { name: 'ตัดภาพใหม่' }));
    fireEvent.load((await measured()).image);
    await user.click(screen.getByRole('button', { name: 'ใช้ทั้งสองภาพ' }));
    await waitFor(() => expect(cut.mock.calls[0]?.[0]).toBe(original));
  });

  it('can be cropped again from the stored original, which is not sent again [DSK-08]', async () => {
    watchUrls();
    const stored = new HttpResponse('picture', { headers: { 'content-type': 'image/webp' } });
    apiServer.use(http.get('*/files/original.webp', () => stored.clone()));
    const { user, values } = renderInForm(<BothCovers groupId={7} originalUrl="/files/original.webp" />);
    await user.click(screen.getByRole('button', { name: 'ตัดภาพใหม่' }));
    fireEvent.load((await measured()).image);
    await user.click(screen.getByRole('button', { name: 'ใช้ทั้งสองภาพ' }));
    await waitFor(() => expect(values().square).not.toBeNull());
    expect(cut.mock.calls[0]?.[0].name).toBe('original.webp');
    expect(originalOf(values())).toBe('kept');
  });

  it('can be one of the library, which is sent as it is and so stored once [MED-02]', async () => {
    watchUrls();
    announceExtensions('media');
    await loadRuntimeConfig();
    answer('get', '/api/news/journalist/7/media', () => ok(page([createMedia()])));
    answer('get', '/api/news/journalist/7/media/tags', () => ok([]));
    answer('get', '/api/news/journalist/7', () => ok(createGroup()));
    const stored = new HttpResponse('picture', { headers: { 'content-type': 'image/webp' } });
    apiServer.use(http.get('*/files/a1.webp', () => stored.clone()));
    const { user, values } = renderInForm(<BothCovers groupId={7} originalUrl={undefined} />);
    await user.click(screen.getByRole('button', { name: 'จากคลังภาพ' }));
    await user.click(await screen.findByRole('button', { name: /^ตลาดน้ำ/ }));
    fireEvent.load((await measured()).image);
    await user.click(screen.getByRole('button', { name: 'ใช้ทั้งสองภาพ' }));
    await waitFor(() => expect(values().square).not.toBeNull());
    expect(originalOf(values())).toMatchObject({ name: 'a1.webp', type: 'image/webp', size: 7 });
    expect(cut.mock.calls[0]?.[0]).toBe(originalOf(values()));
  });

  it('is not asked for from a library where the backend has none', async () => {
    renderInForm(<BothCovers groupId={7} originalUrl={undefined} />);
    await loadRuntimeConfig();
    expect(screen.queryByRole('button', { name: 'จากคลังภาพ' })).not.toBeInTheDocument();
  });

  it('reports that the stored original cannot be loaded [DSK-08]', async () => {
    watchUrls();
    apiServer.use(http.get('*/files/original.webp', () => new HttpResponse(null, { status: 404 })));
    const { user } = renderInForm(<BothCovers groupId={7} originalUrl="/files/original.webp" />);
    await user.click(screen.getByRole('button', { name: 'ตัดภาพใหม่' }));
    expect(await screen.findByText(/^โหลดภาพต้นฉบับไม่ได้/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
