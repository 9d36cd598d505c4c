export { prefetchCountries, useListCountriesQuery } from './api/countries-api';
export { countryUndo } from './model/undo';
