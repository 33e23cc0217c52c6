import type { RegistryEntry } from '../../src/federation/manifest.ts';

export function takenBack(
	was: RegistryEntry,
	is: RegistryEntry,
): { problem?: string; metadata?: string };
