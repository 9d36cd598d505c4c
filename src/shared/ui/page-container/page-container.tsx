import { styled } from '@mui/material/styles';

import { CONTENT_MAX_WIDTH_PX } from '@/shared/contract/limits';

/** The content area of a page, at most 1200 px wide (KIT-16). */
export const PageContainer = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: CONTENT_MAX_WIDTH_PX,
  marginInline: 'auto',
  padding: theme.spacing(1, 2, 2),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(1.5, 3, 3) },
}));
