import AddIcon from '@mui/icons-material/Add';
import { styled } from '@mui/material/styles';

import { textLanguage } from '@/shared/i18n/text-language';
import { Button, type ButtonProps } from '@/shared/ui/button/button';

import { useAddNews } from './use-add-news';

const Root = styled(Button)(({ theme }) => ({
  gap: theme.spacing(0.5),
  paddingInline: theme.spacing(1.25),
  '& > svg': { fontSize: 20 },
}));

/** Opens the news form of the person's group; of several groups, a menu asks for one. Nothing for a person in no group. */
export function AddNewsButton(props: Omit<ButtonProps, 'children' | 'title' | 'onClick'>) {
  const { label, isInGroup, button, menu } = useAddNews();
  if (!isInGroup) return null;
  return (
    <>
      <Root {...props} {...button} title={label}>
        <AddIcon />
        <span lang={textLanguage(label)}>{label}</span>
      </Root>
      {menu}
    </>
  );
}
