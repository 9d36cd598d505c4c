import { requestUntil } from './request-until';

const setup = () => {
  const controller = new AbortController();
  let settle: { resolve: (value: string) => void; reject: (error: unknown) => void };
  const answer = new Promise<string>((resolve, reject) => (settle = { resolve, reject }));
  const abort = jest.fn(() => settle.reject({ name: 'AbortError' }));
  const start = jest.fn(() => ({ unwrap: () => answer, abort }));
  const send = () => requestUntil(controller.signal, start);
  return { controller, start, abort, send, resolve: (value: string) => settle.resolve(value) };
};

describe('a request with a signal', () => {
  it('resolves to the response, and is not aborted afterwards', async () => {
    const { controller, send, resolve, abort } = setup();
    const sending = send();
    resolve('saved');
    await expect(sending).resolves.toBe('saved');
    controller.abort();
    expect(abort).not.toHaveBeenCalled();
  });

  it('is aborted by the signal while it is running', async () => {
    const { controller, send } = setup();
    const sending = send();
    controller.abort();
    await expect(sending).rejects.toEqual({ name: 'AbortError' });
  });

  it('is not sent if the signal was aborted before', async () => {
    const { controller, send, start } = setup();
    controller.abort();
    await expect(send()).rejects.toMatchObject({ name: 'AbortError' });
    expect(start).not.toHaveBeenCalled();
  });
});
