import { Type } from 'typebox';

import {
  cleanText,
  type Country,
  type CountryRequest,
  foldName,
  type Id,
  idTag,
  listTag,
  Permission,
} from '@contract';

import type { Database } from '../../db/database';
import { violatesForeignKey, violatesUnique } from '../../db/sql-errors';
import { alreadyExists, invalidInput, notFound, refused } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { changesOf } from '../audit/changes';
import { type AuditActor, actorOf, auditObject, recordAudit } from '../audit/record';
import { announce } from '../events/announce';

import { isCountryCode } from './iso-codes';
import { countriesMessages } from './messages';
import {
  COUNTRY_CODE_KEY,
  COUNTRY_NAME_KEY,
  createCountry,
  deleteCountry,
  findCountry,
  listCountries,
  NEWS_COUNTRY_KEY,
  updateCountry,
} from './repository';
import { countryBody, countryParams, countrySchema, countrySearchQuery } from './schemas';

export const explainConflict =
  (app: App) =>
  (error: unknown): never => {
    if (violatesUnique(error, COUNTRY_NAME_KEY)) throw alreadyExists({ name: countriesMessages.nameTaken });
    if (violatesUnique(error, COUNTRY_CODE_KEY)) throw alreadyExists({ code: countriesMessages.codeTaken });
    if (violatesForeignKey(error, NEWS_COUNTRY_KEY))
      throw refused(app.extensions.has('trash') ? countriesMessages.inUseOrTrash : countriesMessages.inUse);
    throw error;
  };

/** The request with its code in upper case, if that is a country's code. */
const readCountry = ({ name, code }: CountryRequest): CountryRequest => {
  const upperCase = foldName(code).toUpperCase();
  if (!isCountryCode(upperCase)) throw invalidInput({ code: countriesMessages.unknownCode });
  return { name: cleanText(name), code: upperCase };
};

/** The values of a country for the audit log. */
export const valuesOf = ({ label, code }: Country) => ({ name: label, code });
export const objectOf = ({ id, label }: Country) => auditObject('country', { id, name: label });

const deleteRecorded = (db: Database, id: Id, by: AuditActor): Promise<void> =>
  db.transaction(async (tx) => {
    const deleted = await deleteCountry(tx, id);
    if (!deleted) throw notFound();
    const entry = { object: objectOf(deleted), before: valuesOf(deleted) };
    await recordAudit(tx, by, { action: 'country.deleted', ...entry });
  });

export const registerCountryRoutes = (app: App, { db }: { db: Database }): void => {
  app.get(
    '/api/news/countries',
    {
      config: {
        access: 'signed-in',
        operationId: 'listCountries',
        summary: 'Countries, found by name or code',
        tag: 'Countries',
        core: true,
      },
      schema: { querystring: countrySearchQuery, response: success(Type.Array(countrySchema)) },
    },
    async ({ query }) => ok(await listCountries(db, query.search)),
  );

  app.post(
    '/api/news/countries',
    {
      config: {
        access: { permission: Permission.NEWS_COUNTRY_CREATE },
        operationId: 'createCountry',
        summary: 'Create a country',
        tag: 'Countries',
        core: true,
        announces: true,
        audits: ['country.created'],
      },
      schema: { body: countryBody, response: success(countrySchema) },
    },
    async (request) => {
      const { body, locale } = request;
      const given = readCountry(body);
      const country = await db
        .transaction(async (tx) => {
          const created = await createCountry(tx, given);
          const entry = { object: objectOf(created), after: valuesOf(created) };
          await recordAudit(tx, actorOf(request), { action: 'country.created', ...entry });
          return created;
        })
        .catch(explainConflict(app));
      announce(request, [listTag('Country')]);
      return ok(country, countriesMessages.created[locale]);
    },
  );

  app.get(
    '/api/news/countries/:id',
    {
      config: {
        access: 'signed-in',
        operationId: 'getCountry',
        summary: 'One country',
        tag: 'Countries',
        core: true,
      },
      schema: { params: countryParams, response: success(countrySchema) },
    },
    async ({ params }) => {
      const country = await findCountry(db, params.id);
      if (!country) throw notFound();
      return ok(country);
    },
  );

  app.put(
    '/api/news/countries/:id',
    {
      config: {
        access: { permission: Permission.NEWS_COUNTRY_EDIT },
        operationId: 'updateCountry',
        summary: 'Change a country',
        tag: 'Countries',
        core: true,
        announces: true,
        audits: ['country.edited'],
      },
      schema: { params: countryParams, body: countryBody, response: success(countrySchema) },
    },
    async (request) => {
      const { params, body, locale } = request;
      const given = readCountry(body);
      const country = await db
        .transaction(async (tx) => {
          const updated = await updateCountry(tx, params.id, given);
          if (!updated) return null;
          const changes = changesOf(valuesOf(updated.before), valuesOf(updated.after));
          const entry = { object: objectOf(updated.after), ...changes };
          await recordAudit(tx, actorOf(request), { action: 'country.edited', ...entry });
          return updated.after;
        })
        .catch(explainConflict(app));
      if (!country) throw notFound();
      announce(request, [listTag('Country'), idTag('Country', params.id), { type: 'News' }]);
      return ok(country, countriesMessages.saved[locale]);
    },
  );

  app.delete(
    '/api/news/countries/:id',
    {
      config: {
        access: { permission: Permission.NEWS_COUNTRY_DELETE },
        operationId: 'deleteCountry',
        summary: 'Delete a country without news',
        tag: 'Countries',
        core: true,
        announces: true,
        audits: ['country.deleted'],
      },
      schema: { params: countryParams, response: success(Type.Null()) },
    },
    async (request) => {
      const { params, locale } = request;
      await deleteRecorded(db, params.id, actorOf(request)).catch(explainConflict(app));
      announce(request, [listTag('Country')]);
      return ok(null, countriesMessages.deleted[locale]);
    },
  );
};
