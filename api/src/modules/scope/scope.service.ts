import type { OutputOf } from '@borlette/shared/contract';
import type { scopeApi } from '@borlette/shared/contract/auth';
import { ApiFailure, invalidField } from '../../errors.ts';
import type { Context } from '../../http/route.ts';
import { replaceToken } from '../../identity/session.sql.ts';
import { readSession, type SignedIn } from '../../identity/session.ts';
import { newToken, tokenHash } from '../../identity/token.ts';
import { findChoosableCompany, findChoosableCountry } from './scope.sql.ts';

type Rechosen = OutputOf<typeof scopeApi.chooseCompany>;

/** Works on one company from now on; null is "Toutes". */
export async function chooseCompany(
	context: Context,
	session: SignedIn,
	companyId: string | null,
): Promise<Rechosen> {
	const company = companyId ? await findChoosableCompany(context.db, companyId) : undefined;
	if (companyId && !company) throw invalidField('company', 'unknown_reference');
	const label = company?.companyname ?? 'Toutes';
	const countryCode = session.view.select_country_code;
	// A company of another country takes its country along: the chooser must show it.
	const country = countryCode && company ? company.country_code : countryCode;
	return rechoose(context, session, { companyId, countryCode: country }, label);
}

/** Offers the companies of one country; a chosen company of another one is given up. */
export async function chooseCountry(
	context: Context,
	session: SignedIn,
	countryCode: string | null,
): Promise<Rechosen> {
	const country = countryCode ? await findChoosableCountry(context.db, countryCode) : undefined;
	if (countryCode && !country) throw invalidField('country', 'unknown_reference');
	const chosen = session.view.select_company;
	const company = chosen ? await findChoosableCompany(context.db, chosen) : undefined;
	const keeps = !countryCode || company?.country_code === countryCode;
	const companyId = keeps ? chosen : null;
	return rechoose(context, session, { companyId, countryCode }, country?.name ?? 'Tous les pays');
}

/** The same sign-in goes on under a new token; the old one ends. */
async function rechoose(
	context: Context,
	session: SignedIn,
	chosen: { companyId: string | null; countryCode: string | null },
	label: string,
): Promise<Rechosen> {
	const accessToken = newToken();
	await replaceToken(context.db, { old: session.tokenHash, new: tokenHash(accessToken) }, chosen);
	await context.trail({
		action: 'choose',
		type: 'scope',
		id: session.view.id,
		label,
		after: chosen,
	});
	// Nobody chooses before their second step is set up: none is owed here.
	const rules = { twoFactorRoles: [], signInAgainMinutes: 0 };
	const renewed = await readSession(context.db, accessToken, rules);
	if (!renewed) throw new ApiFailure('unauthenticated');
	return { accessToken, user: renewed.view };
}
