import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { memo, useCallback, useMemo, useState } from 'react';

import type { NewsFormValues } from '@/features/news';
import type { NewsItem } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { onDemand } from '@/shared/ui/on-demand/on-demand';

import { previewMessages } from './messages';

const dialog = onDemand(() => import('./preview-dialog').then((module) => module.PreviewDialog));

// Formik notifies it of every keystroke in any field.
const Opener = memo(Button);

// A phone has room for the icon only.
const Word = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    position: 'absolute',
    width: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
}));
const ICON = <PreviewIcon />;
const looks = { '& .MuiButton-startIcon': { marginInline: { xs: '-4px', sm: '-4px 8px' } } };

const preload = () => void dialog.preload();

/** Shows what is in the form as readers will see it. */
export function PreviewButton({ news }: { news: NewsItem | undefined }) {
  const messages = useMessages(previewMessages);
  const { values } = useFormikContext<NewsFormValues>();
  const [isOpen, setOpen] = useState(false);
  const Dialog = dialog.usePart(isOpen);
  const open = useCallback(() => setOpen(true), []);
  const word = useMemo(() => <Word>{messages.preview}</Word>, [messages]);
  return (
    <>
      <Opener
        variant="outlined"
        color="secondary"
        title={messages.preview}
        startIcon={ICON}
        sx={looks}
        onPointerEnter={preload}
        onClick={open}
      >
        {word}
      </Opener>
      {isOpen && Dialog && <Dialog values={values} news={news} onClose={() => setOpen(false)} />}
    </>
  );
}
