import type { RemoteMeta } from '@borlette/shared/federation';

const label = (text: string) => ({ fr: text, en: text, de: text });

const route = <const Id extends string>(id: Id) => ({
	id,
	path: `/dashboard/evil-failures/${id}`,
	permission: null,
	title: label(`Evil ${id}`),
});

const ROUTES = [
	route('loop-render'),
	route('loop-layout-effect'),
	route('loop-effect'),
	route('loop-promise'),
	route('loop-timer'),
	route('loop-channel'),
	route('loop-store'),
	route('loop-slow'),
	route('loop-snapshot'),
	route('loop-search'),
	route('loop-moves'),
	route('loop-thither'),
	route('loop-hither'),
	route('moves-slowly'),
	route('animation'),
	route('typing'),
	route('throws-render'),
	route('throws-null'),
	route('throws-nameless'),
	route('throws-effect'),
	route('throws-cleanup'),
	route('throws-portal'),
	route('throws-import'),
	route('throws-unseen'),
	route('throws-ahead'),
	route('rejects-nothing'),
	route('no-component'),
	route('no-page'),
	route('broken-body'),
	route('removes-nodes'),
	route('removes-own-nodes'),
	route('empties-document'),
	route('asks'),
	route('waits'),
	route('waits-portal'),
	route('keeps'),
	route('never-yields'),
	route('never-yields-click'),
	route('never-yields-import'),
] as const;

/** A remote whose pages fail, each in its own way. */
export const meta = {
	name: 'remote-evil-failures',
	routes: ROUTES,
	menu: [
		{
			id: 'evil-failures',
			slot: 'general',
			position: 901,
			icon: 'info',
			label: label('Evil failures'),
			routes: ROUTES.map(({ id }) => id),
		},
	],
} as const satisfies RemoteMeta;
