import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/**
 * A schema contains its messages, so another language means another schema. This validates again to
 * translate the visible errors.
 */
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
