import { styled } from '@mui/material/styles';

import { errorMessage, type ApiError } from '@/shared/api/api-error';
import { paths } from '@/shared/config/paths';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { Modal } from '@/shared/ui/modal/modal';

import { accountMessages } from '../account-messages';

const Groups = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

type Props = { refusal: ApiError | null; onClose: () => void };

/** Why the last Head of a group cannot be disabled, with a link to the members of each of these groups (SAF-04). */
export function HeadNeeded({ refusal, onClose }: Props) {
  const messages = useMessages(accountMessages);
  return (
    <Modal open={refusal !== null} header={messages.headNeeded} onClose={onClose}>
      {refusal && <p>{errorMessage(refusal)}</p>}
      <Groups>
        {refusal?.groups?.map(({ id, name }) => (
          <li key={id}>
            <Button size="sm" variant="outlined" to={paths.group.href(id)}>
              {messages.appointHead(name)}
            </Button>
          </li>
        ))}
      </Groups>
    </Modal>
  );
}
