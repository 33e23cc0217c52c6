/// <reference path="./assets.d.ts" />

export type { PartShapes, Problem, UsedParts } from './fit.ts';
export type {
	BuildRef,
	Canary,
	Kill,
	Registry,
	RegistryEntry,
	RemoteManifest,
	Removal,
} from './manifest.ts';
export * from './meta.ts';
export type { HostOffer, HostUses, SignedFile, Uses } from './offers.ts';
export { defineRemote, type PageLoader, type RemoteModule } from './remote.ts';
export type {
	ChannelList,
	Grants,
	Holder,
	KeptHost,
	Place,
	PublicKey,
	Right,
	Sealed,
	SealedRegistry,
	Trust,
} from './trust.ts';
