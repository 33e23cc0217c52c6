export type {
	BuildRef,
	Kill,
	Registry,
	RegistryEntry,
	RemoteManifest,
	SealedRegistry,
	Trust,
} from './manifest.ts';
export * from './meta.ts';
export { defineRemote, type PageLoader, type RemoteModule } from './remote.ts';
