import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import type { Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { sameId } from '@/shared/lib/same-id';
import { Button } from '@/shared/ui/button/button';
import { DeleteDialog } from '@/shared/ui/delete-dialog/delete-dialog';
import { onDemand } from '@/shared/ui/on-demand/on-demand';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';

import { viewMessages } from './messages';
import { useViews, type View } from './use-views';
import { optionsOf } from './view-options';
import type { ViewAction } from './views-list';

const list = onDemand(() => import('./views-list').then((module) => module.ViewsList));
const dialog = onDemand(() => import('./view-dialog').then((module) => module.ViewDialog));

const Name = styled('span')(({ theme }) => ({
  maxWidth: 160,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // The name comes after the page: a wider button would go to a line of its own, and move the list.
  [theme.breakpoints.down('sm')]: { maxWidth: 44 },
}));

/** Opens a saved view of the news of all groups; saves, edits, shares and deletes one. */
export function ViewsMenu() {
  const messages = useMessages(viewMessages);
  const tell = useMutationFeedback();
  const { views, query, active, led, isOnServer, mayChange, ...actionsOn } = useViews();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<'save' | 'edit' | null>(null);
  const [removed, setRemoved] = useState<View | null>(null);
  const [lastId, setLastId] = useState<Id | null>(null);
  const List = list.usePart(anchor !== null);
  const Dialog = dialog.usePart(asked !== null);

  // The view whose filters were changed since it was opened.
  const opened = active?.id ?? (query === '' ? null : lastId);
  if (opened !== lastId) setLastId(opened);
  const last = views.find((view) => view.id === lastId && mayChange(view));

  const removeView = (view: View) => {
    if (view.group) return setRemoved(view);
    void tell(actionsOn.remove(view), {
      success: messages.removed(view.name),
      undo: () => actionsOn.save({ name: view.name, query: view.query, groupId: null }),
    });
  };
  const replace = (view: View) =>
    void tell(actionsOn.change(view, { name: view.name, query, groupId: view.group?.id ?? null }), {
      success: messages.saved(view.name),
    });
  const ofView = (view: View): ViewAction[] =>
    mayChange(view)
      ? [
          { label: messages.edit, onSelect: () => setAsked('edit') },
          { label: messages.remove, onSelect: () => removeView(view) },
        ]
      : [];
  const ofFilters: ViewAction[] =
    query === ''
      ? [{ label: messages.save, note: messages.nothing }]
      : [
          ...(last ? [{ label: messages.replace(last.name), onSelect: () => replace(last) }] : []),
          { label: messages.save, onSelect: () => setAsked('save') },
        ];
  const actions: ViewAction[] = [
    ...(active ? ofView(active) : ofFilters),
    ...(actionsOn.isMissing
      ? [{ label: messages.retry, note: messages.notLoaded, onSelect: () => void actionsOn.retry() }]
      : []),
  ];

  const edited = asked === 'edit' ? active : undefined;
  const groupId = edited?.group?.id ?? null;
  // Whom a view is shared with is its owner's to say.
  const groups = !edited || (edited.isOwn && !edited.isOnDevice) ? led : [];
  // Who is no Head any more keeps what they shared.
  const isKept = edited?.isOwn && edited.group && !led.some(({ id }) => sameId(id, groupId));
  const taken = views.filter((view) => view.isOwn && view.id !== edited?.id && edited?.isOwn !== false);
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
          options={optionsOf(views, messages, isOnServer)}
          value={query === '' ? '' : String(active?.id ?? query)}
          actions={actions}
          onOpen={(id) => actionsOn.open(views.find((view) => String(view.id) === id))}
          onClose={() => setAnchor(null)}
        />
      )}
      {Dialog && (
        <Dialog
          open={asked !== null}
          title={asked === 'edit' ? messages.edit : messages.save}
          keptAs={edited ? String(edited.id) : ''}
          initial={{ name: edited?.name ?? '', groupId }}
          groups={isKept && edited.group ? [...groups, edited.group] : groups}
          taken={taken.map(({ name }) => name)}
          isOnDevice={edited ? edited.isOnDevice : !isOnServer}
          onSave={(values) =>
            edited
              ? actionsOn.change(edited, { query: edited.query, ...values })
              : actionsOn.save({ query, ...values })
          }
          onClose={() => setAsked(null)}
        />
      )}
      <DeleteDialog
        item={removed}
        title={messages.remove}
        question={({ name, group }) => messages.removeQuestion(name, group?.name ?? '')}
        confirmLabel={messages.remove}
        onDelete={actionsOn.remove}
        success={removed ? messages.removed(removed.name) : ''}
        onClose={() => setRemoved(null)}
      />
    </>
  );
}
