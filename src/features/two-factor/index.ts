export { SecondFactorFact } from './components/second-factor-fact';
export { TwoFactorCard } from './components/two-factor-card';
export { FactLine } from './components/fact-line';
