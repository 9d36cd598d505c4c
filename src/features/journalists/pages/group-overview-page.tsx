import { styled } from '@mui/material/styles';
import { useState, type ComponentType } from 'react';

import { useHasPermission } from '@/features/auth';
import { useExtension } from '@/shared/config/extensions';
import { paths } from '@/shared/config/paths';
import { ACTION_NEEDS, type Id, type JournalistGroup, mayAtLevel } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import { Button } from '@/shared/ui/button/button';
import { onDemand } from '@/shared/ui/on-demand/on-demand';
import { MoreActions } from '@/shared/ui/page-header/more-actions';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { UrlTabs } from '@/shared/ui/tabs/url-tabs';

import { DeleteGroup } from '../components/delete-group';
import { GroupCategories } from '../components/group-categories';
import { GroupGate } from '../components/group-gate';
import { GroupStatisticsCards } from '../components/group-statistics-cards';
import { MemberTable } from '../components/member-table';
import { MembersOfGroup } from '../members/members-of-group';
import { memberMessages } from '../members/messages';
import { journalistMessages } from '../messages';
import { GROUP_TAB } from '../model/group-tabs';
import { ownLevel } from '../model/levels';
import { useMayAppoint } from '../model/use-may-appoint';

const renaming = onDemand(() => import('../members/rename-dialog').then((module) => module.RenameDialog));

const Sections = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
}));

// A phone has room for one line of it, below the buttons too.
const OneLine = styled('span')({ whiteSpace: 'nowrap' });

type Props = {
  /** The group's newest news (GRP-07), from the news feature. */
  RecentNews: ComponentType<{ groupId: Id }>;
  /** The group's newest pictures, from the media feature. */
  RecentMedia: ComponentType<{ groupId: Id }>;
  /** The figures of the group (DSK-11), for its approvers. */
  Figures: ComponentType<{ groupId: Id }>;
  /** The templates of the group (TOG-04), for its members. */
  Templates: ComponentType<{ group: JournalistGroup }>;
};

/** The overview of a group: its statistics, and its news, members, categories and figures as tabs (RT-09). */
export function GroupOverviewPage({ RecentNews, RecentMedia, Figures, Templates }: Props) {
  const messages = useMessages(journalistMessages);
  const memberWords = useMessages(memberMessages);
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const RenameDialog = renaming.usePart(asked === 'rename');
  const close = () => setAsked(null);
  const canRename = useExtension('members');
  const hasTemplates = useExtension('templates');
  const hasFigures = useExtension('approval-desk');
  const hasMedia = useExtension('media');
  const mayAppoint = useMayAppoint();
  const mayDelete = useHasPermission(ACTION_NEEDS.deleteGroup);
  return (
    <GroupGate
      title={messages.group}
      otherwise={mayAppoint ? (id) => <MembersOfGroup groupId={id} /> : undefined}
    >
      {(group) => (
        <>
          <PageHeader
            title={group.name}
            subtitle={
              <OneLine>
                {messages.createdAt} {formatDate(group.createdAt)}
              </OneLine>
            }
            names={{ groupId: group.name }}
            actions={
              <>
                <Button variant="flat" to={paths.groupNews.href(group.id)}>
                  {messages.goToNews}
                </Button>
                <MoreActions
                  actions={[
                    mayAtLevel(ownLevel(group), 'invite') && {
                      label: messages.addMember,
                      variant: 'default',
                      to: paths.memberInvite.href(group.id),
                    },
                    canRename &&
                      mayAtLevel(ownLevel(group), 'manageMembers') && {
                        label: memberWords.renameGroup,
                        onSelect: () => setAsked('rename'),
                      },
                    mayDelete && {
                      label: messages.deleteGroup,
                      danger: true,
                      onSelect: () => setAsked('delete'),
                    },
                  ]}
                />
                {RenameDialog && <RenameDialog group={group} open={asked === 'rename'} onClose={close} />}
                <DeleteGroup group={asked === 'delete' ? group : null} onClose={close} />
              </>
            }
          />
          <Sections>
            <GroupStatisticsCards groupId={group.id} />
            <UrlTabs
              label={messages.parts}
              parameter={GROUP_TAB}
              inHistory
              tabs={[
                { key: 'news', label: messages.news, content: <RecentNews groupId={group.id} /> },
                ...(hasMedia
                  ? [{ key: 'media', label: messages.media, content: <RecentMedia groupId={group.id} /> }]
                  : []),
                { key: 'members', label: messages.members, content: <MemberTable group={group} /> },
                { key: 'categories', label: messages.categories, content: <GroupCategories group={group} /> },
                ...(hasTemplates && mayAtLevel(ownLevel(group), 'read')
                  ? [{ key: 'templates', label: messages.templates, content: <Templates group={group} /> }]
                  : []),
                ...(hasFigures && mayAtLevel(ownLevel(group), 'approve')
                  ? [{ key: 'figures', label: messages.figures, content: <Figures groupId={group.id} /> }]
                  : []),
              ]}
            />
          </Sections>
        </>
      )}
    </GroupGate>
  );
}
