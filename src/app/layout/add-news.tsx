import AddIcon from '@mui/icons-material/Add';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { ownLevel, useListGroupsQuery } from '@/features/journalists';
import { paths } from '@/shared/config/paths';
import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';
import { Button } from '@/shared/ui/button/button';
import { ActionMenu } from '@/shared/ui/data-table/action-menu';

import { layoutMessages } from './messages';

// Outlined: the colour of the brand is for the main action of the page.
const Root = styled(Button)(({ theme }) => ({
  flex: 'none',
  gap: theme.spacing(0.5),
  paddingInline: theme.spacing(1.25),
  '& > svg': { fontSize: 20 },
  [theme.breakpoints.down('md')]: {
    width: 44,
    minHeight: 44,
    padding: 0,
    '&&': { border: 0 },
    '& > span': { position: 'absolute', width: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
}));

/** Opens the form of the person's group; of several groups, a menu asks for one. Others have no such button. */
export function AddNews() {
  const messages = useMessages(layoutMessages);
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data: groups = [] } = useListGroupsQuery({ search: '' });
  const own = groups.filter((group) => ownLevel(group) !== null);
  const [first] = own;
  if (!first) return null;
  const open = (groupId: typeof first.id) => void navigate(paths.newsCreate.href(groupId));
  const asks = own.length > 1;
  return (
    <div data-gives-way>
      <Root
        variant="outlined"
        size="sm"
        title={messages.addNews}
        aria-haspopup={asks ? 'menu' : undefined}
        aria-expanded={asks ? anchor !== null : undefined}
        onClick={({ currentTarget }) => (asks ? setAnchor(currentTarget) : open(first.id))}
      >
        <AddIcon />
        <span lang={textLanguage(messages.addNews)}>{messages.addNews}</span>
      </Root>
      <ActionMenu
        upward={false}
        anchor={anchor}
        items={own.map(({ id, name }) => ({ key: String(id), label: name, onSelect: () => open(id) }))}
        onClose={() => setAnchor(null)}
      />
    </div>
  );
}
