import { agentApi } from '@borlette/shared/contract/agent';
import { importAgents, importLimits, importSurcussales } from '@borlette/shared/contract/imports';
import {
	typeBoulesAgentApi,
	typeBoulesApi,
	typeGamesAgentApi,
	typeGamesApi,
} from '@borlette/shared/contract/limite';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import { words } from '@borlette/shared/i18n';
import { ImportPage } from './ImportPage.tsx';
import { messages } from './messages.ts';

export const ImportAgentsPage = () => (
	<ImportPage
		api={importAgents}
		title={messages.agents}
		list="agent.list"
		listLabel={words.agents}
		refreshes={[agentApi.list, surcussaleApi.list]}
	/>
);

export const ImportSurcussalesPage = () => (
	<ImportPage
		api={importSurcussales}
		title={messages.surcussales}
		list="surcussale.list"
		listLabel={messages.ofSurcussales}
		refreshes={[surcussaleApi.list]}
	/>
);

export const ImportLimitsPage = () => (
	<ImportPage
		api={importLimits}
		title={messages.limits}
		list="limite-game-per-agent.list"
		listLabel={messages.ofLimits}
		refreshes={[
			typeGamesApi.list,
			typeGamesAgentApi.list,
			typeBoulesApi.list,
			typeBoulesAgentApi.list,
		]}
	/>
);
