import { useEffect, useState } from 'react';

/** An object URL for a file that is not uploaded yet. It is revoked when it is no longer shown. */
export const useObjectUrl = (file: File | null): string | null => {
  const [shown, setShown] = useState<{ file: File; url: string } | null>(null);
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setShown({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return shown && shown.file === file ? shown.url : null;
};
