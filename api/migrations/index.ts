import type { Migration } from 'kysely';
import { up as platform } from './0001-platform.ts';
import { up as signIn } from './0002-sign-in.ts';
import { up as network } from './0003-network.ts';
import { up as draws } from './0004-draws.ts';
import { up as fiches } from './0005-fiches.ts';
import { up as audit } from './0006-audit.ts';
import { up as fichesByMonth } from './0007-fiches-by-month.ts';
import { up as limitsPrimesOptions } from './0008-limits-primes-options.ts';
import { up as wallet } from './0009-wallet.ts';
import { up as exposureRollups } from './0010-exposure-rollups.ts';
import { up as administration } from './0011-administration.ts';
import { up as account } from './0012-account.ts';
import { up as billing } from './0013-billing.ts';
import { up as companies } from './0014-companies.ts';
import { up as seals } from './0019-seals.ts';
import { up as importHistory } from './0020-import-history.ts';
import { up as sale } from './0021-sale.ts';
import { up as sellFiche } from './0022-sell-fiche.ts';
import { up as ficheOutcome } from './0023-fiche-outcome.ts';
import { up as pos } from './0024-pos.ts';
import { up as results } from './0025-results.ts';
import { up as gains } from './0026-gains.ts';
import { up as settlement } from './0027-settlement.ts';
import { up as officialResults } from './0028-official-results.ts';
import { up as reportIndexes } from './0040-report-indexes.ts';
import { up as publicFiche } from './0041-public-fiche.ts';
import { up as liveEvents } from './0050-live-events.ts';
import { up as decideByFirstLine } from './0051-decide-by-first-line.ts';
import { up as stakedAgainst } from './0052-staked-against.ts';
import { up as paidFicheAgainst } from './0054-paid-fiche-against.ts';
import { up as twoFactor } from './0055-two-factor.ts';
import { up as agentDevices } from './0056-agent-devices.ts';
import { up as twoFactorReset } from './0057-two-factor-reset.ts';
import { up as sessionCountry } from './0058-session-country.ts';
import { up as permissionsOfAll } from './0059-permissions-of-all.ts';
import { up as sharedTables } from './0060-shared-tables.ts';
import { up as signInsOfAPerson } from './0061-sign-ins-of-a-person.ts';
import { up as readAfterLock } from './0065-read-after-lock.ts';
import { up as boundedStakes } from './0066-bounded-stakes.ts';
import { up as partWrites } from './0067-part-writes.ts';
import { up as codeOnPaper } from './0068-code-on-paper.ts';
import { up as witnesses } from './0069-witnesses.ts';
import { up as pageSums } from './0070-page-sums.ts';
import { up as secondStepDemanded } from './0080-second-step-demanded.ts';
import { up as peopleOfTheProvider } from './0081-people-of-the-provider.ts';
import { up as releaseRights } from './0090-release-rights.ts';

/** In the order of their names. A published migration is never edited: write a further one. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
	'0001-platform': { up: platform },
	'0002-sign-in': { up: signIn },
	'0003-network': { up: network },
	'0004-draws': { up: draws },
	'0005-fiches': { up: fiches },
	'0006-audit': { up: audit },
	'0007-fiches-by-month': { up: fichesByMonth },
	'0008-limits-primes-options': { up: limitsPrimesOptions },
	'0009-wallet': { up: wallet },
	'0010-exposure-rollups': { up: exposureRollups },
	'0011-administration': { up: administration },
	'0012-account': { up: account },
	'0013-billing': { up: billing },
	'0014-companies': { up: companies },
	'0019-seals': { up: seals },
	'0020-import-history': { up: importHistory },
	'0021-sale': { up: sale },
	'0022-sell-fiche': { up: sellFiche },
	'0023-fiche-outcome': { up: ficheOutcome },
	'0024-pos': { up: pos },
	'0025-results': { up: results },
	'0026-gains': { up: gains },
	'0027-settlement': { up: settlement },
	'0028-official-results': { up: officialResults },
	'0040-report-indexes': { up: reportIndexes },
	'0041-public-fiche': { up: publicFiche },
	'0050-live-events': { up: liveEvents },
	'0051-decide-by-first-line': { up: decideByFirstLine },
	'0052-staked-against': { up: stakedAgainst },
	'0054-paid-fiche-against': { up: paidFicheAgainst },
	'0055-two-factor': { up: twoFactor },
	'0056-agent-devices': { up: agentDevices },
	'0057-two-factor-reset': { up: twoFactorReset },
	'0058-session-country': { up: sessionCountry },
	'0059-permissions-of-all': { up: permissionsOfAll },
	'0060-shared-tables': { up: sharedTables },
	'0061-sign-ins-of-a-person': { up: signInsOfAPerson },
	'0065-read-after-lock': { up: readAfterLock },
	'0066-bounded-stakes': { up: boundedStakes },
	'0067-part-writes': { up: partWrites },
	'0068-code-on-paper': { up: codeOnPaper },
	'0069-witnesses': { up: witnesses },
	'0070-page-sums': { up: pageSums },
	'0080-second-step-demanded': { up: secondStepDemanded },
	'0081-people-of-the-provider': { up: peopleOfTheProvider },
	'0090-release-rights': { up: releaseRights },
};

export const NEWEST_MIGRATION = Object.keys(MIGRATIONS).sort().at(-1) as string;
