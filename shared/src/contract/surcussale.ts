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
import { blockable, crudApi } from './crud.ts';

const editable = {
	name: text(120),
	city: optionalText(120),
	address: optionalText(240),
	phone: nullable(Phone),
	/** Basis points. */
	commission: Percent,
	supervisor_id: nullable(Id),
	/** The regional grouping it belongs to; not sent: none, or as it was. */
	generale_id: Type.Optional(nullable(Id)),
};

export const Surcussale = Type.Object({
	...editable,
	id: Id,
	companyname: CompanyName,
	phone: nullable(Type.String()),
	supervisor_name: nullable(Type.String()),
	generale_id: nullable(Id),
	generale_name: nullable(Type.String()),
	agents: Type.Integer({ description: 'How many agents sell there' }),
	is_active: Type.Boolean(),
	version: Version,
	created_at: Instant,
});
export type Surcussale = Static<typeof Surcussale>;

export const surcussaleApi = crudApi({
	path: '/api/companies/surcussale',
	paths: { list: '/api/companies/list-surcussale' },
	param: 'surcussaleId',
	codes: 'surcussale',
	item: Surcussale,
	editable,
	/** Not sent: the supervisor who adds it, else nobody. */
	added: { supervisor_id: Type.Optional(nullable(Id)) },
	changed: blockable,
	filters: { is_active: Type.Boolean(), supervisor_id: Id, generale_id: Id },
	sort: ['name', 'city', 'commission', 'created_at'],
	sums: ['agents'],
	summaries: {
		list: 'Surcussales of the company; a supervisor gets their own',
		one: 'One surcussale',
		create: 'Add a surcussale',
		update: 'Change a surcussale',
		remove: 'Delete a surcussale without agents',
	},
});

/** Surcussales, to choose from. */
export const surcussaleChoices = { from: surcussaleApi.list, choice: named };
/** Those that something may be given to anew. */
export const activeSurcussaleChoices = { ...surcussaleChoices, where: { is_active: true } };
