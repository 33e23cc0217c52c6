import type { RemoteMeta } from '@borlette/shared/federation';

const label = (text: string) => ({ fr: text, en: text, de: text });
const route = <const Name extends string>(name: Name) => ({
	id: `evil.${name}` as const,
	path: `/dashboard/evil-globals/${name}` as const,
	permission: null,
	title: label(name),
});

/** A remote that only tests know: each page does something to what all remotes share. */
export const meta = {
	name: 'remote-evil-globals',
	routes: [
		route('leaked-styles'),
		route('style-element'),
		route('linked-sheets'),
		route('adopted-sheet'),
		route('capturing-listeners'),
		route('patched-network'),
		route('patched-builtins'),
		route('patched-iterators'),
		route('patched-elements'),
		route('frozen-builtins'),
		route('lost-arrivals'),
		route('shadowed-elements'),
		route('polluted-prototype'),
		route('cleared-storage'),
		route('full-storage'),
		route('growing-document'),
		route('removing-observer'),
		route('patched-history'),
		route('hidden-document'),
		route('disguised'),
		route('overlay'),
		route('departing'),
		route('leftovers'),
		route('lasting'),
		route('shared-parts'),
		route('subscriptions'),
		route('portals'),
		route('addresses'),
		route('metas'),
		route('ahead'),
		route('harmless'),
	],
	menu: [
		{
			id: 'evil.harmless',
			slot: 'general',
			position: 901,
			icon: 'info',
			label: label('Harmless page'),
			routes: ['evil.harmless'],
		},
		{
			id: 'evil.ahead',
			slot: 'general',
			position: 902,
			icon: 'info',
			label: label('Page ahead'),
			routes: ['evil.ahead'],
		},
	],
} as const satisfies RemoteMeta;
