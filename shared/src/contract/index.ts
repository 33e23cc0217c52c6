export * from './currency.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './list.ts';
export * from './permissions.ts';
export * from './schema.ts';
