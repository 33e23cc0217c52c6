export type { Registry, RegistryEntry, RemoteManifest } from './manifest.ts';
export * from './meta.ts';
export { defineRemote, type PageLoader, type RemoteModule } from './remote.ts';
