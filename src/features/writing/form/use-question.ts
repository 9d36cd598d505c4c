import { useState } from 'react';

/** A question inside an async function: `ask` resolves to the answer; `asked` is for the dialog, and null while nothing is asked. */
export const useQuestion = <Asked extends object, Answer>() => {
  const [asked, setAsked] = useState<(Asked & { decide: (answer: Answer) => void }) | null>(null);
  const ask = (question: Asked) =>
    new Promise<Answer>((resolve) => {
      const decide = (answer: Answer) => {
        setAsked(null);
        resolve(answer);
      };
      setAsked({ ...question, decide });
    });
  return { ask, asked };
};

/** A question for a yes or no; `props` are for a ConfirmDialog. */
export const useConfirmation = () => {
  const { ask, asked } = useQuestion<object, boolean>();
  return {
    ask: () => ask({}),
    props: {
      open: asked !== null,
      onConfirm: () => asked?.decide(true),
      onCancel: () => asked?.decide(false),
    },
  };
};
