import { Link, useNavigate } from 'react-router-dom';

import { useCurrentUser } from '@/features/auth';
import { useExtension } from '@/shared/config/extensions';
import { paths } from '@/shared/config/paths';
import type { Id, ManagedMember } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { DeleteDialog } from '@/shared/ui/delete-dialog/delete-dialog';

import { useRemoveMemberMutation, useRestoreMemberMutation } from '../api/members-api';

import { memberMessages } from './messages';

type Props = { groupId: Id; member: ManagedMember | null; onClose: () => void };

/** Removes a member or the user from the group, after a confirmation that explains what stays (ACC-08). */
export function RemovalDialog({ groupId, member, onClose }: Props) {
  const messages = useMessages(memberMessages);
  const navigate = useNavigate();
  const [remove] = useRemoveMemberMutation();
  const [restore] = useRestoreMemberMutation();
  const canRestore = useExtension('restore');
  // The list filtered by author, from where a Head hands news over.
  const hasFilter = useExtension('find-news');
  const canHandOver = useExtension('hand-over-news') && hasFilter;
  const isOneself = useCurrentUser()?.id === member?.profile.id;
  const title = isOneself ? messages.leaveGroup : messages.removeMember;

  return (
    <DeleteDialog
      item={member}
      title={title}
      question={({ profile, newsCount }) => (
        <>
          <p>{isOneself ? messages.leaveQuestion : messages.removeQuestion(profile.displayName)}</p>
          <p>
            {messages.newsStay(newsCount)} {messages.inviteAgain}
          </p>
          {canHandOver && newsCount > 0 && (
            <p>
              <Link to={`${paths.groupNews.href(groupId)}?author=${profile.id}`}>
                {messages.handOverFirst}
              </Link>
            </p>
          )}
        </>
      )}
      confirmLabel={title}
      onDelete={({ profile }) => remove({ groupId, userId: profile.id, isOneself }).unwrap()}
      // A user who has left can no longer add members, so leaving has no Undo.
      undo={
        canRestore && !isOneself
          ? ({ profile }) => restore({ groupId, userId: profile.id }).unwrap()
          : undefined
      }
      success={isOneself ? messages.left : messages.removed(member?.profile.displayName ?? '')}
      onClose={onClose}
      onDeleted={isOneself ? () => navigate(paths.groups, { replace: true }) : onClose}
    />
  );
}
