import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import ButtonBase from '@mui/material/ButtonBase';
import MuiCard from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

const Summary = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.h3,
  width: '100%',
  minHeight: 48,
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 2),
  borderRadius: 'inherit',
  textAlign: 'start',
  '& > svg': { color: theme.vars.palette.text.secondary },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
}));

const Heading = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(0.5, 1),
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

const Content = styled(CardContent)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  paddingTop: theme.spacing(0.5),
  '&[hidden]': { display: 'none' },
}));

type Props = {
  title: string;
  /** Shown next to the title, collapsed or expanded. */
  note?: ReactNode;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
};

/**
 * A collapsible card. Its content always stays rendered, so that its fields keep their values. It does not
 * use MUI's Accordion, whose code every page with such a card would have to load.
 */
export function Fold({ title, note, open, onToggle, children }: Props) {
  const id = useId();
  return (
    <MuiCard component="section" variant="outlined" data-fold>
      <h2 style={{ margin: 0 }}>
        <Summary aria-expanded={open} aria-controls={id} onClick={() => onToggle(!open)}>
          <Heading>
            {title}
            {note}
          </Heading>
          <ExpandMoreIcon />
        </Summary>
      </h2>
      <Content id={id} hidden={!open}>
        {children}
      </Content>
    </MuiCard>
  );
}
