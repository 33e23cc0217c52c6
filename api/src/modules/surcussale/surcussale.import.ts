import { importSurcussales } from '@borlette/shared/contract/imports';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import { PHONE_COLUMN } from '../../http/imports/columns.ts';
import type {
	CellFault,
	ImportColumn,
	ImportContext,
	ImportKind,
	ReadRows,
	TextRow,
	WrittenRows,
} from '../../http/imports/kind.ts';
import {
	cellsOf,
	checkerOf,
	Named,
	percentIn,
	phoneIn,
	repeated,
} from '../../http/imports/read.ts';
import { surcussalesOf } from './surcussale.bulk.sql.ts';
import {
	generaleNames,
	insertSurcussales,
	type SurcussaleRow,
	supervisorNames,
	takenNames,
} from './surcussale.import.sql.ts';

const COLUMNS: readonly ImportColumn[] = [
	{
		name: 'name',
		title: { fr: 'Surcussale', en: 'Branch', de: 'Filiale' },
		help: { fr: 'Son nom.', en: 'Its name.', de: 'Ihr Name.' },
		isRequired: true,
		sample: 'Delmas 33',
	},
	{
		name: 'city',
		title: { fr: 'Ville', en: 'City', de: 'Ort' },
		help: { fr: 'Où elle est.', en: 'Where it is.', de: 'Wo sie ist.' },
		sample: 'Port-au-Prince',
	},
	{
		name: 'address',
		title: { fr: 'Adresse', en: 'Address', de: 'Adresse' },
		help: { fr: 'Rue et numéro.', en: 'Street and number.', de: 'Straße und Nummer.' },
		sample: '12, rue du Quai',
	},
	PHONE_COLUMN,
	{
		name: 'commission',
		title: { fr: 'Commission (%)', en: 'Commission (%)', de: 'Provision (%)' },
		help: {
			fr: 'De ce que la surcussale vend, en pour cent. Vide : 0.',
			en: 'Of what the branch sells, in percent. Empty: 0.',
			de: 'Von dem, was die Filiale verkauft, in Prozent. Leer: 0.',
		},
		unit: 'percent',
		sample: '2',
	},
	{
		name: 'supervisor',
		title: { fr: 'Superviseur', en: 'Supervisor', de: 'Supervisor' },
		help: {
			fr: 'Son pseudonyme, ou prénom et nom. Vide : aucun.',
			en: 'Their username, or first and last name. Empty: none.',
			de: 'Benutzername, oder Vor- und Nachname. Leer: keiner.',
		},
		sample: 'jean.pierre',
	},
	{
		name: 'generale',
		title: { fr: 'Générale', en: 'Region group', de: 'Regionalgruppe' },
		help: {
			fr: 'Le regroupement régional, par son nom. Vide : aucun.',
			en: 'The region group, by its name. Empty: none.',
			de: 'Die Regionalgruppe, mit ihrem Namen. Leer: keine.',
		},
		sample: 'Ouest',
	},
];

type Row = SurcussaleRow & { row: number };

export const surcussaleImport: ImportKind<SurcussaleRow> = {
	api: importSurcussales,
	columns: COLUMNS,
	read,
	write,
};

async function read(
	{ db, scope, companyId }: ImportContext,
	texts: readonly TextRow[],
): Promise<ReadRows<SurcussaleRow>> {
	const supervisors = new Named();
	for (const { id, username, name, is_active } of await supervisorNames(db, scope)) {
		supervisors.add(username, id, is_active);
		supervisors.add(name, id, is_active);
	}
	const generales = new Named();
	for (const { id, name } of await generaleNames(db, scope)) generales.add(name, id);
	const check = checkerOf(surcussaleApi.create.input.body, COLUMNS);
	const faults: CellFault[] = [];
	const rows = texts.map((one): Row => {
		const { row } = one;
		const { of, tell, idIn } = cellsOf(one, faults);
		const commission = of('commission') === '' ? 0 : percentIn(of('commission'));
		if (commission === undefined) tell('commission', 'format');
		// Who has a part of the house adds to it, and gains by no rate that they set themselves.
		if (scope.supervisorId && commission) tell('commission', 'forbidden');
		const surcussale = {
			...{ name: of('name'), city: of('city'), address: of('address') },
			phone: of('phone') === '' ? null : phoneIn(of('phone')),
			commission: commission ?? 0,
			supervisor_id: idIn('supervisor', supervisors) ?? scope.supervisorId,
			generale_id: idIn('generale', generales),
		};
		faults.push(...check(row, surcussale));
		return { row, ...surcussale };
	});
	const keys = rows.map(({ row, name }) => ({ row, key: name.toLowerCase() }));
	const taken = await takenNames(db, companyId);
	faults.push(
		...repeated(keys, 'name'),
		...keys
			.filter(({ key }) => taken.has(key))
			.map(({ row }) => ({ row, column: 'name', code: 'taken' as const })),
	);
	return { rows, faults, changed: 0 };
}

async function write(
	{ db, scope, companyId }: ImportContext,
	rows: readonly Row[],
): Promise<WrittenRows> {
	const ids = await insertSurcussales(db, companyId, rows);
	const byName = new Map((await surcussalesOf(db, scope, ids)).map((each) => [each.name, each]));
	const result: WrittenRows = { imported: [], faults: [], entries: [] };
	for (const { row, name } of rows) {
		const after = byName.get(name);
		if (!after) {
			result.faults.push({ row, column: 'name', code: 'taken' });
			continue;
		}
		const { id } = after;
		result.imported.push({ row, outcome: 'added', id });
		result.entries.push({ action: 'create', type: 'surcussale', id, label: name, after });
	}
	return result;
}
