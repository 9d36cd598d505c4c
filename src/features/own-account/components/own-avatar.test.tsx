import { screen, waitFor } from '@testing-library/react';

import { AuthGuard } from '@/features/auth';
import { AVATAR_MAX_BYTES } from '@/shared/contract';
import { answer, ok } from '@/shared/testing/api-server';
import { createUser } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';
import { toast } from '@/shared/ui/toast/toast';

import { OwnAvatar } from './own-avatar';

type CropProps = { file: File | null; onCrop: (part: File) => void; onCancel: () => void };

// jsdom does not render pictures; e2e/account.spec.ts crops a real one.
jest.mock('@/shared/ui/crop-dialog/crop-dialog', () => ({
  CropDialog: ({ file, onCrop, onCancel }: CropProps) =>
    file && (
      <>
        <button
          type="button"
          onClick={() => onCrop(new File(['part'], 'picture.webp', { type: 'image/webp' }))}
        >
          Use this part
        </button>
        <button type="button" onClick={onCancel}>
          Leave it
        </button>
      </>
    ),
}));

const setup = (avatarUrl: string | null) =>
  renderWithProviders(<OwnAvatar user={{ ...createUser(), avatarUrl }} />);

describe("the user's own picture", () => {
  it('is cropped and saved immediately [ACC-03]', async () => {
    const saved = answer('put', '/api/account/avatar', () => ok(null));
    const { user } = setup(null);
    expect(screen.queryByRole('button', { name: 'นำรูปออก' })).not.toBeInTheDocument();
    await user.upload(
      screen.getByLabelText('รูปโปรไฟล์', { selector: 'input' }),
      new File(['x'], 'me.png', { type: 'image/png' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Use this part' }));
    expect(await screen.findByText('เปลี่ยนรูปแล้ว')).toBeVisible();
    expect(saved).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Use this part' })).not.toBeInTheDocument();
  });

  it('can be removed if there is one [ACC-03]', async () => {
    const removed = answer('delete', '/api/account/avatar', () => ok(null));
    const { user } = setup('/files/a.webp');
    await user.click(screen.getByRole('button', { name: 'นำรูปออก' }));
    expect(await screen.findByText('นำรูปออกแล้ว')).toBeVisible();
    expect(removed).toHaveLength(1);
  });

  it('is loaded anew for the header once it is removed [ACC-03]', async () => {
    const loads = signInAs({ id: 1, avatarUrl: '/files/a.webp' });
    answer('delete', '/api/account/avatar', () => ok(null));
    const { user } = renderWithProviders(
      <AuthGuard>
        <OwnAvatar user={{ ...createUser({ id: 1 }), avatarUrl: '/files/a.webp' }} />
      </AuthGuard>,
    );
    await user.click(await screen.findByRole('button', { name: 'นำรูปออก' }));
    await waitFor(() => expect(loads).toHaveLength(2));
  });

  it('must be an accepted file type; the message names the types', async () => {
    const { user } = setup(null);
    const input = screen.getByLabelText('รูปโปรไฟล์', { selector: 'input' });
    input.removeAttribute('accept');
    await user.upload(input, new File(['x'], 'me.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/me\.pdf/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use this part' })).not.toBeInTheDocument();
  });

  it('must not be larger than 10 MB', async () => {
    const { user } = setup(null);
    const large = new File([new Uint8Array(AVATAR_MAX_BYTES + 1)], 'me.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('รูปโปรไฟล์', { selector: 'input' }), large);
    expect(await screen.findByText(/ขนาดสูงสุด 10/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use this part' })).not.toBeInTheDocument();
  });

  it('takes the toast about a refused file away when another one is chosen', async () => {
    const raise = jest.spyOn(toast, 'error').mockReturnValue(7);
    const dismiss = jest.spyOn(toast, 'dismiss');
    const { user } = setup(null);
    const input = screen.getByLabelText('รูปโปรไฟล์', { selector: 'input' });
    await user.upload(
      input,
      new File([new Uint8Array(AVATAR_MAX_BYTES + 1)], 'me.png', { type: 'image/png' }),
    );
    expect(raise).toHaveBeenCalledTimes(1);
    expect(dismiss).not.toHaveBeenCalledWith(7);
    await user.upload(input, new File(['x'], 'me.png', { type: 'image/png' }));
    expect(dismiss).toHaveBeenCalledWith(7);
    jest.restoreAllMocks();
  });

  it('is chosen through a button', async () => {
    const { user } = setup(null);
    const click = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'เปลี่ยนรูป' }));
    expect(click.mock.contexts).toEqual([screen.getByLabelText('รูปโปรไฟล์', { selector: 'input' })]);
    click.mockRestore();
  });

  it('can be left as it is, and the same file be chosen again', async () => {
    const saved = answer('put', '/api/account/avatar', () => ok(null));
    const { user } = setup(null);
    const input = screen.getByLabelText<HTMLInputElement>('รูปโปรไฟล์', { selector: 'input' });
    const file = new File(['x'], 'me.png', { type: 'image/png' });
    await user.upload(input, file);
    await user.click(await screen.findByRole('button', { name: 'Leave it' }));
    expect(screen.queryByRole('button', { name: 'Use this part' })).not.toBeInTheDocument();
    expect(input.value).toBe('');
    await user.upload(input, file);
    expect(await screen.findByRole('button', { name: 'Use this part' })).toBeVisible();
    expect(saved).toHaveLength(0);
  });
});
