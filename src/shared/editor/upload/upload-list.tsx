import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';

import { editorLabels } from '../editor-labels';
import { editorMessages } from '../editor-messages';

import type { Upload } from './use-image-uploads';

type Props = {
  uploads: Upload[];
  onCancel: (id: string) => void;
  onRetry: (id: string, file: File) => void;
};

/** The running uploads with their progress, and the failed ones with Retry and Remove. */
export function UploadList({ uploads, onCancel, onRetry }: Props) {
  const messages = useMessages(editorMessages);
  const labels = useMessages(editorLabels);
  if (uploads.length === 0) return null;
  return (
    <ul className="editor-uploads" aria-label={labels.uploads}>
      {uploads.map(({ id, file, part, failed }) => (
        <li key={id}>
          <span>{failed ? messages.failed(file.name) : messages.uploading(file.name)}</span>
          {failed ? (
            <Button size="xs" variant="flat" onClick={() => onRetry(id, file)}>
              {labels.retry}
            </Button>
          ) : (
            <progress value={part} aria-label={file.name} />
          )}
          <Button size="xs" variant="flat" color="secondary" onClick={() => onCancel(id)}>
            {failed ? labels.remove : labels.cancel}
          </Button>
        </li>
      ))}
    </ul>
  );
}
