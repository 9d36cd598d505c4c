import { fireEvent, screen, waitFor } from '@testing-library/react';

import { renderInForm } from '../testing/render-in-form';

import { BothCovers } from './both-covers';

const cut = jest.fn<Promise<File>, [File, { x: number }, number]>();
jest.mock('@/shared/ui/crop-dialog/crop-image', () => ({
  cropImage: (...given: Parameters<typeof cut>) => cut(...given),
}));
// Draws with layout that jsdom does not have: it gives out the part that it begins with.
jest.mock('./cover-crop', () => jest.requireActual('../testing/plain-crop'));

const setup = async () => {
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
  cut.mockReset();
  const view = renderInForm(<BothCovers />);
  const picture = new File(['picture'], 'flood.png', { type: 'image/png' });
  await view.user.upload(screen.getByLabelText('One picture for both', { selector: 'input' }), picture);
  const point = await screen.findByRole('button', { name: /^Focal point/ });
  // eslint-disable-next-line testing-library/no-node-access -- the picture is decoration: its button is named
  const image = point.querySelector('img') as HTMLImageElement; // it is what the button shows
  Object.defineProperties(image, { naturalWidth: { value: 1600 }, naturalHeight: { value: 1600 } });
  return { ...view, picture, point, image };
};

describe('one picture for both covers', () => {
  it('is cut twice around the point that was moved to, and fills both fields [DSK-08]', async () => {
    const { user, point, image, picture, values } = await setup();
    fireEvent.load(image);
    point.focus();
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}');
    expect(point).toHaveAccessibleName('Focal point: 45% × 40%');
    cut.mockImplementation((_file, { x }) => Promise.resolve(new File([String(x)], 'part.webp')));
    await user.click(screen.getByRole('button', { name: 'Use both' }));
    await waitFor(() => expect(values().square).not.toBeNull());
    expect(cut.mock.calls.map(([file, area]) => [file, area])).toEqual([
      [picture, { x: 0, y: 11.875, width: 100, height: 56.25 }],
      [picture, { x: 0, y: 0, width: 100, height: 100 }],
    ]);
    expect(values().cover?.name).toBe('part.webp');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says so where the browser cannot open it, and changes nothing [DSK-08]', async () => {
    const { image, values } = await setup();
    fireEvent.error(image);
    expect(screen.getByRole('alert')).toHaveTextContent('เปิดไฟล์ไม่ได้');
    expect(screen.getByRole('button', { name: 'Use both' })).toBeDisabled();
    expect(values().cover).toBeNull();
  });
});
