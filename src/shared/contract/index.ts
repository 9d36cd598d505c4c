export * from './enums';
export * from './permissions';
export * from './errors';
export * from './envelope';
export * from './entities';
export * from './requests';
export * from './limits';
export * from './tags';
