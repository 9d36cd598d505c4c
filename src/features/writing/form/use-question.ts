import { useRef, useState } from 'react';

/** A confirmation inside an async function: `ask` resolves to the answer, `props` are for a ConfirmDialog. */
export const useQuestion = () => {
  const [open, setOpen] = useState(false);
  const settle = useRef<(answer: boolean) => void>(() => {});
  const answer = (yes: boolean) => {
    setOpen(false);
    settle.current(yes);
  };
  const ask = () =>
    new Promise<boolean>((resolve) => {
      settle.current = resolve;
      setOpen(true);
    });
  return { ask, props: { open, onConfirm: () => answer(true), onCancel: () => answer(false) } };
};
