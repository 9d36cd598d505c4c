import { useMessages } from '@/shared/i18n/messages';

import { editorMessages, LABELS } from '../editor-messages';
import { toEmbedUrl } from '../embeds';
import { insertVideo } from '../quill/commands';

import { LinePanel } from './line-panel';
import type { PanelProps } from './panels';

export function MediaPanel({ quill, close }: PanelProps) {
  const messages = useMessages(editorMessages);
  const apply = (typed: string) => {
    const player = toEmbedUrl(typed);
    if (player === null) return messages.badMedia;
    close();
    insertVideo(quill, player);
    return undefined;
  };
  return (
    <LinePanel
      label={LABELS.videoAddress}
      action={LABELS.insert}
      placeholder="https://www.youtube.com/watch?v="
      onApply={apply}
    />
  );
}
