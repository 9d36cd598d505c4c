import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useNavigation } from 'react-router-dom';

import { useMessages } from '@/shared/i18n/messages';
import { kitMessages } from '@/shared/ui/messages';

const Line = styled(LinearProgress)(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: theme.zIndex.tooltip,
  height: 2,
  '@keyframes appear': { from: { opacity: 0 } },
  animation: 'appear 100ms 150ms both',
}));

/**
 * A thin progress bar while the chunk of the next page loads. It does not appear for a page that is already
 * loaded.
 */
export function NavigationProgress() {
  const { loading } = useMessages(kitMessages);
  return useNavigation().state === 'idle' ? null : <Line aria-label={loading} />;
}
