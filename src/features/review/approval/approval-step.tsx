import Step, { type StepProps } from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';

import { textLanguage } from '@/shared/i18n/text-language';
import { Badge } from '@/shared/ui/badge/badge';

const Label = styled(StepLabel)(({ theme }) => ({
  alignItems: 'flex-start',
  padding: 0,
  '& .MuiStepLabel-labelContainer': { color: theme.vars.palette.text.secondary },
  '& .MuiStepLabel-label': { ...theme.typography.body2, display: 'flex', flexWrap: 'wrap', gap: '0 8px' },
  '& .MuiStepLabel-label.Mui-active': { fontWeight: 600 },
  '& p': { ...theme.typography.caption, margin: 0 },
}));

type Props = Pick<StepProps, 'completed' | 'active' | 'index' | 'last'> & {
  label: string;
  explanation: string;
  /** Whether it is done, the current step or the next one. */
  note: string;
};

/** One step of the approval: what it means, and whether it is done, the current one or the next. */
export function ApprovalStep({ label, explanation, note, ...step }: Props) {
  const id = useId();
  const item = useRef<HTMLDivElement>(null);
  const { active = false } = step;
  // Focus the proposed step, so that screen readers read it and Enter takes it.
  useEffect(() => {
    if (active) item.current?.focus();
  }, [active]);
  return (
    <Step
      {...step}
      ref={item}
      sx={{ borderRadius: 1 }}
      tabIndex={active ? -1 : undefined}
      aria-current={active ? 'step' : undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-note ${id}-explanation`}
    >
      <Label optional={<p id={`${id}-explanation`}>{explanation}</p>}>
        <span id={`${id}-label`} lang={textLanguage(label)}>
          {label}
        </span>
        <Badge id={`${id}-note`} color={active ? 'primary' : 'secondary'}>
          {note}
        </Badge>
      </Label>
    </Step>
  );
}
