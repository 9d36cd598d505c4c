export { prefetchCountries, useListCountriesQuery } from './api/countries-api';
