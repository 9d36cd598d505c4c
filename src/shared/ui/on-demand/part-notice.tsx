import { styled } from '@mui/material/styles';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { watchVersion } from '@/shared/config/newer-version';
import { reloadPage } from '@/shared/draft/kept-text';
import { useMessages } from '@/shared/i18n/messages';

import { Button } from '../button/button';
import { kitMessages } from '../messages';
import { noticePlace, onNoticePlace } from '../modal/notice-place';

import { isPartMissing, loadMissing, onMissingParts } from './missing-parts';
import { useNewerVersion, useRemedy } from './use-remedy';

const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInline: 8,
  // Above the save bar of a form and the note of a demonstration.
  bottom: 'calc(var(--action-bar-height, 0px) + 56px)',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  boxSizing: 'border-box',
  width: 'fit-content',
  maxWidth: 640,
  margin: 'auto',
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[6],
  '& > p': { minWidth: 0, margin: 0 },
  '& > button': { flex: 'none' },
}));

function MissingNotice() {
  const { text, label, act } = useRemedy();
  // Also what a task awaits, which has no place on the page.
  useEffect(() => {
    window.addEventListener('online', loadMissing);
    return () => window.removeEventListener('online', loadMissing);
  }, []);
  return (
    <Bar role="alert">
      <p>{text}</p>
      <Button size="sm" onClick={act}>
        {label}
      </Button>
    </Bar>
  );
}

function VersionNotice({ onPutOff }: { onPutOff: () => void }) {
  const messages = useMessages(kitMessages);
  return (
    <Bar role="status">
      <p>{messages.newerVersion}</p>
      <Button size="sm" variant="flat" color="secondary" onClick={onPutOff}>
        {messages.later}
      </Button>
      <Button size="sm" onClick={() => void reloadPage()}>
        {messages.reload}
      </Button>
    </Bar>
  );
}

/**
 * Reports over the page, on every page, that a part could not be loaded, or that there is a new version of the
 * console, which opens only when the person reloads it (SAF-12).
 */
export function PartNotice() {
  const isMissing = useSyncExternalStore(onMissingParts, isPartMissing);
  const isNewer = useNewerVersion();
  const place = useSyncExternalStore(onNoticePlace, noticePlace);
  const [isPutOff, setPutOff] = useState(false);
  useEffect(watchVersion, []);
  if (isMissing) return createPortal(<MissingNotice />, place);
  if (!isNewer || isPutOff) return null;
  return createPortal(<VersionNotice onPutOff={() => setPutOff(true)} />, place);
}
