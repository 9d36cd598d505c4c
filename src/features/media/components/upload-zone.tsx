import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';

const Zone = styled('div')(({ theme }) => ({
  borderRadius: theme.vars.shape.borderRadius,
  '&[data-dragging="true"]': {
    outline: `2px dashed ${theme.vars.palette.primary.main}`,
    outlineOffset: -6,
    backgroundColor: theme.vars.palette.primary.soft,
  },
}));

/** Takes pictures that are dropped on a list. */
export function UploadZone({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const [isDragging, setDragging] = useState(false);
  return (
    <Zone
      data-dragging={isDragging}
      onDragOver={(event) => {
        event.preventDefault();
        setDragging(event.dataTransfer.types.includes('Files'));
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={(event) => {
        event.preventDefault();
        setDragging(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </Zone>
  );
}
