import type * as contract from '../../src/shared/contract';

// The contract with this server's types, imported as @contract: ids are numbers here.
export * from '../../src/shared/contract';
export * from '../../src/shared/contract/right-texts';

export type Id = number;

/** The same type with numbers for ids, at any depth. */
type Numbered<T> = contract.Id extends T ? number : T extends object ? { [K in keyof T]: Numbered<T[K]> } : T;

export type User = Numbered<contract.User>;
export type GroupAccess = Numbered<contract.GroupAccess>;
export type AccountRequest = Numbered<contract.AccountRequest>;
export type Profile = Numbered<contract.Profile>;
export type GroupMember = Numbered<contract.GroupMember>;
export type ManagedMember = Numbered<contract.ManagedMember>;
export type JournalistGroup = Numbered<contract.JournalistGroup>;
export type DeletedGroup = Numbered<contract.DeletedGroup>;
export type JournalistCheck = Numbered<contract.JournalistCheck>;
export type NewsItem = Numbered<contract.NewsItem>;
export type SavedNews = Numbered<contract.SavedNews>;
export type NewsSummary = Numbered<contract.NewsSummary>;
export type JournalistNews = Numbered<contract.JournalistNews>;
export type DeskItem = Numbered<contract.DeskItem>;
export type DeskList = Numbered<contract.DeskList>;
export type Desk = Numbered<contract.Desk>;
export type WriterFigures = Numbered<contract.WriterFigures>;
export type ReadFigures = Numbered<contract.ReadFigures>;
export type GroupFigures = Numbered<contract.GroupFigures>;
export type UnfinishedItem = Numbered<contract.UnfinishedItem>;
export type GroupOfPerson = Numbered<contract.GroupOfPerson>;
export type HandOverNewsRequest = Numbered<contract.HandOverNewsRequest>;
export type UnfinishedWork = Numbered<contract.UnfinishedWork>;
export type VersionSummary = Numbered<contract.VersionSummary>;
export type NewsVersionContent = Numbered<contract.NewsVersionContent>;
export type NewsContent = Numbered<contract.NewsContent>;
export type NewsFilter = Numbered<contract.NewsFilter>;
export type MediaPicture = Numbered<contract.MediaPicture>;
export type MediaUse = Numbered<contract.MediaUse>;
export type MediaPictureWithUses = Numbered<contract.MediaPictureWithUses>;
export type DeletedMedia = Numbered<contract.DeletedMedia>;
export type PersonPresent = Numbered<contract.PersonPresent>;
export type NewsPresence = Numbered<contract.NewsPresence>;
export type Notification = Numbered<contract.Notification>;
export type SavedView = Numbered<contract.SavedView>;
export type NewsComment = Numbered<contract.NewsComment>;
export type CommentThread = Numbered<contract.CommentThread>;
export type CommentRequest = Numbered<contract.CommentRequest>;
export type NewsCategory = Numbered<contract.NewsCategory>;
export type Country = Numbered<contract.Country>;
export type AuditFilter = Numbered<contract.AuditFilter>;
export type TemplateContent = Omit<Numbered<contract.TemplateContent>, 'categoryId'> & {
  categoryId: Id | null;
};
export type TemplateSummary = Numbered<contract.TemplateSummary>;
export type Template = TemplateSummary & { content: TemplateContent };
export type TemplateRequest = { name: string; content: TemplateContent };
export type TemplateChangeRequest = { name: string; content?: TemplateContent };
export type AuditRecord = Omit<contract.AuditRecord, 'id' | 'actor' | 'groupId'> & {
  id: Id;
  actor: Profile | null;
  groupId: Id | null;
};
export type AuditPage = { records: AuditRecord[]; older: Id | null; newer: Id | null };
export type SavedViewRequest = Omit<contract.SavedViewRequest, 'groupId'> & { groupId: Id | null };
export type WebhookNews = Numbered<contract.WebhookNews>;
export type Webhook = Numbered<contract.Webhook>;
export type NewWebhook = Numbered<contract.NewWebhook>;
export type WebhookDelivery = Omit<contract.WebhookDelivery, 'id' | 'newsId'> & {
  id: Id;
  newsId: Id | null;
};
export type WebhookDeliveryPage = { deliveries: WebhookDelivery[]; older: Id | null };
export type SiteArticle = Numbered<contract.SiteArticle>;
export type SiteGone = Numbered<contract.SiteGone>;
export type SiteNews = Numbered<contract.SiteNews>;
export type ViewsReport = Numbered<contract.ViewsReport>;
export type ApiToken = Numbered<contract.ApiToken>;
export type NewApiToken = Numbered<contract.NewApiToken>;
export type Passkey = Numbered<contract.Passkey>;
export type SignInWays = Numbered<contract.SignInWays>;
