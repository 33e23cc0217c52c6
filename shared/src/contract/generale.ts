import {
	CompanyName,
	Id,
	Instant,
	nullable,
	optionalText,
	Percent,
	Phone,
	type Static,
	Type,
	text,
	Version,
} from '@borlette/shared/contract';
import { named } from './choices.ts';
import { crudApi } from './crud.ts';

const editable = {
	name: text(120),
	zone: optionalText(120),
	/** Name of the person in charge. */
	responsible: optionalText(160),
	phone: nullable(Phone),
	/** Basis points of what its surcussales sell. */
	commission: Percent,
};

/** A regional grouping of surcussales. */
export const Generale = Type.Object({
	...editable,
	id: Id,
	companyname: CompanyName,
	phone: nullable(Type.String()),
	surcussales: Type.Integer({ description: 'How many surcussales it groups' }),
	version: Version,
	created_at: Instant,
});
export type Generale = Static<typeof Generale>;

export const generaleApi = crudApi({
	path: '/api/companies/generale',
	paths: { list: '/api/companies/list-generale' },
	param: 'generaleId',
	codes: 'generale',
	item: Generale,
	editable,
	filters: { zone: Type.String({ maxLength: 120 }) },
	sort: ['name', 'zone', 'responsible', 'commission', 'created_at'],
	sums: ['surcussales'],
	summaries: {
		list: 'Generales of the company',
		one: 'One generale',
		create: 'Add a generale',
		update: 'Change a generale',
		remove: 'Delete a generale that groups no surcussale',
	},
});

/** Generales, to choose from. */
export const generaleChoices = { from: generaleApi.list, choice: named };
