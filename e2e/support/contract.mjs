import { register } from 'node:module';

// The contract for scripts that Node runs as they are: it is TypeScript, whose types go as it is loaded.
register('./typescript-hooks.mjs', import.meta.url);

export const { callAt, itemsIn, outputOf, requestOf, send } = await import(
	'@borlette/shared/contract/request'
);
export const { passwordApi } = await import('@borlette/shared/contract/account');
export const { agentApi } = await import('@borlette/shared/contract/agent');
export const { authApi, profileApi, scopeApi } = await import('@borlette/shared/contract/auth');
export const { clotureApi } = await import('@borlette/shared/contract/cloture');
export const { healthApi } = await import('@borlette/shared/contract/config');
export const { contactApi } = await import('@borlette/shared/contract/contact');
export const { controleApi } = await import('@borlette/shared/contract/controle');
export const { dashboardApi } = await import('@borlette/shared/contract/dashboard');
export const { overviewApi } = await import('@borlette/shared/contract/overview');
export const { eventsApi } = await import('@borlette/shared/contract/events');
export const { ficheApi } = await import('@borlette/shared/contract/fiche');
export const { typeBoulesApi } = await import('@borlette/shared/contract/limite');
export const { lotGagnantApi, RESULT_WARNINGS } = await import(
	'@borlette/shared/contract/lotgagnant'
);
export const { pagesApi } = await import('@borlette/shared/contract/pages');
export const { paletteApi } = await import('@borlette/shared/contract/palette');
export const { posApi } = await import('@borlette/shared/contract/pos');
export const { rapportApi } = await import('@borlette/shared/contract/rapport');
export const { supervisorApi } = await import('@borlette/shared/contract/supervisor');
export const { surcussaleApi } = await import('@borlette/shared/contract/surcussale');
export const { tirageApi } = await import('@borlette/shared/contract/tirage');
export const { transactionApi } = await import('@borlette/shared/contract/transaction');
export const { statistiqueApi } = await import('@borlette/shared/contract/statistique');
export const { whatIfApi } = await import('@borlette/shared/contract/what-if');
