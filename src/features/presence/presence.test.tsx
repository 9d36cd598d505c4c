import { act, screen, waitFor } from '@testing-library/react';

import { baseApi } from '@/shared/api/base-api';
import { idTag, listTag } from '@/shared/api/tags';
import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { ErrorCode, type ExtensionName, type NewsPresence, type PersonPresent } from '@/shared/contract';
import { endSession, startSession } from '@/shared/session/session';
import { announceExtensions, answer, ok, refused } from '@/shared/testing/api-server';
import { hurry } from '@/shared/testing/hurry';
import { renderWithProviders } from '@/shared/testing/render';

import { PresentHere, PresentOnRow } from './index';

const GROUP = '/api/news/journalist/7';
const PAGE = `${GROUP}/news/101/presence/:client`;
const person = (id: number, displayName: string, isEditing = false): PersonPresent => ({
  id,
  displayName,
  avatarUrl: null,
  isEditing,
});
const SOMCHAI = person(1, 'สมชาย', true);
const MALEE = person(2, 'มาลี');

let isHidden = false;
beforeAll(() => void jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden));
beforeEach(() => {
  isHidden = false;
});
const announce = async (...extensions: ExtensionName[]) => {
  announceExtensions(...extensions);
  await loadRuntimeConfig();
};
const hide = (hidden: boolean) =>
  act(async () => {
    isHidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  });

describe('an item that is open on this page', () => {
  const open = async (people: PersonPresent[] = [SOMCHAI]) => {
    startSession({ token: 'token', refreshToken: 'refresh' });
    await announce('presence');
    let present = people;
    const reports = answer('put', PAGE, () => ok(present));
    const leaves = answer('delete', PAGE, () => ok(null));
    const view = renderWithProviders(<PresentHere isEditing groupId="7" newsId="101" />);
    const words = async (text: string) => {
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
    };
    return { ...view, reports, leaves, words, nowPresent: (next: PersonPresent[]) => (present = next) };
  };
  const clientOf = ({ path }: { path: string }) => path.split('/').at(-1);

  it('is reported, and shows who else edits or looks [TOG-01]', async () => {
    const { reports, words } = await open([SOMCHAI, MALEE]);
    await words('สมชาย กำลังแก้ไข · มาลี กำลังเปิดดู');
    expect(reports).toHaveLength(1);
    expect(reports[0]?.body).toEqual({ isEditing: true });
    expect(reports[0] && clientOf(reports[0])).toMatch(/^[\w-]{8,64}$/);
    expect(screen.getByRole('status')).toHaveAttribute('title', 'สมชาย กำลังแก้ไข · มาลี กำลังเปิดดู');
  });

  it('shows the initials of two people, those who edit first', async () => {
    const { words } = await open([person(1, 'ก'), person(2, 'ข'), person(3, 'ค', true)]);
    await words('ค กำลังแก้ไข · ก, ข กำลังเปิดดู');
    expect(screen.getByRole('status')).toHaveTextContent(/^คก\+1/);
  });

  it('names three people and counts the others', async () => {
    const { words } = await open(['ก', 'ข', 'ค', 'ง', 'จ'].map((name, id) => person(id + 1, name, true)));
    await words('ก, ข, ค และอีก 2 คน กำลังแก้ไข');
    expect(screen.getByText('+3')).toBeInTheDocument();
  });

  it('is not left by somebody who signs out, because the server knows them no longer', async () => {
    const { reports, unmount, leaves, words } = await open();
    await words('สมชาย กำลังแก้ไข');
    endSession('signed-out');
    unmount();
    await announce();
    expect([reports.length, leaves]).toEqual([1, []]);
  });

  it('is reported again and again for as long as it is open, by one id, under which it is left [TOG-01]', async () => {
    const slowDown = hurry();
    const { reports, unmount, leaves } = await open();
    await waitFor(() => expect(reports.length).toBeGreaterThanOrEqual(3));
    unmount();
    await waitFor(() => expect(leaves).toHaveLength(1));
    slowDown();
    expect(new Set([...reports, ...leaves].map(clientOf)).size).toBe(1);
  });

  it('is left while its tab is hidden, and reported at once when it is seen again [TOG-01]', async () => {
    const { reports, leaves, words } = await open();
    await words('สมชาย กำลังแก้ไข');
    await hide(true);
    await waitFor(() => expect(leaves).toHaveLength(1));
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
    await hide(false);
    await waitFor(() => expect(reports).toHaveLength(2));
    await words('สมชาย กำลังแก้ไข');
  });

  it('shows at once who came or went, as the stream of changes tells [TOG-01]', async () => {
    const { store, reports, words, nowPresent } = await open([]);
    await waitFor(() => expect(reports).toHaveLength(1));
    nowPresent([MALEE]);
    act(() => void store.dispatch(baseApi.util.invalidateTags([idTag('Presence', '101')])));
    await words('มาลี กำลังเปิดดู');
  });

  it('shows nobody if the backend refuses, and says nothing of it', async () => {
    await announce('presence');
    const reports = answer('put', PAGE, () => refused(ErrorCode.ResourceNotFound, 'ไม่พบ', { status: 404 }));
    answer('delete', PAGE, () => ok(null));
    renderWithProviders(<PresentHere groupId="7" newsId="101" />);
    await waitFor(() => expect(reports).toHaveLength(1));
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows nobody any more once the backend refuses, as for an item that went to another group', async () => {
    const { store, words } = await open();
    await words('สมชาย กำลังแก้ไข');
    const refusals = answer('put', PAGE, () => refused(ErrorCode.ResourceNotFound, 'ไม่พบ', { status: 404 }));
    act(() => void store.dispatch(baseApi.util.invalidateTags([idTag('Presence', '101')])));
    await waitFor(() => expect(refusals).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^$/));
  });

  it('is reported to no backend of the core API [API-05]', async () => {
    await announce();
    const reports = answer('put', PAGE, () => ok([SOMCHAI]));
    const { unmount } = renderWithProviders(<PresentHere groupId="7" newsId="101" />);
    await hide(true);
    await hide(false);
    unmount();
    expect(reports).toEqual([]);
  });
});

describe('the rows of a list', () => {
  const open = async (items: NewsPresence[]) => {
    await announce('presence');
    let now = items;
    const reads = answer('get', `${GROUP}/presence`, () => ok(now));
    const view = renderWithProviders(
      <>
        <PresentOnRow groupId="7" newsId="101" />
        <PresentOnRow groupId="7" newsId="102" />
      </>,
    );
    return { ...view, reads, isNow: (next: NewsPresence[]) => (now = next) };
  };

  it('show who has their item open, by one request [TOG-01]', async () => {
    const { reads } = await open([{ newsId: 102, people: [SOMCHAI, MALEE] }]);
    const marks = await screen.findAllByRole('img');
    expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual(['สมชาย กำลังแก้ไข · มาลี กำลังเปิดดู']);
    expect(reads).toHaveLength(1);
  });

  it('show who comes, as the stream of changes tells, and announce nothing [TOG-01]', async () => {
    const { store, isNow } = await open([{ newsId: 102, people: [SOMCHAI] }]);
    await screen.findByRole('img');
    isNow([{ newsId: 101, people: [MALEE] }]);
    act(() => void store.dispatch(baseApi.util.invalidateTags([listTag('Presence', '7')])));
    expect(await screen.findByRole('img', { name: 'มาลี กำลังเปิดดู' })).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('are asked for again while they show somebody, whose laptop may be closed [TOG-01]', async () => {
    const slowDown = hurry();
    const { reads, isNow } = await open([{ newsId: 102, people: [SOMCHAI] }]);
    await screen.findByRole('img');
    isNow([]);
    await waitFor(() => expect(screen.queryByRole('img')).not.toBeInTheDocument());
    slowDown();
    expect(reads.length).toBeGreaterThanOrEqual(2);
  });
});
