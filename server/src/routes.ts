import type { Database, Listen } from './db/database';
import type { App } from './http/app-instance';
import type { Clock } from './http/clock';
import { registerEditAccountRoute } from './modules/accounts/edit-route';
import { registerFirstRunRoutes } from './modules/accounts/first-run-routes';
import { registerLinkRoutes } from './modules/accounts/link-routes';
import { registerAccountRoutes } from './modules/accounts/routes';
import { registerTokenRoutes } from './modules/api-tokens/routes';
import { registerAuditRoutes } from './modules/audit/routes';
import { registerAuthRoutes } from './modules/auth/routes';
import type { Tokens } from './modules/auth/tokens';
import { registerCategoryRestoreRoute } from './modules/categories/restore-route';
import { registerCategoryRoutes } from './modules/categories/routes';
import { registerCountryRestoreRoute } from './modules/countries/restore-route';
import { registerCountryRoutes } from './modules/countries/routes';
import { registerDeletedGroupRoutes } from './modules/deleted-groups/routes';
import { registerDeskRoutes } from './modules/desk/routes';
import { registerDraftRoutes } from './modules/drafts/routes';
import { registerDrawingRoutes } from './modules/drawings/routes';
import { registerErasureRoutes } from './modules/erasure/routes';
import { registerEventRoutes } from './modules/events/routes';
import type { FetchPicture } from './modules/fetched-pictures/fetch-picture';
import { registerFetchedPictureRoutes } from './modules/fetched-pictures/routes';
import { registerFigureRoutes } from './modules/figures/routes';
import { registerFindNewsRoutes } from './modules/find-news/routes';
import { registerHandOverRoutes } from './modules/hand-over/routes';
import { registerHealthRoutes } from './modules/health/routes';
import { registerImageRoutes } from './modules/images/routes';
import { registerImportRoutes } from './modules/imports/routes';
import { registerGroupCategoryRoutes } from './modules/journalists/group-category-routes';
import { registerGroupRoutes } from './modules/journalists/group-routes';
import { registerMemberRoutes } from './modules/journalists/member-routes';
import type { Keyring } from './modules/keys/keyring';
import type { Post } from './modules/mail/post';
import { registerMemberRestoreRoute } from './modules/members/restore-route';
import { registerGroupMemberRoutes } from './modules/members/routes';
import { registerNewsApproveRoutes } from './modules/news/approve-routes';
import { registerNewsListRoutes } from './modules/news/list-routes';
import type { Workers } from './modules/news/workers';
import { registerNewsWriteRoutes } from './modules/news/write-routes';
import { registerNotifications } from './modules/notifications/notifications';
import { createOwnSignInRule } from './modules/oidc/own-sign-in-rule';
import { registerOidc } from './modules/oidc/routes';
import { registerAvatarRoutes } from './modules/own-account/avatar-routes';
import { registerProfileRoutes } from './modules/own-account/profile-routes';
import { registerSessionRoutes } from './modules/own-account/session-routes';
import { type Ceremonies, createCeremonies } from './modules/passkeys/ceremonies';
import { registerOwnPasskeyRoutes } from './modules/passkeys/own-routes';
import type { RelyingParty } from './modules/passkeys/relying-party';
import { registerPasskeyProofRoutes } from './modules/passkeys/step-up-routes';
import { registerPublishedRoutes } from './modules/published/routes';
import { registerRefusalRoutes } from './modules/refusals/routes';
import { registerReturnRoutes } from './modules/returns/routes';
import { registerSignInWaysRoutes } from './modules/sign-in-ways/routes';
import { registerSite } from './modules/site/site';
import { registerStepUpRoutes } from './modules/step-up/routes';
import { registerTagSuggestionRoutes } from './modules/tag-suggestions/routes';
import { registerTrashRoutes } from './modules/trash/routes';
import { registerTwoFactorPersonRoutes } from './modules/two-factor/person-routes';
import { registerTwoFactorRoutes } from './modules/two-factor/routes';
import type { Secrets } from './modules/two-factor/secrets';
import { registerUserRoutes } from './modules/users/routes';
import { registerVersionRoutes } from './modules/versions/routes';
import type { WebhookSender } from './modules/webhooks/send';
import { registerWebhooks } from './modules/webhooks/webhooks';
import type { Demo, TwoFactorPolicy } from './settings/config';
import type { OidcConfig } from './settings/oidc-config';
import type { Storage } from './storage/storage';

/** The dependencies that the routes of one server share. */
export type RouteDeps = {
  db: Database;
  listen: Listen;
  storage: Storage;
  workers: Workers;
  clock: Clock;
  publicUrl: string;
  /** The zone of the newsroom, in which its days begin and readers see dates. */
  timeZone: string;
  uploadMegabytesPerDay: number;
  tokens: Tokens;
  secrets: Secrets;
  keyring: Keyring;
  policy: TwoFactorPolicy;
  /** For whom passkeys are made; null where they do not work. */
  relyingParty: RelyingParty | null;
  demo: Demo;
  isFirstRun: () => Promise<boolean>;
  isDraining: () => boolean;
  /** Why the disk takes no writes of texts; undefined if it does. */
  fullDisk: () => Promise<string | undefined>;
  /** Why the server cannot write and read at this moment. */
  readiness: () => Promise<string[]>;
  fourEyes: boolean;
  fetchesPictures: boolean;
  fetchPicture: FetchPicture;
  webhookSender: WebhookSender;
  /** What is sent by mail; undefined if no letters are sent. */
  post: Post | undefined;
  /** The provider by which people sign in too. */
  oidc: OidcConfig | undefined;
  deliversOutbox: boolean;
  hasSite: boolean;
  siteName: string;
  onlySection7: boolean;
};

const ceremoniesOf = (app: App, { relyingParty, ...deps }: RouteDeps): Ceremonies | undefined =>
  relyingParty ? createCeremonies({ ...deps, relyingParty, log: app.log }) : undefined;

/** Every call of the server, module by module. Each module takes the dependencies that it needs. */
export const registerRoutes = async (app: App, deps: RouteDeps): Promise<void> => {
  registerHealthRoutes(app, deps);
  const refuseOwnSignIn = deps.oidc && createOwnSignInRule({ ...deps, oidc: deps.oidc });
  const ceremonies = ceremoniesOf(app, deps);
  registerAuthRoutes(app, { ...deps, refuseOwnSignIn, ceremonies });
  registerStepUpRoutes(app, deps);
  if (deps.oidc) registerOidc(app, { ...deps, oidc: deps.oidc });
  registerTwoFactorRoutes(app, deps);
  registerTwoFactorPersonRoutes(app, deps);
  registerSignInWaysRoutes(app, deps);
  if (ceremonies) {
    registerOwnPasskeyRoutes(app, { ...deps, ceremonies });
    registerPasskeyProofRoutes(app, { ...deps, ceremonies });
  }
  registerProfileRoutes(app, deps);
  registerAvatarRoutes(app, deps);
  registerSessionRoutes(app, deps);
  registerDraftRoutes(app, deps);
  if (!deps.onlySection7) registerNotifications(app, deps);
  registerUserRoutes(app, deps);
  registerRefusalRoutes(app, deps);
  registerAccountRoutes(app, deps);
  registerEditAccountRoute(app, deps);
  registerErasureRoutes(app, deps);
  registerHandOverRoutes(app, deps);
  registerLinkRoutes(app, deps);
  registerFirstRunRoutes(app, deps);
  registerCategoryRoutes(app, deps);
  registerCategoryRestoreRoute(app, deps);
  registerCountryRoutes(app, deps);
  registerCountryRestoreRoute(app, deps);
  registerGroupRoutes(app, deps);
  registerDeletedGroupRoutes(app, deps);
  registerMemberRoutes(app, deps);
  registerGroupCategoryRoutes(app, deps);
  registerGroupMemberRoutes(app, deps);
  registerMemberRestoreRoute(app, deps);
  registerNewsListRoutes(app, deps);
  registerDeskRoutes(app, deps);
  registerFigureRoutes(app, deps);
  registerFindNewsRoutes(app, deps);
  registerNewsWriteRoutes(app, deps);
  registerTagSuggestionRoutes(app, deps);
  if (deps.fetchesPictures) registerFetchedPictureRoutes(app, deps);
  registerNewsApproveRoutes(app, deps);
  registerReturnRoutes(app, deps);
  registerVersionRoutes(app, deps);
  registerPublishedRoutes(app, deps);
  registerTrashRoutes(app, deps);
  registerAuditRoutes(app, deps);
  registerTokenRoutes(app, deps);
  await registerImportRoutes(app, deps);
  if (!deps.onlySection7) registerWebhooks(app, deps);
  if (!deps.onlySection7) await registerEventRoutes(app, deps);
  registerDrawingRoutes(app);
  registerImageRoutes(app, deps);
  registerSite(app, deps);
};
