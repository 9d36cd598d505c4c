import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import type { CropperProps } from 'react-easy-crop';

import { setLocale } from '@/shared/i18n/locale';
import { renderWithProviders } from '@/shared/testing/render';

import { AvatarCrop } from './avatar-crop';
import { CropDialog, type CropDialogProps } from './crop-dialog';

const cut = jest.fn<Promise<File>, [File, unknown, number]>();
jest.mock('./crop-image', () => ({ cropImage: (...given: Parameters<typeof cut>) => cut(...given) }));

// The real component measures the page, which jsdom cannot. This one hands out what it was given.
let stage: CropperProps;
jest.mock('react-easy-crop', () => ({
  __esModule: true,
  default: (props: CropperProps) => {
    stage = props;
    const media = props.mediaProps as ComponentProps<'img'>; // a picture, not a video
    return (
      <div {...props.cropperProps} data-zoom={props.zoom} data-place={JSON.stringify(props.crop)}>
        <img {...media} alt={media.alt} src={props.image} data-testid="picture" />
        <button
          type="button"
          onClick={() => props.onCropComplete?.({ x: 0, y: 0, width: 9, height: 9 }, AREA)}
        >
          Measure
        </button>
        <button type="button" onClick={() => props.onCropChange({ x: 3, y: 4 })}>
          Move
        </button>
      </div>
    );
  },
}));

const AREA = { x: 1, y: 2, width: 30, height: 40 };
const file = (name = 'a.png') => new File(['x'], name, { type: 'image/png' });

const setup = (given: Partial<CropDialogProps> = {}) => {
  setLocale('en');
  URL.createObjectURL = (blob) => `blob:${blob instanceof File ? blob.name : ''}`;
  URL.revokeObjectURL = () => undefined;
  cut.mockReset();
  const [onCrop, onCancel] = [jest.fn(), jest.fn()];
  const element = (more: Partial<CropDialogProps> = {}) => (
    <CropDialog
      file={file()}
      title="Crop the cover"
      ratio={{ width: 16, height: 9 }}
      longestSide={1200}
      onCrop={onCrop}
      onCancel={onCancel}
      {...given}
      {...more}
    />
  );
  return { ...renderWithProviders(element()), onCrop, onCancel };
};

const use = () => screen.getByRole('button', { name: 'Use this part' });

describe('the dialog that crops a picture', () => {
  it('shows the picture in the wanted ratio, and how to use it', () => {
    setup();
    expect(screen.getByRole('dialog', { name: 'Crop the cover' })).toBeVisible();
    expect(screen.getByText(/Drag the picture or use the arrow keys/)).toBeVisible();
    expect(screen.getByRole('group', { name: 'Part of the picture' })).toBeVisible();
    expect(screen.getByTestId('picture')).toHaveAttribute('src', 'blob:a.png');
    expect(screen.getByTestId('picture')).toHaveAttribute('alt', '');
    expect(stage).toMatchObject({
      aspect: 16 / 9,
      cropShape: 'rect',
      showGrid: true,
      maxZoom: 4,
      keyboardStep: 8,
      disableAutomaticStylesInjection: true,
    });
  });

  it('is closed without a picture', () => {
    setup({ file: null });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('can only be confirmed after the part is known, and gives that part out', async () => {
    const part = new File(['part'], 'picture.webp');
    const { user, onCrop, onCancel } = setup();
    cut.mockResolvedValue(part);
    expect(use()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Measure' }));
    expect(use()).toBeEnabled();
    await user.click(use());
    expect(cut.mock.calls).toEqual([[expect.objectContaining({ name: 'a.png' }), AREA, 1200]]);
    expect(onCrop.mock.calls).toEqual([[part]]);
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('is left with Cancel', async () => {
    const { user, onCrop, onCancel } = setup();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(onCrop).not.toHaveBeenCalled();
  });

  it('says that the browser cannot open the picture, and then crops nothing', async () => {
    const { user, onCrop } = setup();
    await user.click(screen.getByRole('button', { name: 'Measure' }));
    fireEvent.error(screen.getByTestId('picture'));
    expect(screen.getByRole('alert')).toHaveTextContent('This browser cannot open the file.');
    expect(screen.queryByTestId('picture')).not.toBeInTheDocument();
    expect(screen.queryByText(/Drag the picture/)).not.toBeInTheDocument();
    expect(use()).toBeDisabled();
    expect(onCrop).not.toHaveBeenCalled();
  });

  it('says the same if only the cropping fails', async () => {
    const { user, onCrop } = setup();
    cut.mockRejectedValue(new Error('no'));
    await user.click(screen.getByRole('button', { name: 'Measure' }));
    await user.click(use());
    expect(await screen.findByRole('alert')).toHaveTextContent('This browser cannot open the file.');
    expect(onCrop).not.toHaveBeenCalled();
  });

  it('moves and zooms the picture', async () => {
    const { user } = setup();
    const group = screen.getByRole('group', { name: 'Part of the picture' });
    expect(group).toHaveAttribute('data-place', '{"x":0,"y":0}');
    await user.click(screen.getByRole('button', { name: 'Move' }));
    expect(group).toHaveAttribute('data-place', '{"x":3,"y":4}');
    const slider = screen.getByRole('slider', { name: 'Zoom' });
    expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['1', '4']);
    expect(slider).toHaveValue('1');
    fireEvent.change(slider, { target: { value: 2.5 } });
    expect(group).toHaveAttribute('data-zoom', '2.5');
  });
});

describe('another picture in the same dialog', () => {
  const twice = () => {
    let choose: () => void = () => undefined;
    function Both() {
      const [chosen, setChosen] = useState(FIRST);
      choose = () => setChosen(SECOND);
      return (
        <CropDialog
          file={chosen}
          title="Crop"
          ratio={{ width: 1, height: 1 }}
          longestSide={1}
          onCrop={jest.fn()}
          onCancel={jest.fn()}
        />
      );
    }
    setup({ file: null });
    const { user } = renderWithProviders(<Both />);
    return { user, choose: () => act(() => choose()) };
  };
  const [FIRST, SECOND] = [file('first.png'), file('second.png')];

  it('has no part yet', async () => {
    const { user, choose } = twice();
    await user.click(screen.getByRole('button', { name: 'Measure' }));
    expect(use()).toBeEnabled();
    choose();
    expect(use()).toBeDisabled();
    expect(screen.getByTestId('picture')).toHaveAttribute('src', 'blob:second.png');
  });

  it('is shown, although the first could not be', () => {
    const { choose } = twice();
    fireEvent.error(screen.getByTestId('picture'));
    choose();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByTestId('picture')).toHaveAttribute('src', 'blob:second.png');
  });
});

describe('the dialog for a profile picture', () => {
  const avatar = (chosen: File | null) => {
    setup({ file: null });
    renderWithProviders(
      <AvatarCrop file={chosen} title="Your picture" onCrop={jest.fn()} onCancel={jest.fn()} />,
    );
  };

  it('crops a square, shown as a circle without lines', async () => {
    avatar(file());
    expect(await screen.findByRole('dialog', { name: 'Your picture' })).toBeVisible();
    expect(stage).toMatchObject({ aspect: 1, cropShape: 'round', showGrid: false });
  });

  it('is not there before a picture is chosen', () => {
    avatar(null);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
