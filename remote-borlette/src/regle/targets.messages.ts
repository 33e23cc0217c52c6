import { defineMessages } from '@borlette/shared/i18n';

export const targets = defineMessages({
	agent_tirage: {
		id: 'regle.target.agent_tirage',
		defaultMessage: 'Agent et tirage',
		description: 'Where a rate is set',
	},
	agent: {
		id: 'regle.target.agent',
		defaultMessage: 'Agent',
		description: 'Where a rate is set',
	},
	tirage: {
		id: 'regle.target.tirage',
		defaultMessage: 'Tirage',
		description: 'Where a rate is set',
	},
	surcussale: {
		id: 'regle.target.surcussale',
		defaultMessage: 'Surcussale',
		description: 'Where a rate is set',
	},
	general: {
		id: 'regle.target.general',
		defaultMessage: 'Générale',
		description: 'Where a rate is set',
	},
});
