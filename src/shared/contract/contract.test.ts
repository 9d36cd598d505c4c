import * as contract from './index';

describe('the API contract', () => {
  it('has the enumerations of the specification with their values [LIM-03]', () => {
    expect(contract.Gender).toEqual({ Unknown: 0, Male: 1, Female: 2, Another: 3 });
    expect(contract.SortDirection).toEqual({ Desc: 0, Asc: 1 });
    expect(contract.Reaction).toEqual({ None: 0, Happy: 1, Wow: 2, Love: 3, Angry: 4, Crying: 5, Omg: 6 });
    expect(contract.PostStatus).toEqual({ Draft: 0, Published: 1, Hidden: 2 });
    expect(contract.JournalistLevel).toEqual({
      Head: 1,
      Audit: 2,
      Leader: 3,
      Professional: 4,
      Freelance: 5,
      Trainee: 6,
      Deleted: 7,
    });
    expect(contract.GameMode).toEqual({ Test: 0, Random: 1, Maze: 2 });
    expect(contract.PublishState).toEqual({ Draft: 0, Published: 1 });
    expect(contract.ContentType).toEqual({ News: 0, Article: 1 });
    expect(contract.Layout).toEqual({ Row: 0, Col: 1 });
    expect(contract.ActiveState).toEqual({ Unknown: 0, Active: 1, InActive: 2 });
    expect(contract.QuizKind).toEqual({ Unspecified: 0, Quiz: 1, WheelSpin: 2 });
  });

  it('has the error codes of the catalogue [ERR-01]', () => {
    expect(contract.ErrorCode).toEqual({
      Unknown: 0,
      InvalidInput: 1,
      TryAgainLater: 2,
      UnAuthorization: 3,
      ResourceNotFound: 4,
      AlreadyExists: 5,
      Alert: 6,
      PleaseContactSupport: 7,
    });
  });

  it('has the constants of the specification [LIM-02]', () => {
    expect(contract).toMatchObject({
      REQUEST_TIMEOUT_MS: 5000,
      USERS_PAGE_SIZE: 20,
      GROUP_NEWS_PAGE_SIZE: 20,
      RECENT_NEWS_COUNT: 20,
      SEARCH_DEBOUNCE_MS: 300,
      SIDEBAR_WIDTH_PX: 260,
      CONTENT_MAX_WIDTH_PX: 1200,
      MODAL_MIN_WIDTH_PX: 350,
      APPROVAL_WINDOW_HOURS: 24,
      TITLE_COLUMN_CHARACTERS: 25,
      TOAST_DURATION_MS: { blank: 4000, error: 4000, success: 2000, loading: Infinity, custom: 4000 },
      TOAST_LIMIT: 20,
      TOAST_REMOVE_DELAY_MS: 1000,
      COPIED_STATE_MS: 3000,
      MODAL_CLOSE_DELAY_MS: 500,
      PAGES_IN_RANGE: 5,
      EDITOR_HEIGHT_PX: 500,
      DATE_DISPLAY_FORMAT: 'DD/MM/YY HH:mm',
      PUBLISHED_DATE_FORMAT: 'YYYY-MM-DDTHH:mm:ssZ',
    });
  });
});

describe('permissions', () => {
  const { Permission, hasPermission, permissionsIn } = contract;

  it('have the bits of the specification [PRM-01]', () => {
    expect(Permission).toEqual({
      USER: 2,
      ADMINISTRATOR: 4,
      TAG_EDIT: 8,
      TAG_HIDDEN: 16,
      NEWS_CREATE_JOURNALIST_GROUP: 32,
      NEWS_DELETE_JOURNALIST_GROUP: 64,
      NEWS_CATEGORY_CREATE: 128,
      NEWS_CATEGORY_EDIT: 256,
      NEWS_CATEGORY_DELETE: 512,
      USER_SEARCH: 1024,
      USER_READ: 2048,
      NEWS_COUNTRY_CREATE: 4096,
      NEWS_COUNTRY_EDIT: 8192,
      NEWS_COUNTRY_DELETE: 16384,
      INTERACTIVE_KYC: 131072,
    });
  });

  it('include everything for an ADMINISTRATOR [PRM-01]', () => {
    expect(hasPermission(Permission.ADMINISTRATOR, Permission.NEWS_COUNTRY_DELETE)).toBe(true);
  });

  it('allow an action only if all required bits are set [PRM-01]', () => {
    const both = Permission.USER_READ | Permission.USER_SEARCH;
    expect(hasPermission(Permission.USER_READ, both)).toBe(false);
    expect(hasPermission(both | Permission.USER, both)).toBe(true);
  });

  it('are listed highest bit first, without unnamed bits', () => {
    expect(permissionsIn(Permission.USER | Permission.USER_READ | 1).map(({ name }) => name)).toEqual([
      'USER_READ',
      'USER',
    ]);
  });
});

describe('the tag of a change', () => {
  const { groupNamedBy, idTag, listTag, partialTag } = contract;

  it('names the group whose members are notified', () => {
    const tags = [
      idTag('Group', '7'),
      idTag('GroupStatistics', '7'),
      listTag('News', '7'),
      partialTag('News', '7'),
    ];
    expect(tags.map(groupNamedBy)).toEqual(['7', '7', '7', '7']);
  });

  it('names no group for another type or for all lists', () => {
    const tags = [{ type: 'News' } as const, listTag('Group'), idTag('News', '7'), listTag('News')];
    expect(tags.map(groupNamedBy)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
