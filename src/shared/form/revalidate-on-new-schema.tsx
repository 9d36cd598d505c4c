import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** A schema carries its messages: in another language it is another schema, and the errors on screen follow. */
export function RevalidateOnNewSchema({ schema }: { schema: unknown }) {
  const { validateForm } = useFormikContext();
  const seen = useRef(schema);
  useEffect(() => {
    if (seen.current === schema) return;
    seen.current = schema;
    void validateForm();
  }, [schema, validateForm]);
  return null;
}
