import { playerInCode, playerOf, whyNoPlayer } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';

import { editorLabels } from '../editor-labels';
import { playerMessages } from '../player-messages';
import { insertVideo } from '../quill/commands';

import { LinePanel } from './line-panel';
import type { PanelProps } from './panels';

export function MediaPanel({ quill, close }: PanelProps) {
  const messages = useMessages(playerMessages);
  const labels = useMessages(editorLabels);
  const apply = (typed: string) => {
    const player = playerInCode(typed) ?? playerOf(typed);
    if (player === null) return messages[whyNoPlayer(typed)];
    close();
    insertVideo(quill, player);
    return undefined;
  };
  return (
    <LinePanel
      label={labels.videoAddress}
      action={labels.insert}
      placeholder="https://www.youtube.com/watch?v="
      onApply={apply}
    />
  );
}
