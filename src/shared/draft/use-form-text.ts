import { useContext, useEffect, useEffectEvent, useState } from 'react';

import { DraftOwner } from './draft-owner';
import { createFormText, type FormText, type FoundText } from './form-text';
import { useOpenDraft } from './use-open-draft';

/**
 * Keeps what is typed into a form until it is saved. What was typed into the same form before and not saved is passed
 * to `putBack` once, after the form has opened. A closed dialog is the form ''.
 */
export const useFormText = <T extends object>(
  form: string,
  values: T,
  putBack: (found: FoundText<T>) => void,
): FormText<T> => {
  const owner = useContext(DraftOwner);
  const create = () => createFormText<T>(owner, form, values);
  const [text, setText] = useState(create);
  if (text.form !== form) setText(create);
  const onFound = useEffectEvent(putBack);

  useOpenDraft(text.store);
  useEffect(() => text.change(values), [text, values]);
  useEffect(() => {
    let isOpen = true;
    void text.takeOver().then((found) => {
      if (found && isOpen) onFound(found);
    });
    return () => {
      isOpen = false;
    };
  }, [text]);

  return text;
};
