import { type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '@/shared/config/paths';
import type { Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { ActionMenu } from '@/shared/ui/data-table/action-menu';

import { useOwnGroups } from '../api/use-own-groups';
import { journalistMessages } from '../messages';

/** A button that opens the news form of the person's group; of several groups, a menu asks for one. */
export const useAddNews = (upward = false) => {
  const { addNews } = useMessages(journalistMessages);
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { own } = useOwnGroups();
  const groups = own ?? [];
  const open = (groupId: Id) => void navigate(paths.newsCreate.href(groupId));
  const asks = groups.length > 1;
  return {
    label: addNews,
    /** Undefined until the groups are known. */
    isInGroup: own && own.length > 0,
    button: {
      'aria-haspopup': asks ? ('menu' as const) : undefined,
      'aria-expanded': asks ? anchor !== null : undefined,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
        if (asks) setAnchor(currentTarget);
        else if (groups[0]) open(groups[0].id);
      },
    },
    menu: (
      <ActionMenu
        upward={upward}
        anchor={anchor}
        items={groups.map(({ id, name }) => ({ key: String(id), label: name, onSelect: () => open(id) }))}
        onClose={() => setAnchor(null)}
      />
    ),
  };
};
