/** Made by the build: every `testing/*.examples.tsx`. */
declare module 'virtual:examples' {
	import type { ComponentType } from 'react';

	export interface Group {
		readonly title: string;
		readonly examples: Readonly<Record<string, ComponentType>>;
	}
	export const groups: readonly Group[];
}
