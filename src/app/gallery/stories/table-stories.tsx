import { useState } from 'react';

import { Badge } from '@/shared/ui/badge/badge';
import { Card } from '@/shared/ui/card/card';
import { DataTable, type Column } from '@/shared/ui/data-table/data-table';
import { Pagination } from '@/shared/ui/pagination/pagination';

import { Stack, type StoryGroup } from '../story';

type Person = { id: number; name: string; email: string };

const PEOPLE: Person[] = Array.from({ length: 8 }, (_, index) => ({
  id: index + 1,
  name: index % 2 ? `สมศรี ใจงาม ${index + 1}` : `Somchai ${index + 1}`,
  email: `person${index + 1}@example.com`,
}));

const COLUMNS: Column<Person>[] = [
  { key: 'no', card: 'picture', header: 'No.', render: (_, index) => index + 1, width: 56, align: 'right' },
  { key: 'name', card: 'title', header: 'Display name', render: ({ name }) => name },
  { key: 'email', header: 'Email', render: ({ email }) => email },
  { key: 'role', card: 'state', header: 'Role', render: () => <Badge color="info">USER</Badge> },
];

const base = { label: 'People', columns: COLUMNS, getRowId: ({ id }: Person) => id };
const nothing = () => {};

function Pages({ totalPages, start = 1 }: { totalPages: number; start?: number }) {
  const [page, setPage] = useState(start);
  return (
    <Pagination
      page={page}
      totalPages={totalPages}
      onChange={setPage}
      label={`Pages, ${totalPages} from ${start}`}
    />
  );
}

export const tableStories: StoryGroup = {
  title: 'Table',
  stories: [
    {
      name: 'rows with a menu',
      Story: () => (
        <Card title="People" flush>
          <DataTable
            {...base}
            rows={PEOPLE}
            getRowName={({ name }) => name}
            rowActions={() => ({
              detail: { onSelect: nothing },
              edit: { onSelect: nothing },
              delete: { onSelect: nothing, disabledReason: 'เซิร์ฟเวอร์ยังไม่มีคำสั่งนี้' },
              custom: [{ key: 'invite', label: 'Invite again', onSelect: nothing }],
            })}
          />
        </Card>
      ),
    },
    {
      name: 'loading, empty, failed, refreshing',
      Story: () => (
        <Stack>
          <Card flush>
            <DataTable {...base} rows={undefined} isLoading />
          </Card>
          <Card flush>
            <DataTable {...base} rows={[]} />
          </Card>
          <Card flush>
            <DataTable {...base} rows={undefined} error={new Error('refused')} onRetry={nothing} />
          </Card>
          <Card flush>
            <DataTable {...base} rows={PEOPLE.slice(0, 2)} isFetching />
          </Card>
        </Stack>
      ),
    },
  ],
};

export const paginationStories: StoryGroup = {
  title: 'Pagination',
  stories: [
    {
      name: 'short and long',
      Story: () => (
        <Stack>
          <Pages totalPages={4} />
          <Pages totalPages={50} />
          <Pages totalPages={50} start={25} />
        </Stack>
      ),
    },
  ],
};
