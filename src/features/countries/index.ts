export { useListCountriesQuery } from './api/countries-api';
