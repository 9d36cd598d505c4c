import { useMessages } from '@/shared/i18n/messages';

import { editorMessages, LABELS } from '../editor-messages';
import { describeImage, imageAt } from '../quill/commands';

import { LinePanel } from './line-panel';
import type { PanelProps } from './panels';

/** What the selected picture shows, in words, for those who cannot see it. */
export function DescriptionPanel({ quill, close }: PanelProps) {
  const messages = useMessages(editorMessages);
  const found = imageAt(quill);
  if (!found) return <p className="editor-panel-note">{messages.noImage}</p>;
  const apply = (typed: string) => {
    describeImage(quill, typed);
    close();
    quill.focus();
    return undefined;
  };
  return (
    <LinePanel
      label={LABELS.description}
      action={LABELS.apply}
      initial={found.image.alt ?? ''}
      onApply={apply}
    />
  );
}
