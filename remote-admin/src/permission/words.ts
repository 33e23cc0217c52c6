import type { Permission, PermissionGroup } from '@borlette/shared/contract';
import type { MessageDescriptor } from '@borlette/shared/i18n';
import { messages } from './messages.ts';
import { drawsWords } from './words.draws.ts';
import { houseWords } from './words.house.ts';

/** What each code allows, in words. A new code without words does not compile. */
export const CODE_WORDS: Readonly<Record<Permission, MessageDescriptor>> = {
	...drawsWords,
	...houseWords,
};

export interface Section {
	readonly label: MessageDescriptor;
	readonly groups: readonly PermissionGroup[];
}

/** The codes as the menu orders their pages. */
export const SECTIONS: readonly Section[] = [
	{ label: messages.sectionDashboard, groups: ['dashboard'] },
	{ label: messages.sectionFiche, groups: ['fiche'] },
	{ label: messages.sectionBoule, groups: ['statistique', 'bouleblock', 'lotto'] },
	{
		label: messages.sectionLimite,
		groups: ['typegame', 'typegameagent', 'typeboule', 'typebouleagent'],
	},
	{ label: messages.sectionTirage, groups: ['tirage', 'infotirage'] },
	{ label: messages.sectionPrime, groups: ['tauxtirage', 'agenttauxtirage'] },
	{ label: messages.sectionRapport, groups: ['rapport', 'transaction'] },
	{
		label: messages.sectionReseau,
		groups: ['agent', 'surcussale', 'supervisor', 'office', 'generale'],
	},
	{
		label: messages.sectionCompagnie,
		groups: ['company', 'payment', 'country', 'release', 'message', 'alert'],
	},
	{ label: messages.sectionCompte, groups: ['tracabilite', 'account'] },
];
