import type { TSchema } from 'typebox';

import type { AuditAction, ExtensionName } from '@contract';

import type { Access, Membership } from './access';

/** The headings of the OpenAPI document, in its order. */
export const DOCUMENT_TAGS = [
  'Session',
  'Account',
  'Users',
  'Groups',
  'News',
  'Categories',
  'Countries',
  'Audit',
  'Webhooks',
  'Website',
  'Tokens',
  'Service',
] as const;

/** The schema of a multipart form: a part's `maxLength` and `format` are its limits. */
export type FormSchema = TSchema & { properties: Record<string, TSchema> };

/** The `config` of a route. `plugins/calls.ts` prevents the start if a route under /api omits a required key. */
export type RouteConfig = {
  /** Who may call. */
  access?: Access;
  /** The call's unique name in the OpenAPI document. */
  operationId?: string;
  /** What the call is for, in a few words. */
  summary?: string;
  /** The heading of the call in the OpenAPI document. */
  tag?: (typeof DOCUMENT_TAGS)[number];
  /** A call of the core API, which every backend has. Any other call belongs to an `extension`. */
  core?: true;
  /** The extension that the call belongs to (docs/extensions.md). */
  extension?: ExtensionName;
  /** Extensions that a call supports beyond what it was at first, such as an additional header or field. */
  supports?: readonly ExtensionName[];
  /** For a write: whether it tells open consoles what it has changed (`announce`). */
  announces?: boolean;
  /** For a write: the actions that it may record in the audit log (`recordAudit`); false if it changes no stored data. */
  audits?: readonly AuditAction[] | false;
  /**
   * Whether the caller must have proved within the last minutes that it is them (extension `step-up`): always, or for these bodies and members of the
   * path's group.
   */
  needsProof?: true | ((body: unknown, membership: Membership | null) => boolean);
  /** Also open to people who still have to set up a second factor. */
  whileEnrolling?: true;
  /** The multipart form that the call reads (`readForm`), with the limits of its parts. */
  form?: FormSchema;
  /** Its JSON body may be large (`bodyLimit`), and is limited in number for each person and for all, as forms are. */
  largeBody?: true;
  /** The media type of the body if it is neither JSON nor a form. */
  takes?: string;
  /** The media type of the response if it is not an envelope. */
  produces?: string;
};

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an interface is the only way to extend fastify's
  interface FastifyContextConfig extends RouteConfig {}
}
