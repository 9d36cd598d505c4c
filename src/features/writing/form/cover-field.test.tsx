import { fireEvent, screen } from '@testing-library/react';

import { COVER_RATIO } from '@/shared/contract';

import { renderInForm } from '../testing/render-in-form';

import { CoverField } from './cover-field';

/** Chooses a picture of this size; jsdom does not decode pictures. */
const choose = async (width: number, height: number) => {
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
  const { user, container } = renderInForm(
    <CoverField required name="cover" label="Cover image 16:9" ratio={COVER_RATIO} />,
  );
  await user.upload(
    screen.getByLabelText(/^Cover image/),
    new File(['picture'], 'cover.png', { type: 'image/png' }),
  );
  /* eslint-disable testing-library/no-node-access, testing-library/no-container -- the pictures are decorative */
  const whole = container.querySelector('figure img') as HTMLImageElement; // present because a file was chosen
  Object.defineProperties(whole, { naturalWidth: { value: width }, naturalHeight: { value: height } });
  fireEvent.load(whole);
  return [...container.querySelectorAll<HTMLElement>('[data-cut]')];
  /* eslint-enable */
};

describe('a cover with another ratio', () => {
  it('is previewed with the cropped parts shaded, and the field announces the crop before saving', async () => {
    const [above, below] = await choose(1600, 1200);
    expect(screen.getByText(/13% ด้านบนและด้านล่าง/)).toBeVisible();
    expect(above).toHaveStyle({ top: '0', height: '12.5%' });
    expect(below).toHaveStyle({ bottom: '0', height: '12.5%' });
  });

  it('has no preview if it fits', async () => {
    expect(await choose(1600, 900)).toHaveLength(0);
    expect(screen.queryByText(/16:9 ส่วน/)).not.toBeInTheDocument();
  });
});
