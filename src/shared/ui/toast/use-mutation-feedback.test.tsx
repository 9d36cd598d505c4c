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

// A toast that found no host waits for the next one.
afterEach(() => toast.dismiss());

describe('what is told of a mutation', () => {
  it('is its success, and the data goes on [ERR-04]', async () => {
    const { send } = setup([() => Promise.resolve('11')], { success: (data) => `Saved ${String(data)}` });
    await send();
    expect(await screen.findByText('Saved 11')).toBeVisible();
    expect(screen.getByText('done: 11')).toBeVisible();
  });

  it("is the server's message where it refuses, until it is tried again [ERR-02]", async () => {
    const { send } = setup([() => Promise.reject(refused), () => new Promise(() => undefined)]);
    await send();
    expect(await screen.findByText('ยังมีข่าวอยู่')).toBeVisible();
    expect(screen.getByText('refused')).toBeVisible();
    await send();
    await waitFor(() => expect(screen.queryByText('ยังมีข่าวอยู่')).not.toBeInTheDocument());
  });

  it('is what the page says of the refusal, where the page knows better', async () => {
    const { send } = setup([() => Promise.reject(refused)], {
      refusal: ({ httpStatus }) => `${httpStatus}!`,
    });
    await send();
    expect(await screen.findByText('409!')).toBeVisible();
    expect(screen.queryByText('ยังมีข่าวอยู่')).not.toBeInTheDocument();
  });
});
