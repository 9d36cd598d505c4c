import { idTag, listTag, Permission } from '@contract';

import type { Database } from '../../db/database';
import { notFound, refused } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { actorOf, recordAudit } from '../audit/record';
import { findBefore } from '../audit/repository';
import { announce } from '../events/announce';

import { countriesMessages } from './messages';
import { findCountry, restoreCountry } from './repository';
import { explainConflict, objectOf, valuesOf } from './routes';
import { countryParams, countrySchema } from './schemas';

/** Restores a deleted country from its line in the audit log (HIS-04). */
export const registerCountryRestoreRoute = (app: App, { db }: { db: Database }): void => {
  app.post(
    '/api/news/countries/:id/restore',
    {
      config: {
        access: { permission: Permission.NEWS_COUNTRY_DELETE },
        extension: 'restore',
        operationId: 'restoreCountry',
        summary: 'Restore a deleted country',
        tag: 'Countries',
        announces: true,
        audits: ['country.restored'],
      },
      schema: { params: countryParams, response: success(countrySchema) },
    },
    async (request) => {
      const { id } = request.params;
      const country = await db
        .transaction(async (tx) => {
          const deletion = { action: 'country.deleted', kind: 'country', object: String(id) } as const;
          const { name: label, code } = (await findBefore(tx, deletion)) ?? {};
          if (typeof label !== 'string' || typeof code !== 'string') throw notFound();
          if (await findCountry(tx, id)) throw refused(countriesMessages.notDeleted);
          const restored = await restoreCountry(tx, { id, label, code });
          const entry = { object: objectOf(restored), after: valuesOf(restored) };
          await recordAudit(tx, actorOf(request), { action: 'country.restored', ...entry });
          return restored;
        })
        .catch(explainConflict(app));
      announce(request, [listTag('Country'), idTag('Country', id)]);
      return ok(country, countriesMessages.restored[request.locale]);
    },
  );
};
