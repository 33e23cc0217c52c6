import { defineTexts } from '@borlette/shared/i18n';

export const targets = defineTexts('regle.target', {
	agent_tirage: 'Agent et tirage',
	agent: 'Agent',
	tirage: 'Tirage',
	surcussale: 'Surcussale',
	general: 'Générale',
});
