/**
 * What the API offers, a feature each file of calls here, with its version: a remote names the
 * ranges it needs in `remote.meta.ts`. What is added raises the minor; what a remote may rely on
 * and is changed or taken away raises the major. Plain data without imports, because builds read it.
 */
export const API_FEATURES = {
	account: '1.2.0',
	agent: '1.2.0',
	auth: '1.2.0',
	'boules-block': '1.0.0',
	company: '1.1.0',
	config: '1.3.0',
	contact: '1.1.0',
	country: '1.1.0',
	dashboard: '1.0.0',
	events: '1.0.0',
	facturation: '1.0.0',
	fiche: '2.0.0',
	'fiche-view': '1.1.0',
	generale: '1.1.0',
	'historics-payment': '1.1.0',
	'info-tirage': '1.0.0',
	limits: '1.0.0',
	lotgagnant: '1.2.0',
	lotto: '1.0.0',
	messages: '1.0.0',
	'official-results': '1.1.0',
	pos: '1.1.0',
	'pos-package': '1.0.0',
	prime: '1.1.0',
	rapport: '1.0.0',
	regle: '1.0.0',
	statistique: '1.2.0',
	supervisor: '1.1.0',
	surcussale: '1.2.0',
	tirage: '1.1.0',
	'tirage-auto': '1.1.0',
	tracabilite: '1.1.0',
	transaction: '2.0.0',
	'what-if': '1.0.0',
} as const;
export type ApiFeature = keyof typeof API_FEATURES;
