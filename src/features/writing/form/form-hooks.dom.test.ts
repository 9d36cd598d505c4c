import { act, renderHook } from '@testing-library/react';

import { useFirstLoaded } from './use-first-loaded';
import { useConfirmation } from './use-question';
import { type Send, type Sent, useUpload } from './use-upload';

describe('a question inside a save', () => {
  it.each([
    ['confirmed', true],
    ['cancelled', false],
  ])('is open until it is %s', async (_what, answer) => {
    const { result } = renderHook(() => useConfirmation());
    expect(result.current.props.open).toBe(false);
    let asked: Promise<boolean> | undefined;
    act(() => {
      asked = result.current.ask();
    });
    expect(result.current.props.open).toBe(true);
    act(() => (answer ? result.current.props.onConfirm() : result.current.props.onCancel()));
    expect(result.current.props.open).toBe(false);
    expect(await asked).toBe(answer);
  });

  it('can be closed although nobody asked', () => {
    const { result } = renderHook(() => useConfirmation());
    act(() => result.current.props.onCancel());
    expect(result.current.props.open).toBe(false);
  });
});

describe('the first loaded value', () => {
  it('stays when it is reloaded or cleared', () => {
    const { result, rerender } = renderHook(({ value }: { value?: string }) => useFirstLoaded(value), {
      initialProps: {},
    });
    expect(result.current).toBeUndefined();
    rerender({ value: 'first' });
    expect(result.current).toBe('first');
    rerender({ value: 'second' });
    expect(result.current).toBe('first');
    rerender({});
    expect(result.current).toBe('first');
  });

  it('may be loaded from the beginning, and may be null', () => {
    const { result, rerender } = renderHook(({ value }) => useFirstLoaded(value), {
      initialProps: { value: null as string | null },
    });
    expect(result.current).toBeNull();
    rerender({ value: 'second' });
    expect(result.current).toBeNull();
  });
});

describe('an upload', () => {
  type Options = Parameters<Send<string>>[1];

  const setup = () => {
    const sent: { values: string; options: Options }[] = [];
    let settle: { done: (sent: Sent | null) => void; fail: (error: unknown) => void } | undefined;
    const { result, unmount } = renderHook(() =>
      useUpload<string>((values, options) => {
        sent.push({ values, options });
        return new Promise((done, fail) => {
          settle = { done, fail };
        });
      }),
    );
    const start = (): Promise<unknown> => {
      let outcome: Promise<unknown> = Promise.resolve();
      act(() => {
        outcome = result.current
          .upload('values', { key: 'a-key', origin: { reason: 'import' } })
          .catch((error: unknown) => ({ error }));
      });
      return outcome;
    };
    const end = (outcome: Promise<unknown>, how: (settled: NonNullable<typeof settle>) => void) =>
      act(async () => {
        if (settle) how(settle);
        await outcome;
      });
    return { result, unmount, sent, start, end };
  };

  it('reports its progress, and resolves to the saved item', async () => {
    const { result, sent, start, end } = setup();
    expect(result.current.progress).toBeNull();
    const outcome = start();
    expect(result.current.progress).toBe(0);
    expect(sent).toMatchObject([
      { values: 'values', options: { key: 'a-key', origin: { reason: 'import' } } },
    ]);
    act(() => sent[0]?.options.onProgress(0.5));
    expect(result.current.progress).toBe(0.5);
    await end(outcome, ({ done }) => done({ news: null }));
    expect(await outcome).toEqual({ news: null });
    expect(result.current.progress).toBeNull();
  });

  it('rejects if the server refuses', async () => {
    const { result, start, end } = setup();
    const outcome = start();
    await end(outcome, ({ fail }) => fail('refused'));
    expect(await outcome).toEqual({ error: 'refused' });
    expect(result.current.progress).toBeNull();
  });

  it('that is cancelled ends without an error', async () => {
    const { result, sent, start, end } = setup();
    const outcome = start();
    expect(sent[0]?.options.signal.aborted).toBe(false);
    act(() => result.current.cancel());
    expect(sent[0]?.options.signal.aborted).toBe(true);
    await end(outcome, ({ fail }) => fail(new DOMException('aborted', 'AbortError')));
    expect(await outcome).toBeNull();
  });

  it('is cancelled when the page is left', () => {
    const { sent, start, unmount } = setup();
    void start();
    unmount();
    expect(sent[0]?.options.signal.aborted).toBe(true);
  });

  it('can be cancelled while none is running', () => {
    const { result } = setup();
    expect(() => result.current.cancel()).not.toThrow();
  });
});
