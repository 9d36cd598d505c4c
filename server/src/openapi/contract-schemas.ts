import { type TSchema, Type } from 'typebox';

import { ErrorCode, JournalistLevel, type PermissionName, PERMISSIONS, PostStatus } from '@contract';

import { idSchema, nullable, oneOf } from '../http/schemas';
import { linkSchema } from '../modules/accounts/schemas';
import { apiTokenSchema, newApiTokenSchema } from '../modules/api-tokens/schemas';
import { auditPageSchema, auditRecordSchema } from '../modules/audit/schemas';
import { loginResponse } from '../modules/auth/schemas';
import { categorySchema } from '../modules/categories/schemas';
import { commentThreadSchema, newsCommentSchema } from '../modules/comments/schemas';
import { countrySchema } from '../modules/countries/schemas';
import { deletedGroupSchema } from '../modules/deleted-groups/schemas';
import { deskItemSchema, deskListSchema, deskSchema } from '../modules/desk/schemas';
import { draftSchema, draftSummarySchema } from '../modules/drafts/schemas';
import { erasureSchema } from '../modules/erasure/schemas';
import { groupFiguresSchema, readFiguresSchema, writerFiguresSchema } from '../modules/figures/schemas';
import {
  groupOfPersonSchema,
  unfinishedItemSchema,
  unfinishedWorkSchema,
} from '../modules/hand-over/schemas';
import {
  checkSchema,
  groupSchema,
  memberSchema,
  profileSchema,
  statisticsSchema,
} from '../modules/journalists/schemas';
import {
  deletedMediaSchema,
  mediaPictureSchema,
  mediaPictureWithUsesSchema,
  mediaTagSchema,
  mediaUseSchema,
} from '../modules/media/schemas';
import { groupMemberSchema } from '../modules/members/schemas';
import {
  journalistNewsSchema,
  newsItemSchema,
  savedNewsSchema,
  newsSummarySchema,
  referenceSchema,
  tagSchema,
  uploadedImageSchema,
} from '../modules/news/schemas';
import {
  notificationSchema,
  notificationSettingsSchema,
  unreadNotificationsSchema,
} from '../modules/notifications/schemas';
import {
  providerLinkSchema,
  providerSignInSchema,
  providerSignOutSchema,
  startSchema as providerStartSchema,
} from '../modules/oidc/schemas';
import { newDeviceSchema, sessionSchema } from '../modules/own-account/schemas';
import { optionsSchema, passkeySchema } from '../modules/passkeys/schemas';
import { newsPresenceSchema, personPresentSchema } from '../modules/presence/schemas';
import { signInWaysSchema } from '../modules/sign-in-ways/schemas';
import { siteArticleSchema, siteGoneSchema, siteNewsSchema } from '../modules/site-news/schemas';
import { tagSuggestionSchema } from '../modules/tag-suggestions/schemas';
import { templateSchema, templateSummarySchema } from '../modules/templates/schemas';
import { recoveryCodesSchema, startSchema, twoFactorSchema } from '../modules/two-factor/schemas';
import { userSchema } from '../modules/users/schemas';
import { versionSchema, versionSummarySchema } from '../modules/versions/schemas';
import { savedViewSchema } from '../modules/views/schemas';
import {
  newWebhookSchema,
  sentAgainSchema,
  webhookDeliveryPageSchema,
  webhookDeliverySchema,
  webhookSchema,
} from '../modules/webhooks/schemas';

/** The right that a refused caller lacks. */
const missingRightSchema = Type.Object({
  permissions: Type.Optional(
    Type.Array(Type.Unsafe<PermissionName>({ type: 'string', enum: PERMISSIONS.map(({ name }) => name) })),
  ),
  level: Type.Optional(oneOf(Object.values(JournalistLevel))),
  allows: Type.String(),
  givenBy: Type.Array(Type.String()),
});

/** The envelope of every refusal. */
export const failureSchema = Type.Object({
  success: Type.Literal(false),
  data: Type.Null(),
  message: Type.String(),
  code: oneOf(Object.values(ErrorCode)),
  errors: nullable(
    Type.Unsafe<Record<string, string>>({ type: 'object', additionalProperties: { type: 'string' } }),
  ),
  missing: Type.Optional(missingRightSchema),
  groups: Type.Optional(Type.Array(Type.Object({ id: idSchema, name: Type.String() }))),
});

/** The entities of the contract, by name; a test compares the two. */
export const entitySchemas = {
  User: userSchema,
  LoginResponse: loginResponse,
  TwoFactor: twoFactorSchema,
  TwoFactorStart: startSchema,
  ProviderStart: providerStartSchema,
  ProviderSignIn: providerSignInSchema,
  ProviderSignOut: providerSignOutSchema,
  ProviderLink: providerLinkSchema,
  SignInWays: signInWaysSchema,
  RecoveryCodes: recoveryCodesSchema,
  Passkey: passkeySchema,
  PasskeyOptions: optionsSchema,
  OwnSession: sessionSchema,
  NewDevice: newDeviceSchema,
  AccountLink: linkSchema,
  DraftSummary: draftSummarySchema,
  Draft: draftSchema,
  NewsComment: newsCommentSchema,
  CommentThread: commentThreadSchema,
  MediaPicture: mediaPictureSchema,
  MediaPictureWithUses: mediaPictureWithUsesSchema,
  MediaUse: mediaUseSchema,
  DeletedMedia: deletedMediaSchema,
  MediaTag: mediaTagSchema,
  PersonPresent: personPresentSchema,
  NewsPresence: newsPresenceSchema,
  SavedView: savedViewSchema,
  TemplateSummary: templateSummarySchema,
  Template: templateSchema,
  Notification: notificationSchema,
  UnreadNotifications: unreadNotificationsSchema,
  NotificationSettings: notificationSettingsSchema,
  Profile: profileSchema,
  GroupMember: memberSchema,
  ManagedMember: groupMemberSchema,
  JournalistGroup: groupSchema,
  DeletedGroup: deletedGroupSchema,
  GroupStatistics: statisticsSchema,
  JournalistCheck: checkSchema,
  Tag: tagSchema,
  TagSuggestion: tagSuggestionSchema,
  Reference: referenceSchema,
  NewsItem: newsItemSchema,
  SavedNews: savedNewsSchema,
  NewsSummary: newsSummarySchema,
  VersionSummary: versionSummarySchema,
  NewsVersionContent: versionSchema,
  JournalistNews: journalistNewsSchema,
  DeskItem: deskItemSchema,
  DeskList: deskListSchema,
  Desk: deskSchema,
  WriterFigures: writerFiguresSchema,
  ReadFigures: readFiguresSchema,
  GroupFigures: groupFiguresSchema,
  UnfinishedItem: unfinishedItemSchema,
  GroupOfPerson: groupOfPersonSchema,
  Erasure: erasureSchema,
  UnfinishedWork: unfinishedWorkSchema,
  UploadedImage: uploadedImageSchema,
  NewsCategory: categorySchema,
  Country: countrySchema,
  AuditRecord: auditRecordSchema,
  AuditPage: auditPageSchema,
  Webhook: webhookSchema,
  NewWebhook: newWebhookSchema,
  WebhookDelivery: webhookDeliverySchema,
  WebhookDeliveryPage: webhookDeliveryPageSchema,
  SentAgain: sentAgainSchema,
  ApiToken: apiTokenSchema,
  NewApiToken: newApiTokenSchema,
  SiteArticle: siteArticleSchema,
  SiteGone: siteGoneSchema,
  SiteNews: siteNewsSchema,
};

const namesOf = (values: Record<string, number>): string =>
  Object.entries(values)
    .map(([name, value]) => `${value} ${name}`)
    .join(', ');

type Named = { schema: TSchema; description?: string };

/** The components of the document, by name; the document refers to them wherever they are used. */
export const namedSchemas: Record<string, Named> = {
  ...Object.fromEntries(Object.entries(entitySchemas).map(([name, schema]) => [name, { schema }])),
  MissingRight: { schema: missingRightSchema, description: 'The right that a refused caller lacks.' },
  JournalistLevel: { schema: oneOf(Object.values(JournalistLevel)), description: namesOf(JournalistLevel) },
  PostStatus: { schema: oneOf(Object.values(PostStatus)), description: namesOf(PostStatus) },
  ErrorCode: { schema: oneOf(Object.values(ErrorCode)), description: namesOf(ErrorCode) },
  PermissionBit: {
    schema: oneOf(PERMISSIONS.map(({ bit }) => bit)),
    description: PERMISSIONS.map(({ name, bit }) => `${bit} ${name}`).join(', '),
  },
  Failure: { schema: failureSchema, description: 'A call that was refused. `errors` is keyed by field.' },
};
