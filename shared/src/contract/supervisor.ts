import {
	CompanyName,
	Id,
	Instant,
	nullable,
	Password,
	Percent,
	Phone,
	type Static,
	Type,
	text,
	Username,
	Version,
} from '@borlette/shared/contract';
import { fullName } from './choices.ts';
import { blockable, crudApi } from './crud.ts';

const editable = {
	first_name: text(80),
	last_name: text(80),
	phone: Phone,
	/** Basis points of what their surcussales sell. */
	commission: Percent,
};

export const Supervisor = Type.Object({
	...editable,
	id: Id,
	companyname: CompanyName,
	username: Type.String(),
	phone: nullable(Type.String()),
	is_active: Type.Boolean(),
	surcussales: Type.Integer({ description: 'How many surcussales they have' }),
	version: Version,
	created_at: Instant,
});
export type Supervisor = Static<typeof Supervisor>;

export const supervisorApi = crudApi({
	path: '/api/companies/supervisor',
	paths: { list: '/api/companies/list-supervisor' },
	param: 'supervisorId',
	codes: 'supervisor',
	item: Supervisor,
	editable,
	added: { username: Username, password: Password },
	changed: blockable,
	filters: { is_active: Type.Boolean() },
	sort: ['last_name', 'username', 'commission', 'created_at'],
	summaries: {
		list: 'Supervisors of the company',
		one: 'One supervisor',
		create: 'Add a supervisor',
		update: 'Change a supervisor',
		remove: 'Delete a supervisor who has no surcussale',
	},
});

/** Supervisors, to choose from. */
export const supervisorChoices = { from: supervisorApi.list, choice: fullName };
/** Those that something may be given to anew. */
export const activeSupervisorChoices = { ...supervisorChoices, where: { is_active: true } };
