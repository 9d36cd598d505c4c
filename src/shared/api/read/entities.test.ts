import { JournalistLevel, PostStatus } from '@/shared/contract';

import * as read from './entities';

describe('an account', () => {
  const account = {
    id: 1,
    email: 'malee@example.org',
    username: 'malee',
    displayName: 'มาลี',
    bio: 'นักข่าว',
    avatarUrl: '/files/a.png',
    permission: '6',
  };

  it('is read as it is sent', () => {
    expect(read.readUser({ ...account, state: 'disabled', needsSecondFactor: true, other: 1 })).toEqual({
      ...account,
      id: '1',
      permission: 6,
      state: 'disabled',
      needsSecondFactor: true,
    });
  });

  it('has no state that is not known, and needs no second factor unless told', () => {
    const user = read.readUser({ ...account, state: 'lost', needsSecondFactor: 'yes' });
    expect(user).not.toHaveProperty('state');
    expect(user).not.toHaveProperty('needsSecondFactor');
  });

  it('is called by its username, else by its address, where it has no name', () => {
    expect(read.readUser({ ...account, displayName: '' }).displayName).toBe('malee');
    expect(read.readUser({ ...account, displayName: null, username: null }).displayName).toBe(
      'malee@example.org',
    );
  });
});

describe('a group', () => {
  const profile = { id: 'u1', displayName: 'มาลี', avatarUrl: '/files/a.png' };
  const member = { profile, level: JournalistLevel.Leader, levelClassMsg: 'Leader' };

  it('is read with its members, and with its heads where they are told', () => {
    const group = {
      id: 'g1',
      name: 'เหนือ',
      createdAt: '2026-01-01T00:00:00Z',
      me: { level: JournalistLevel.Audit },
      members: [member],
    };
    expect(read.readGroup(group)).toEqual(group);
    expect(read.readGroup({ ...group, heads: ['มาลี', null, 7] }).heads).toEqual(['มาลี', '7']);
  });

  it.each([null, 'x', {}, { level: 99 }])('is none of mine where my part in it is %j', (me) => {
    expect(read.readGroup({ me }).me).toBeNull();
  });

  it('tells of a member since when, and how many news', () => {
    const since = '2026-01-01T00:00:00Z';
    expect(read.readManagedMember({ ...member, since, newsCount: 3 })).toEqual({
      ...member,
      since,
      newsCount: 3,
    });
    expect(read.readManagedMember(member)).toEqual({ ...member, since: '', newsCount: 0 });
    expect(read.readManagedMember({ since })).toBeNull();
  });
});

describe('what a backend sends of', () => {
  const at = '2026-01-01T00:00:00Z';
  const session = { id: 's1', browser: 'Firefox', network: '10.0', createdAt: at, lastSeenAt: `${at}2` };

  it.each([
    ['a profile', read.readProfile, { id: 'u', displayName: 'm', avatarUrl: '/a' }, { avatarUrl: null }],
    ['a category', read.readCategory, { id: 'c', name: 'n', sortOrder: 4 }, { sortOrder: 0 }],
    ['a country', read.readCountry, { id: 'c', label: 'l', code: 'TH' }, {}],
    ['a sign-in', read.readLogin, { token: 't', refreshToken: 'r' }, {}],
    [
      'a second factor',
      read.readTwoFactor,
      { isEnabled: true, isRequired: true, recoveryCodesLeft: 3, passkeys: 2 },
      { isEnabled: false, isRequired: false, recoveryCodesLeft: 0, passkeys: 0 },
    ],
    [
      'a sign-in by the provider',
      read.readProviderSignIn,
      { token: 't', refreshToken: 'r', to: '/news', prove: { email: 'a@b.example' } },
      { prove: undefined },
    ],
    [
      'a link to the provider',
      read.readProviderLink,
      { email: 'a@b.example', linkedAt: '2026-11-20T01:00:00Z', canRemove: true },
      { canRemove: false },
    ],
    ['a new second factor', read.readTwoFactorStart, { secret: 's', address: 'a' }, {}],
    ['recovery codes', read.readRecoveryCodes, { recoveryCodes: ['a', 'b'] }, { recoveryCodes: [] }],
    ['a new device', read.readNewDevice, { browser: 'b', network: 'n', firstSeenAt: at }, {}],
    ['a picture', read.readUploadedImage, { url: '/a' }, {}],
    ['a link to an account', read.readAccountLink, { token: 't', expiresAt: at }, {}],
    [
      'statistics',
      read.readStatistics,
      { totalCategory: 1, totalMembers: 2, totalNews: 3, totalNewsInThisWeek: 4, totalViews: 5 },
      {
        totalCategory: null,
        totalMembers: null,
        totalNews: null,
        totalNewsInThisWeek: null,
        totalViews: null,
      },
    ],
  ])('%s is read as it is, and without any field as nothing', (_name, reader, wire, none) => {
    expect(reader(wire)).toEqual(wire);
    expect(reader({})).toEqual({ ...Object.fromEntries(Object.keys(wire).map((key) => [key, ''])), ...none });
  });

  it('a sign-in that needs a second factor names what is to be answered', () => {
    expect(read.readLogin({ challenge: 'c' })).toEqual({ token: '', refreshToken: '', challenge: 'c' });
    const given = { challenge: 'c', steps: ['passkey', 'a later step', null] };
    expect(read.readLogin(given)).toMatchObject({ challenge: 'c', steps: ['passkey'] });
  });

  it('a notice of wrong codes is told from one of a new device', () => {
    const device = { browser: 'b', network: 'n', firstSeenAt: at };
    expect(read.readNewDevice({ ...device, wrongCodes: '5' })).toEqual({ ...device, wrongCodes: 5 });
    expect(read.readNewDevice({ ...device, wrongCodes: null })).toEqual(device);
  });

  it('a session of mine is read, unless it has no id', () => {
    expect(read.readOwnSession({ ...session, isCurrent: true })).toEqual({ ...session, isCurrent: true });
    expect(read.readOwnSession(session)?.isCurrent).toBe(false);
    expect(read.readOwnSession({ ...session, id: null })).toBeNull();
  });

  it('the state of an item is a draft where it is not known', () => {
    expect([1, '2', 7, null].map(read.readStatus)).toEqual([
      PostStatus.Published,
      PostStatus.Hidden,
      PostStatus.Draft,
      PostStatus.Draft,
    ]);
  });

  it('a link that is good says for whom', () => {
    const good = { state: 'good', displayName: 'มาลี', username: 'malee', expiresAt: at };
    expect(read.readLinkState({ ...good, other: 1 })).toEqual(good);
    expect(
      ['used', 'expired', 'ended', 'other', null].map((state) => read.readLinkState({ ...good, state })),
    ).toEqual(['used', 'expired', 'ended', 'unknown', 'unknown'].map((state) => ({ state })));
  });
});
