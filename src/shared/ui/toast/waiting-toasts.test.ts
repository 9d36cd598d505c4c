import { TOAST_LIMIT } from '@/shared/contract/limits';

import { attachToastHost, onToastWaiting, toast } from './toast';

const setup = () => {
  const [show, dismiss] = [jest.fn<void, [{ kind: string; content: unknown }]>(), jest.fn()];
  const detach = attachToastHost({ show, dismiss });
  const shown = () => show.mock.calls.map(([{ kind, content }]) => [kind, content]);
  return { shown, dismiss, detach };
};

afterEach(() => toast.dismiss());

describe('toasts before anything can show them', () => {
  it('wait in their order, and are shown once', () => {
    toast.error('a');
    toast.success('b');
    const first = setup();
    expect(first.shown()).toEqual([
      ['error', 'a'],
      ['success', 'b'],
    ]);
    first.detach();
    const next = setup();
    expect(next.shown()).toEqual([]);
    next.detach();
  });

  it('are the latest ones if there are many', () => {
    for (let count = 1; count <= TOAST_LIMIT + 2; count += 1) toast.blank(count);
    const { shown, detach } = setup();
    expect(shown()).toHaveLength(TOAST_LIMIT);
    expect(shown()[0]).toEqual(['blank', 3]);
    detach();
  });

  it('can be dismissed, one or all', () => {
    const one = toast.loading('a');
    const other = toast.reminder('b');
    expect(other).toBe(one + 1);
    toast.dismiss(one);
    const { shown, detach } = setup();
    expect(shown()).toEqual([['reminder', 'b']]);
    detach();
    toast.custom('c');
    toast.dismiss();
    const again = setup();
    expect(again.shown()).toEqual([]);
    again.detach();
  });

  it('call for what shows them, also if they were there before', () => {
    const call = jest.fn();
    const leave = onToastWaiting(call);
    expect(call).not.toHaveBeenCalled();
    toast.undoable('a');
    expect(call).toHaveBeenCalledTimes(1);
    const late = jest.fn();
    onToastWaiting(late)();
    expect(late).toHaveBeenCalledTimes(1);
    leave();
    toast.undoable('b');
    expect(call).toHaveBeenCalledTimes(1);
    expect(late).toHaveBeenCalledTimes(1);
  });
});

describe('toasts while something shows them', () => {
  it('are shown at once, without a call', () => {
    const call = jest.fn();
    const leave = onToastWaiting(call);
    const { shown, dismiss, detach } = setup();
    const id = toast.error('a');
    expect(shown()).toEqual([['error', 'a']]);
    toast.dismiss(id);
    expect(dismiss.mock.calls).toEqual([[id]]);
    expect(call).not.toHaveBeenCalled();
    leave();
    detach();
  });

  it('stay with the newer host when the older one leaves', () => {
    const [older, newer] = [setup(), setup()];
    older.detach();
    toast.blank('a');
    expect([older.shown(), newer.shown()]).toEqual([[], [['blank', 'a']]]);
    newer.detach();
    toast.blank('b');
    expect(newer.shown()).toHaveLength(1);
  });
});
