import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { onDemand } from '@/shared/ui/on-demand/on-demand';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';

import { viewMessages } from './messages';
import { useSavedViews } from './use-saved-views';
import type { ViewAction } from './views-list';

const list = onDemand(() => import('./views-list').then((module) => module.ViewsList));
const dialog = onDemand(() => import('./view-dialog').then((module) => module.ViewDialog));

const Name = styled('span')({
  maxWidth: 160,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Opens a saved view of the news of all groups; saves, renames and deletes one. */
export function ViewsMenu() {
  const messages = useMessages(viewMessages);
  const tell = useMutationFeedback();
  const { views, query, active, open, add, rename, remove } = useSavedViews();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<'save' | 'rename' | null>(null);
  const List = list.usePart(anchor !== null);
  const Dialog = dialog.usePart(asked !== null);

  const removeActive = (view: { name: string; query: string }) => {
    remove(view.name);
    void tell(Promise.resolve(), {
      success: messages.removed(view.name),
      undo: () => Promise.resolve(add(view)),
    });
  };
  const actions: ViewAction[] = active
    ? [
        { label: messages.rename, onSelect: () => setAsked('rename') },
        { label: messages.remove, onSelect: () => removeActive(active) },
      ]
    : [
        query === ''
          ? { label: messages.save, note: messages.nothing }
          : { label: messages.save, onSelect: () => setAsked('save') },
      ];
  const label = active ? `${messages.views}: ${active.name}` : messages.views;
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        endIcon={<ExpandMoreIcon />}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={() => void list.preload()}
        onFocus={() => void list.preload()}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Name>{active?.name ?? messages.views}</Name>
      </Button>
      {List && anchor && (
        <List
          label={messages.views}
          anchor={anchor}
          views={[{ name: messages.all, query: '' }, ...views]}
          query={query}
          actions={actions}
          onOpen={open}
          onClose={() => setAnchor(null)}
        />
      )}
      {Dialog && (
        <Dialog
          open={asked !== null}
          title={asked === 'rename' ? messages.rename : messages.save}
          name={asked === 'rename' && active ? active.name : ''}
          taken={views.filter((view) => view !== active).map(({ name }) => name)}
          onSave={(name) => (active ? rename(active.name, name) : add({ name, query }))}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
