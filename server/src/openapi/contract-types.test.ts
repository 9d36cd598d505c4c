import type { Static } from 'typebox';

import type {
  ApiToken,
  ApiTokenRequest,
  AuditPage,
  AuditRecord,
  AccountLink,
  AccountRequest,
  ApprovalRequest,
  CategoryCreateRequest,
  CategoryUpdateRequest,
  CommentRequest,
  CommentThread,
  Country,
  DeletedGroup,
  DeletedMedia,
  CountryRequest,
  Desk,
  DeskItem,
  DeskList,
  Draft,
  DraftRequest,
  DraftSummary,
  Erasure,
  Envelope,
  FirstRunRequest,
  GroupAccess,
  GroupFigures,
  GroupMember,
  GroupOfPerson,
  GroupRequest,
  GroupStatistics,
  HandOverNewsRequest,
  InviteRequest,
  JournalistCheck,
  JournalistGroup,
  JournalistLevel,
  JournalistNews,
  LevelRequest,
  LinkRequest,
  LoginResponse,
  ManagedMember,
  MediaPicture,
  MediaPictureWithUses,
  MediaTag,
  MediaTextsRequest,
  MediaUse,
  NewApiToken,
  NewDevice,
  NewsCategory,
  NewsComment,
  NewsFormParts,
  NewsVersionContent,
  Notification,
  NotificationSettings,
  NotificationSettingsRequest,
  NewsItem,
  NewsPresence,
  OwnSession,
  PasswordRequest,
  ProfileRequest,
  ProviderLink,
  ProviderSignIn,
  ProviderSignOut,
  ProviderStart,
  ProviderStartRequest,
  RecoveryCodes,
  SavedNews,
  SavedView,
  SavedViewRequest,
  SiteArticle,
  SiteGone,
  SiteNews,
  NewsSummary,
  PermissionChange,
  PersonPresent,
  PresenceRequest,
  Profile,
  Passkey,
  PasskeyNameRequest,
  PasskeyOptions,
  PasskeyProof,
  PasskeyRequest,
  PasskeySignIn,
  PasskeySignInStart,
  Reference,
  SecondStepRequest,
  SentAgain,
  SignInRequest,
  SignInWays,
  Tag,
  TagSuggestion,
  TwoFactor,
  Template,
  TemplateChangeRequest,
  TemplateRequest,
  TemplateSummary,
  TwoFactorProof,
  TwoFactorStart,
  UnfinishedItem,
  UnfinishedWork,
  UnreadNotifications,
  UploadedImage,
  User,
  ViewsReport,
  VersionSummary,
  NewWebhook,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookRequest,
  ReadFigures,
  WriterFigures,
} from '@contract';

import type { accountBody, firstRunBody, linkBody } from '../modules/accounts/schemas';
import type { tokenBody } from '../modules/api-tokens/schemas';
import type { signInBody } from '../modules/auth/schemas';
import type { categoryCreateBody, categoryUpdateBody } from '../modules/categories/schemas';
import type { commentBody } from '../modules/comments/schemas';
import type { countryBody } from '../modules/countries/schemas';
import type { draftBody } from '../modules/drafts/schemas';
import type { handOverNewsBody } from '../modules/hand-over/schemas';
import type { groupBody, inviteBody } from '../modules/journalists/schemas';
import type { mediaBody } from '../modules/media/schemas';
import type { levelBody } from '../modules/members/schemas';
import type { newsCreateForm, newsEditForm } from '../modules/news/form-schemas';
import type { approvalBody } from '../modules/news/schemas';
import type { notificationSettingsBody } from '../modules/notifications/schemas';
import type { startBody as providerStartBody } from '../modules/oidc/schemas';
import type { passwordBody, profileBody } from '../modules/own-account/schemas';
import type {
  passkeyBody,
  passkeyNameBody,
  proofByPasskeyBody,
  signInByPasskeyBody,
  signInStartBody,
} from '../modules/passkeys/schemas';
import type { presenceBody } from '../modules/presence/schemas';
import type { viewsBody } from '../modules/site/views-route';
import type { templateBody, templateChangeBody } from '../modules/templates/schemas';
import type { proofBody, secondStepBody } from '../modules/two-factor/schemas';
import type { permissionBody } from '../modules/users/schemas';
import type { viewBody } from '../modules/views/schemas';
import type { webhookBody } from '../modules/webhooks/schemas';

import type { entitySchemas, failureSchema } from './contract-schemas';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** The same type expanded, so that an intersection and an object can be compared. */
type Flat<T> = T extends object ? { [K in keyof T]: Flat<T[K]> } : T;
type Same<A, B> = Equal<Flat<A>, Flat<B>>;
/** Does not compile if something differs; the error names it. */
type None<Differing extends never> = Differing[];
type Differing<T> = { [K in keyof T]: T[K] extends true ? never : K }[keyof T];

type Entities = {
  User: User;
  LoginResponse: LoginResponse;
  TwoFactor: TwoFactor;
  TwoFactorStart: TwoFactorStart;
  ProviderStart: ProviderStart;
  ProviderSignIn: ProviderSignIn;
  ProviderSignOut: ProviderSignOut;
  ProviderLink: ProviderLink;
  RecoveryCodes: RecoveryCodes;
  Passkey: Passkey;
  PasskeyOptions: PasskeyOptions;
  OwnSession: OwnSession;
  NewDevice: NewDevice;
  AccountLink: AccountLink;
  DraftSummary: DraftSummary;
  Draft: Draft;
  NewsComment: NewsComment;
  CommentThread: CommentThread;
  MediaPicture: MediaPicture;
  MediaPictureWithUses: MediaPictureWithUses;
  MediaUse: MediaUse;
  DeletedMedia: DeletedMedia;
  MediaTag: MediaTag;
  PersonPresent: PersonPresent;
  NewsPresence: NewsPresence;
  SavedView: SavedView;
  TemplateSummary: TemplateSummary;
  Template: Template;
  Notification: Notification;
  UnreadNotifications: UnreadNotifications;
  NotificationSettings: NotificationSettings;
  Profile: Profile;
  DeskItem: DeskItem;
  DeskList: DeskList;
  Desk: Desk;
  ReadFigures: ReadFigures;
  WriterFigures: WriterFigures;
  GroupFigures: GroupFigures;
  GroupMember: GroupMember;
  ManagedMember: ManagedMember;
  JournalistGroup: JournalistGroup;
  DeletedGroup: DeletedGroup;
  GroupStatistics: GroupStatistics;
  JournalistCheck: JournalistCheck;
  Tag: Tag;
  TagSuggestion: TagSuggestion;
  Reference: Reference;
  NewsItem: NewsItem;
  SavedNews: SavedNews;
  NewsSummary: NewsSummary;
  VersionSummary: VersionSummary;
  NewsVersionContent: NewsVersionContent;
  JournalistNews: JournalistNews;
  UnfinishedItem: UnfinishedItem;
  GroupOfPerson: GroupOfPerson;
  Erasure: Erasure;
  UnfinishedWork: UnfinishedWork;
  SignInWays: SignInWays;
  UploadedImage: UploadedImage;
  NewsCategory: NewsCategory;
  Country: Country;
  AuditRecord: AuditRecord;
  AuditPage: AuditPage;
  Webhook: Webhook;
  NewWebhook: NewWebhook;
  WebhookDelivery: WebhookDelivery;
  WebhookDeliveryPage: WebhookDeliveryPage;
  SentAgain: SentAgain;
  ApiToken: ApiToken;
  NewApiToken: NewApiToken;
  SiteArticle: SiteArticle;
  SiteGone: SiteGone;
  SiteNews: SiteNews;
};
type Documented = { [K in keyof typeof entitySchemas]: Static<(typeof entitySchemas)[K]> };

type Invitable = Exclude<JournalistLevel, typeof JournalistLevel.Deleted>;
type Failed = Extract<Envelope, { success: false }>;

type Pictures = 'cover' | 'square' | 'original';

type Checks = {
  allEntities: Same<keyof Documented, keyof Entities>;
  signIn: Same<Static<typeof signInBody>, SignInRequest>;
  providerStart: Same<Static<typeof providerStartBody>, ProviderStartRequest>;
  secondStep: Same<Static<typeof secondStepBody>, SecondStepRequest>;
  twoFactorProof: Same<Static<typeof proofBody>, TwoFactorProof>;
  passkey: Same<Static<typeof passkeyBody>, PasskeyRequest>;
  passkeyName: Same<Static<typeof passkeyNameBody>, PasskeyNameRequest>;
  passkeyProof: Same<Static<typeof proofByPasskeyBody>, PasskeyProof>;
  passkeySignInStart: Same<Static<typeof signInStartBody>, PasskeySignInStart>;
  passkeySignIn: Same<Static<typeof signInByPasskeyBody>, PasskeySignIn>;
  profile: Same<Static<typeof profileBody>, ProfileRequest>;
  password: Same<Static<typeof passwordBody>, PasswordRequest>;
  // Nobody joins a group with the level Deleted.
  account: Same<
    Static<typeof accountBody>,
    Omit<AccountRequest, 'groups'> & { groups?: (Omit<GroupAccess, 'level'> & { level: Invitable })[] }
  >;
  notificationSettings: Same<Static<typeof notificationSettingsBody>, NotificationSettingsRequest>;
  handOver: Same<Static<typeof handOverNewsBody>, HandOverNewsRequest>;
  template: Same<Static<typeof templateBody>, TemplateRequest>;
  templateChange: Same<Static<typeof templateChangeBody>, TemplateChangeRequest>;
  comment: Same<Static<typeof commentBody>, CommentRequest>;
  draft: Same<Static<typeof draftBody>, DraftRequest>;
  media: Same<Static<typeof mediaBody>, MediaTextsRequest>;
  presence: Same<Static<typeof presenceBody>, PresenceRequest>;
  view: Same<Static<typeof viewBody>, SavedViewRequest>;
  link: Same<Static<typeof linkBody>, LinkRequest>;
  firstRun: Same<Static<typeof firstRunBody>, FirstRunRequest>;
  permission: Same<Static<typeof permissionBody>, PermissionChange>;
  group: Same<Static<typeof groupBody>, GroupRequest>;
  // An invitation cannot have the level Deleted.
  invite: Same<Static<typeof inviteBody>, Omit<InviteRequest, 'level'> & { level: Invitable }>;
  // A member is removed, not set to Deleted.
  approval: Same<Static<typeof approvalBody>, ApprovalRequest | null>;
  memberLevel: Same<Static<typeof levelBody>, Omit<LevelRequest, 'level'> & { level: Invitable }>;
  categoryCreate: Same<Static<typeof categoryCreateBody>, CategoryCreateRequest>;
  // The server also accepts a change of the name only.
  categoryUpdate: Same<Required<Static<typeof categoryUpdateBody>>, CategoryUpdateRequest>;
  country: Same<Static<typeof countryBody>, CountryRequest>;
  webhook: Same<Static<typeof webhookBody>, WebhookRequest>;
  token: Same<Static<typeof tokenBody>, ApiTokenRequest>;
  views: Same<Static<typeof viewsBody>, ViewsReport>;
  // The console sends every part.
  newsCreate: Same<
    Required<Omit<Static<typeof newsCreateForm>, Pictures>>,
    Required<Omit<NewsFormParts, 'news_id' | 'from_version' | 'publish' | 'keep_original'>>
  >;
  newsEdit: Same<Required<Omit<Static<typeof newsEditForm>, Pictures>>, Required<NewsFormParts>>;
  // The console accepts refusals with fewer keys, or with several messages per field.
  failure: Static<typeof failureSchema> extends Failed ? true : false;
};

describe('the schemas of the document', () => {
  // The type check reports differences by name.
  it('are the types of the console’s contract', () => {
    const entities: None<Differing<{ [K in keyof Entities]: Same<Documented[K], Entities[K]> }>> = [];
    const requests: None<Differing<Checks>> = [];
    expect([...entities, ...requests]).toEqual([]);
  });
});
