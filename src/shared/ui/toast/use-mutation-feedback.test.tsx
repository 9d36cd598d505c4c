import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

import { unknownError, type ApiError } from '@/shared/api/api-error';
import { renderWithProviders } from '@/shared/testing/render';

import { toast } from './toast';
import { useMutationFeedback } from './use-mutation-feedback';

const refused: ApiError = { ...unknownError(409), message: 'ยังมีข่าวอยู่' };

type Answer = () => Promise<string>;
const setup = (answers: Answer[], feedback: Parameters<ReturnType<typeof useMutationFeedback>>[1] = {}) => {
  const waiting = [...answers];
  function Asking() {
    const tell = useMutationFeedback();
    const [outcome, setOutcome] = useState('');
    const send = async () => {
      const answer = waiting.shift();
      if (!answer) return;
      const done = await tell<unknown>(answer(), feedback);
      setOutcome(done ? `done: ${String(done.data)}` : 'refused');
    };
    return (
      <>
        <button onClick={() => void send()}>Send</button>
        <output>{outcome}</output>
      </>
    );
  }
  const view = renderWithProviders(<Asking />);
  return { ...view, send: () => view.user.click(screen.getByRole('button', { name: 'Send' })) };
};

// Without a host, a toast waits and would appear in the next test.
afterEach(() => toast.dismiss());

describe('the feedback of a mutation', () => {
  it('shows its success and resolves to the data [ERR-04]', async () => {
    const { send } = setup([() => Promise.resolve('11')], { success: (data) => `Saved ${String(data)}` });
    await send();
    expect(await screen.findByText('Saved 11')).toBeVisible();
    expect(screen.getByText('done: 11')).toBeVisible();
  });

  it("shows the server's message for a refusal until the next attempt [ERR-02]", async () => {
    const { send } = setup([() => Promise.reject(refused), () => new Promise(() => undefined)]);
    await send();
    expect(await screen.findByText('ยังมีข่าวอยู่')).toBeVisible();
    expect(screen.getByText('refused')).toBeVisible();
    await send();
    await waitFor(() => expect(screen.queryByText('ยังมีข่าวอยู่')).not.toBeInTheDocument());
  });

  it("shows the page's own message for a refusal, if there is one", async () => {
    const { send } = setup([() => Promise.reject(refused)], {
      refusal: ({ httpStatus }) => `${httpStatus}!`,
    });
    await send();
    expect(await screen.findByText('409!')).toBeVisible();
    expect(screen.queryByText('ยังมีข่าวอยู่')).not.toBeInTheDocument();
  });

  describe('with an undo [HIS-04]', () => {
    const undo = jest.fn<Promise<unknown>, [string]>(() => Promise.resolve());
    const feedback = { success: 'ลบแล้ว', undo: (data: unknown) => undo(String(data)) };
    beforeEach(() => undo.mockClear());

    it('shows its success with Undo, which runs once and is reported', async () => {
      const { send, user } = setup([() => Promise.resolve('11')], feedback);
      await send();
      await user.dblClick(await screen.findByRole('button', { name: 'ย้อนกลับ' }));
      expect(await screen.findByText('ย้อนกลับแล้ว')).toBeVisible();
      expect(undo.mock.calls).toEqual([['11']]);
      await waitFor(() => expect(screen.queryByText('ลบแล้ว')).not.toBeInTheDocument());
    });

    it("shows the server's reason if it can no longer be undone", async () => {
      undo.mockReturnValueOnce(Promise.reject(refused));
      const { send, user } = setup([() => Promise.resolve('11')], feedback);
      await send();
      await user.click(await screen.findByRole('button', { name: 'ย้อนกลับ' }));
      expect(await screen.findByText('ยังมีข่าวอยู่')).toBeVisible();
    });

    it('offers Undo only for the last mutation', async () => {
      const { send } = setup([() => Promise.resolve('1'), () => Promise.resolve('2')], {
        ...feedback,
        success: (data) => `ลบ ${String(data)}`,
      });
      await send();
      await screen.findByText('ลบ 1');
      await send();
      await screen.findByText('ลบ 2');
      await waitFor(() => expect(screen.getAllByRole('button', { name: 'ย้อนกลับ' })).toHaveLength(1));
    });
  });
});
