import { playerOf, whyNoPlayer } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';

import { editorLabels } from '../editor-labels';
import { addressInCode } from '../player-code';
import { playerMessages } from '../player-messages';
import { insertVideo } from '../quill/commands';

import { LinePanel } from './line-panel';
import type { PanelProps } from './panels';

export function MediaPanel({ quill, close }: PanelProps) {
  const messages = useMessages(playerMessages);
  const labels = useMessages(editorLabels);
  const apply = (typed: string) => {
    const address = addressInCode(typed) ?? typed;
    const player = playerOf(address);
    if (player === null) return messages[whyNoPlayer(address)];
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
