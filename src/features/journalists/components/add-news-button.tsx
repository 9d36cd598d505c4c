import AddIcon from '@mui/icons-material/Add';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '@/shared/config/paths';
import type { Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';
import { Button, type ButtonProps } from '@/shared/ui/button/button';
import { ActionMenu } from '@/shared/ui/data-table/action-menu';

import { useOwnGroups } from '../api/use-own-groups';
import { journalistMessages } from '../messages';

const Root = styled(Button)(({ theme }) => ({
  gap: theme.spacing(0.5),
  paddingInline: theme.spacing(1.25),
  '& > svg': { fontSize: 20 },
}));

/** Opens the news form of the person's group; of several groups, a menu asks for one. Nothing for a person in no group. */
export function AddNewsButton(props: Omit<ButtonProps, 'children' | 'title' | 'onClick'>) {
  const { addNews } = useMessages(journalistMessages);
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { own = [] } = useOwnGroups();
  const [first] = own;
  if (!first) return null;
  const open = (groupId: Id) => void navigate(paths.newsCreate.href(groupId));
  const asks = own.length > 1;
  return (
    <>
      <Root
        {...props}
        title={addNews}
        aria-haspopup={asks ? 'menu' : undefined}
        aria-expanded={asks ? anchor !== null : undefined}
        onClick={({ currentTarget }) => (asks ? setAnchor(currentTarget) : open(first.id))}
      >
        <AddIcon />
        <span lang={textLanguage(addNews)}>{addNews}</span>
      </Root>
      <ActionMenu
        upward={false}
        anchor={anchor}
        items={own.map(({ id, name }) => ({ key: String(id), label: name, onSelect: () => open(id) }))}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}
