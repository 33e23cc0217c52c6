import type { BodyOf } from '@borlette/shared/contract';
import type { Country, countryApi } from '@borlette/shared/contract/country';
import { insertRow, updateRow } from '../../db/write.ts';
import type { UploadedFiles } from '../../http/body.ts';
import { found, versionConflict } from '../../http/changes.ts';
import { leaveCompany } from '../../http/provider.ts';
import { dropPicture, keepPicture } from '../../http/replace-picture.ts';
import type { Context } from '../../http/route.ts';
import { deleteCountry, findCountry } from './country.sql.ts';

export const getCountry = async ({ db }: Context, id: string): Promise<Country> =>
	found(await findCountry(db, id));

export async function createCountry(
	context: Context,
	body: BodyOf<typeof countryApi.create>,
	files: UploadedFiles,
): Promise<Country> {
	const flag = files.flag ? await keepPicture(context.db, 'flag', files.flag) : null;
	const id = await insertRow(context.db, 'countries', { ...body, flag });
	const after = await getCountry(context, id);
	await record(context, 'create', after, { after });
	return after;
}

export async function changeCountry(
	context: Context,
	{ id, version, ...country }: BodyOf<typeof countryApi.update>,
): Promise<Country> {
	const before = await getCountry(context, id);
	if (!(await updateRow(context.db, 'countries', { companyId: null, id, version }, country))) {
		throw versionConflict(await getCountry(context, id));
	}
	const after = await getCountry(context, id);
	await record(context, 'update', after, { before, after });
	return after;
}

export async function changeFlag(
	context: Context,
	id: string,
	files: UploadedFiles,
): Promise<Country> {
	const before = await getCountry(context, id);
	const flag = await keepPicture(context.db, 'flag', files.flag);
	const key = { companyId: null, id, version: before.version };
	if (!(await updateRow(context.db, 'countries', key, { flag }))) {
		throw versionConflict(await getCountry(context, id));
	}
	await dropPicture(context.db, before.flag);
	const after = await getCountry(context, id);
	await record(context, 'update', after, { before, after });
	return after;
}

export async function removeCountry(context: Context, id: string): Promise<{ id: string }> {
	const before = await getCountry(context, id);
	await deleteCountry(context.db, id);
	await dropPicture(context.db, before.flag);
	await record(context, 'delete', before, { before });
	return { id };
}

async function record(
	context: Context,
	action: 'create' | 'update' | 'delete',
	{ id, name }: Country,
	rows: { before?: Country; after?: Country },
): Promise<void> {
	await leaveCompany(context);
	await context.trail({ action, type: 'country', id, label: name, ...rows });
}
