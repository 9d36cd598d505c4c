import type { UndoTable } from '@/shared/api/undo-table';

import { countriesApi } from '../api/countries-api';

const { restoreCountry } = countriesApi.endpoints;

export const countryUndo: UndoTable = {
  'country.deleted':
    ({ object: { id } }) =>
    (dispatch) =>
      dispatch(restoreCountry.initiate(id)).unwrap(),
};
