import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';

import { editorLabels } from '../editor-labels';
import { editorMessages } from '../editor-messages';
import { targetOf } from '../links';
import { unwrapRedirect } from '../paste/redirectors';
import { currentRange, linkAt, removeLink, setLink } from '../quill/commands';

import { LinePanel } from './line-panel';
import type { PanelProps } from './panels';

const withProtocol = (typed: string): string | null => {
  if (/^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(typed) || /^[/#?][^\s/]\S*$/.test(typed)) return typed;
  if (/^[^\s/:@]+@[^\s/:@]+\.[^\s/:@]+$/.test(typed)) return `mailto:${typed}`;
  return /^[^\s/:@]+\.[^\s/:@]{2,}(?:[/:?#]\S*)?$/.test(typed) ? `https://${typed}` : null;
};

/**
 * Converts typed text to a link address: adds the protocol to a bare host, takes the target of a link through a site that
 * counts clicks, and returns null for anything else.
 */
export const toLinkAddress = (typed: string): string | null => {
  const address = withProtocol(typed);
  return address && unwrapRedirect(address);
};

export function LinkPanel({ quill, links, close }: PanelProps) {
  const messages = useMessages(editorMessages);
  const labels = useMessages(editorLabels);
  const link = linkAt(quill, currentRange(quill).index);
  const apply = (typed: string) => {
    const address = toLinkAddress(typed);
    if (address === null) return messages.badLink;
    close();
    setLink(quill, address);
    return undefined;
  };
  const remove = () => {
    close();
    removeLink(quill);
  };
  return (
    <LinePanel
      label={labels.address}
      action={labels.apply}
      initial={link ? targetOf(link.href, links) : ''}
      placeholder="https://"
      onApply={apply}
    >
      {link && (
        <Button size="sm" variant="flat" color="danger" onClick={remove}>
          {labels.removeLink}
        </Button>
      )}
    </LinePanel>
  );
}
