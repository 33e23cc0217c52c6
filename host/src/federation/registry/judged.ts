import { UNAVAILABLE } from '@borlette/shared/config/metadata/places.mjs';
import type { Problem } from '@borlette/shared/config/metadata/problems.mjs';
import {
	MENU_ICONS,
	MENU_SLOTS,
	type Registry,
	type RegistryEntry,
	type RemoteManifest,
	type RouteMeta,
} from '@borlette/shared/federation';

/** What is left of a remote's metadata once each part of it was judged alone. */
export interface Judged {
	/** With what is right in it, or could be mended. */
	readonly manifest: RemoteManifest;
	/** What was wrong, and where. */
	readonly faults: readonly Problem[];
	/** Pages that cannot be shown; each address shows the reason. */
	readonly lost: readonly RouteMeta[];
	/** Why none of its code may run. */
	readonly unusable?: string;
}
/** `signedBy`: who holds the key that signed its place. */
export type JudgedEntry = RegistryEntry & Judged & { readonly signedBy?: string };
export interface JudgedRegistry extends Registry {
	readonly remotes: Readonly<Record<string, JudgedEntry>>;
	/** By remote: why its place in the channel is not believed; in `remotes` is the last one that is. */
	readonly refused?: Readonly<Record<string, string>>;
	/** Of a former revision that a tester opened: the channel's revision now. */
	readonly now?: number;
}

/** It is signed, and yet no registry: the last verified one is used. */
export class RegistryDamaged extends Error {
	override readonly name = 'RegistryDamaged';
}

/** More of them tell nobody more. */
export const MOST_FAULTS = 50;
export const lineOf = ({ at, problem }: Problem): string => `${at} ${problem}`;

/** Where the reasons of a remote are shown for what has no address of its own. */
export const placeOfReasons = (remote: string): string => `${UNAVAILABLE}/${remote}`;

const isIn = (list: readonly string[], name: string): boolean => list.includes(name);
export const hasSlot = (slot: string): boolean => isIn(MENU_SLOTS, slot);
/** The host's own, or one that came within the metadata. */
export const hasIcon = (icon: string): boolean =>
	isIn(MENU_ICONS, icon) || icon.startsWith('data:');

/** A file that a build needs from the start and has no hash of: it would never be used. */
export const unsignedIn = ({ entry, i18n, assets }: RemoteManifest): string | undefined =>
	[entry, ...Object.values(i18n)].find((file) => !Object.hasOwn(assets, file));
