import { codesOf, type Endpoint } from '@borlette/shared/contract';
import { userPermissionsApi } from '@borlette/shared/contract/account';
import { agentApi } from '@borlette/shared/contract/agent';
import { alertsApi } from '@borlette/shared/contract/alerts';
import { autopilotApi } from '@borlette/shared/contract/autopilot';
import { generaleApi } from '@borlette/shared/contract/generale';
import { infoTirageApi } from '@borlette/shared/contract/info-tirage';
import {
	typeBoulesAgentApi,
	typeBoulesApi,
	typeGamesAgentApi,
	typeGamesApi,
} from '@borlette/shared/contract/limite';
import { lotGagnantApi, tirageInstanceApi } from '@borlette/shared/contract/lotgagnant';
import { lottoApi } from '@borlette/shared/contract/lotto';
import { messagesApi } from '@borlette/shared/contract/messages';
import { officeApi } from '@borlette/shared/contract/office';
import {
	primeAgentApi,
	primeApi,
	primeSurcussaleApi,
	primeTirageApi,
} from '@borlette/shared/contract/prime';
import { reportSchedulesApi } from '@borlette/shared/contract/report-schedules';
import { supervisorApi } from '@borlette/shared/contract/supervisor';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import { tirageApi } from '@borlette/shared/contract/tirage';
import { CODE_WORDS } from './words.ts';

const ROWS = [
	...[agentApi, alertsApi, generaleApi, infoTirageApi, lottoApi, messagesApi, officeApi],
	...[primeAgentApi, primeSurcussaleApi, primeTirageApi, reportSchedulesApi, supervisorApi],
	...[surcussaleApi, tirageApi, typeBoulesAgentApi, typeBoulesApi, typeGamesAgentApi, typeGamesApi],
];

/** What a code opens that its name does not say. */
const OPENS: ReadonlyArray<readonly [RegExp, Endpoint]> = [
	...ROWS.map(({ remove }) => [/supprimer/, remove] as const),
	[/Fixer la prime générale/, primeApi.update],
	[/prime générale/, primeApi.list],
	[/surcussale/, primeSurcussaleApi.list],
	[/surcussale/, primeSurcussaleApi.create],
	[/surcussale/, primeSurcussaleApi.update],
	[/saisir .* résultats/, lotGagnantApi.enter],
	[/confirmer ses résultats/, lotGagnantApi.confirm],
	[/annuler une date/, tirageInstanceApi.cancel],
	[/dates/, tirageInstanceApi.list],
	[/permissions/, userPermissionsApi.update],
	[/pilote de risque/, autopilotApi.read],
	[/pilote de risque/, autopilotApi.change],
];

test.each(
	OPENS.map(([words, endpoint]) => [endpoint.method, endpoint.path, words, endpoint] as const),
)('the codes of %s %s say %s', (_method, _path, words, endpoint) => {
	const codes = codesOf(endpoint);
	expect(codes).not.toEqual([]);
	const said = codes.map((code) => CODE_WORDS[code].defaultMessage);
	expect(said).toEqual(codes.map(() => expect.stringMatching(words)));
});

test('nobody is told that a code which only reads sets something', () => {
	const reading = Object.entries(CODE_WORDS).filter(([code]) => code.startsWith('view_'));
	const said = reading.map(([, { defaultMessage }]) => String(defaultMessage));
	expect(said.length).toBeGreaterThan(20);
	expect(said.filter((words) => !/^Voir /.test(words) || /fixer|modifier/i.test(words))).toEqual(
		[],
	);
});
