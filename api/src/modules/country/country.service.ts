import type { BodyOf } from '@borlette/shared/contract';
import type { Country, countryApi } from '@borlette/shared/contract/country';
import { insertRow, updateRow } from '../../db/write.ts';
import type { UploadedFiles } from '../../http/body.ts';
import { found, versionConflict } from '../../http/changes.ts';
import { leaveCompany } from '../../http/provider.ts';
import { dropPicture, keepPicture } from '../../http/replace-picture.ts';
import type { Work } from '../../http/route.ts';
import { deleteCountry, findCountry } from './country.sql.ts';

export const getCountry = async ({ db }: Work, id: string): Promise<Country> =>
	found(await findCountry(db, id));

export async function createCountry(
	work: Work,
	body: BodyOf<typeof countryApi.create>,
	files: UploadedFiles,
): Promise<Country> {
	const flag = files.flag ? await keepPicture(work.db, 'flag', files.flag) : null;
	const id = await insertRow(work.db, 'countries', { ...body, flag });
	const after = await getCountry(work, id);
	await record(work, 'create', after, { after });
	return after;
}

export async function changeCountry(
	work: Work,
	{ id, version, ...country }: BodyOf<typeof countryApi.update>,
): Promise<Country> {
	const before = await getCountry(work, id);
	if (!(await updateRow(work.db, 'countries', { companyId: null, id, version }, country))) {
		throw versionConflict(await getCountry(work, id));
	}
	const after = await getCountry(work, id);
	await record(work, 'update', after, { before, after });
	return after;
}

export async function changeFlag(work: Work, id: string, files: UploadedFiles): Promise<Country> {
	const before = await getCountry(work, id);
	const flag = await keepPicture(work.db, 'flag', files.flag);
	await updateRow(work.db, 'countries', { ...before, companyId: null }, { flag });
	await dropPicture(work.db, before.flag);
	const after = await getCountry(work, id);
	await record(work, 'update', after, { before, after });
	return after;
}

export async function removeCountry(work: Work, id: string): Promise<{ id: string }> {
	const before = await getCountry(work, id);
	await deleteCountry(work.db, id);
	await dropPicture(work.db, before.flag);
	await record(work, 'delete', before, { before });
	return { id };
}

async function record(
	work: Work,
	action: 'create' | 'update' | 'delete',
	{ id, name }: Country,
	rows: { before?: Country; after?: Country },
): Promise<void> {
	await leaveCompany(work);
	await work.audit({ action, type: 'country', id, label: name, ...rows });
}
