import type { BodyOf, FieldError } from '@borlette/shared/contract';
import {
	type CompanyDetails,
	type CompanySettings,
	type companyApi,
	leavesOutSmall,
	tiersOutOfOrder,
} from '@borlette/shared/contract/company';
import { holding } from '../../db/homes/homes.ts';
import { insertRow, updateRow } from '../../db/write.ts';
import { planInstances } from '../../engine/instances.sql.ts';
import { ApiFailure, invalidFields } from '../../errors.ts';
import type { UploadedFiles } from '../../http/body.ts';
import { changeOf, found, versionConflict } from '../../http/changes.ts';
import { enterCompany, leaveCompany } from '../../http/provider.ts';
import { requireReferences } from '../../http/references.ts';
import { dropPicture, keepPicture } from '../../http/replace-picture.ts';
import type { Context } from '../../http/route.ts';
import { requireZone } from '../../http/zones.ts';
import { hashGivenPassword } from '../../identity/password.ts';
import type { SignedIn } from '../../identity/session.ts';
import { deleteCompany, findCompany, setLogo, updateSettings } from './company.sql.ts';
import { insertAdmin, insertCatalogue } from './new-company.sql.ts';

const TYPE = 'company';

/** Enters the company: what follows in the transaction is its own. */
export async function getCompany(context: Context, id: string): Promise<CompanyDetails> {
	await enterCompany(context, id);
	return found(await findCompany(context.db, id));
}

/** A company that can sell from its first day: admin, draws, options, general prime. */
export async function createCompany(
	context: Context,
	body: BodyOf<typeof companyApi.create>,
	files: UploadedFiles,
): Promise<CompanyDetails> {
	const { username, password, first_name, last_name, phone, ...company } = body;
	const { country_id } = company;
	await requireReferences(context, { country_id });
	await requireZone(context.db, company.timezone);
	const passwordHash = await hashGivenPassword(password, body);
	const photo = files.user_photo && (await keepPicture(context.db, 'user_photo', files.user_photo));
	const id = await insertRow(context.db, 'companies', { ...company, user_photo: photo });
	await enterCompany(context, id);
	await insertAdmin(context.db, id, { username, passwordHash, first_name, last_name, phone });
	await insertCatalogue(context.db, id);
	const after = await getCompany(context, id);
	await context.trail({ action: 'create', type: TYPE, id, label: after.companyname, after });
	return after;
}

export async function changeCompany(
	context: Context,
	{ id, version, settings: changed, ...company }: BodyOf<typeof companyApi.update>,
): Promise<CompanyDetails> {
	const before = await getCompany(context, id);
	const settings = changed && { ...before.settings, ...changed };
	const { country_id } = company;
	await requireReferences(context, { country_id });
	await requireZone(context.db, company.timezone, before.timezone);
	if (settings) requireRisingTiers(settings);
	if (!(await updateRow(context.db, 'companies', { companyId: null, id, version }, company))) {
		throw versionConflict(await getCompany(context, id));
	}
	if (settings) await updateSettings(context.db, id, settings);
	// While it was blocked nobody planned for it, and it sells again from now on.
	if (company.is_active && !before.is_active) await planInstances(context.db, id);
	const after = await getCompany(context, id);
	const action = changeOf(before, after);
	await context.trail({ action, type: TYPE, id, label: after.companyname, before, after });
	return after;
}

function requireRisingTiers(settings: CompanySettings): void {
	const fields: Record<string, FieldError> = {};
	for (const name of ['free_mariage_tiers', 'invoice_tiers'] as const) {
		for (const [index, limit] of tiersOutOfOrder(settings[name])) {
			fields[`settings.${name}.${index}.from`] = { code: 'too_small', limit };
		}
	}
	if (leavesOutSmall(settings.invoice_tiers)) {
		fields['settings.invoice_tiers.0.from'] = { code: 'too_large', limit: 1 };
	}
	if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

/** Refused (`in_use`) once it had a surcussale, a supervisor or an invoice, and while it is on another server. */
export async function removeCompany(context: Context, id: string): Promise<{ id: string }> {
	if ((await holding(context.db.pool, id)) !== context.db.pool) throw new ApiFailure('in_use');
	const before = await getCompany(context, id);
	await deleteCompany(context.db, id);
	await dropPicture(context.db, before.user_photo);
	await leaveCompany(context);
	await context.trail({ action: 'delete', type: TYPE, id, label: before.companyname, before });
	return { id };
}

/** Of the company worked on. */
export async function changeLogo(
	context: Context,
	{ view }: SignedIn,
	files: UploadedFiles,
): Promise<{ user_photo: string }> {
	const { companyname } = found(await findCompany(context.db, context.companyId));
	const user_photo = await keepPicture(context.db, 'user_photo', files.user_photo);
	const before = await setLogo(context.db, user_photo);
	await dropPicture(context.db, before);
	await context.trail({
		action: 'update',
		type: TYPE,
		id: context.companyId,
		label: view.companyname ?? companyname,
		before: { user_photo: before },
		after: { user_photo },
	});
	return { user_photo };
}
