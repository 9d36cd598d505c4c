/** All tables, as created by the migrations; one file per subject. */
export * from './audit';
export * from './categories';
export * from './clean-up';
export * from './groups';
export * from './images';
export * from './instances';
export * from './news';
export * from './news-published';
export * from './news-search';
export * from './outbox';
export * from './second-factors';
export * from './settings';
export * from './sign-in';
export * from './tag-uses';
export * from './totals';
export * from './users';
export * from './versions';
