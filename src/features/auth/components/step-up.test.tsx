import { startAuthentication } from '@simplewebauthn/browser';
import { screen, waitFor, within } from '@testing-library/react';

import { baseApi } from '@/shared/api/base-api';
import { ErrorCode } from '@/shared/contract';
import { announceExtensions, answer, ok, type ApiCall } from '@/shared/testing/api-server';
import { createUser } from '@/shared/testing/factories';
import { offerPasskeys } from '@/shared/testing/passkeys';
import { renderRoutes } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { AuthGuard } from './auth-guard';
import { StepUp } from './step-up';

jest.mock('@simplewebauthn/browser', () => ({
  startRegistration: jest.fn(),
  startAuthentication: jest.fn(),
}));

const linksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    makeLink: build.mutation<null, void>({ query: () => ({ url: '/api/link', method: 'POST' }) }),
  }),
});

function MakeLink() {
  const [make, { isSuccess, error }] = linksApi.useMakeLinkMutation();
  return (
    <>
      <button onClick={() => void make()}>Make</button>
      {isSuccess && <p>made</p>}
      {error && <p>refused</p>}
    </>
  );
}

const NEEDED = {
  status: 403,
  body: {
    success: false,
    data: null,
    message: 'again',
    code: ErrorCode.Alert,
    errors: null,
    needsProof: true,
  },
};

const setup = async ({ wantsCode = false } = {}) => {
  signInAs(createUser({ displayName: 'มาลี' }));
  let isProven = false;
  const links = answer('post', '/api/link', () => (isProven ? ok(null) : NEEDED));
  const proofs = answer('post', '/api/auth/step-up', ({ body }: ApiCall) => {
    const { password, code } = body as { password: string; code?: string }; // sent by the dialog
    const errors =
      password !== 'right'
        ? { password: 'wrong password' }
        : wantsCode && !code
          ? { code: 'code please' }
          : null;
    if (errors)
      return { status: 400, body: { success: false, data: null, code: ErrorCode.InvalidInput, errors } };
    isProven = true;
    return ok(null);
  });
  const page = (
    <AuthGuard>
      <MakeLink />
      <StepUp />
    </AuthGuard>
  );
  const { user } = renderRoutes([{ path: '/', element: page }], { at: '/' });
  await user.click(await screen.findByText('Make'));
  const prove = () => {
    isProven = true;
  };
  return { user, links, proofs, prove };
};

const opened = () => screen.findByRole('dialog', { name: 'ยืนยันว่าเป็นคุณ' });

describe('a call that needs a proof', () => {
  it('asks over the page and is sent again once the password is right [SAF-08]', async () => {
    announceExtensions('step-up');
    const { user, links, proofs } = await setup();
    expect(within(await opened()).getByText(/มาลี/)).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveFocus();
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect(await screen.findByText('wrong password')).toBeVisible();
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), 'right{Enter}');
    expect(await screen.findByText('made')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(links).toHaveLength(2);
    expect(proofs.map(({ body }) => body)).toEqual([{ password: 'wrong' }, { password: 'right' }]);
  });

  it('asks for a code once the backend wants one, and keeps the password [SAF-08]', async () => {
    announceExtensions('step-up');
    const { user, proofs } = await setup({ wantsCode: true });
    await opened();
    await user.type(screen.getByLabelText('Password'), 'right{Enter}');
    await user.type(await screen.findByLabelText('รหัสยืนยัน'), '123456{Enter}');
    expect(await screen.findByText('made')).toBeInTheDocument();
    expect(proofs.at(-1)?.body).toEqual({ password: 'right', code: '123456' });
  });

  it('takes a passkey instead, of somebody who has one [CON-06, SAF-08]', async () => {
    offerPasskeys();
    announceExtensions('step-up', 'passkeys');
    answer('get', '/api/account/passkeys', () => ok([{ id: '7', name: 'คีย์' }]));
    answer('post', '/api/auth/step-up/passkey/start', () => ok({ options: {} }));
    const { user, proofs, prove } = await setup();
    const response = { clientDataJSON: 'data', authenticatorData: 'auth', signature: 'sign' };
    const used = { id: 'abc', rawId: 'abc', type: 'public-key' as const, response };
    jest.mocked(startAuthentication).mockResolvedValue({ ...used, clientExtensionResults: {} });
    const sent = answer('post', '/api/auth/step-up/passkey', () => {
      prove();
      return ok(null);
    });
    await user.click(await screen.findByRole('button', { name: 'ใช้พาสคีย์แทน' }));
    expect(await screen.findByText('made')).toBeInTheDocument();
    expect([sent[0]?.body, proofs]).toEqual([{ passkey: used }, []]);
  });

  it('asks nobody for a passkey who has none [CON-06]', async () => {
    offerPasskeys();
    announceExtensions('step-up', 'passkeys');
    const lists = answer('get', '/api/account/passkeys', () => ok([]));
    await setup();
    await opened();
    await waitFor(() => expect(lists).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'ใช้พาสคีย์แทน' })).not.toBeInTheDocument();
  });

  it('stays refused if the person declines', async () => {
    announceExtensions('step-up');
    const { user, links } = await setup();
    await user.click(within(await opened()).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('refused')).toBeInTheDocument();
    expect(links).toHaveLength(1);
  });

  it('asks for nothing on a backend that does not announce it', async () => {
    await setup();
    expect(await screen.findByText('refused')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
