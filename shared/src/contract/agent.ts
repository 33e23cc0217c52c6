import {
	Amount,
	CompanyCurrency,
	CompanyName,
	endpoint,
	Id,
	Instant,
	nullable,
	optionalText,
	Password,
	Percent,
	Phone,
	type Static,
	strict,
	Type,
	text,
	Username,
	Version,
} from '@borlette/shared/contract';
import { fullName } from './choices.ts';
import { blockable, crudApi } from './crud.ts';

/**
 * What tells namesakes apart, short enough to be said: up to two letters and a number, one agent's of a company
 * (412 is 0412). Left empty the API gives the next number.
 */
const AgentCode = Type.String({
	maxLength: 8,
	pattern: '^([A-Za-z]{0,2}[0-9]{1,6})?$',
	examples: ['0412'],
});

const editable = {
	first_name: text(80),
	last_name: text(80),
	/** Left out it stays as it is. */
	code: Type.Optional(AgentCode),
	phone: Phone,
	surcussale_id: Id,
	/** Basis points of what the agent sells. */
	commission: Percent,
	/** Serial number of the terminal; empty while none is bound. */
	device_id: optionalText(64),
};

export const Agent = Type.Object({
	...editable,
	id: Id,
	companyname: CompanyName,
	code: Type.String(),
	phone: Type.String(),
	username: Type.String(),
	surcussale_name: Type.String(),
	balance: Amount,
	currency: CompanyCurrency,
	is_active: Type.Boolean(),
	version: Version,
	created_at: Instant,
});
export type Agent = Static<typeof Agent>;

const path = '/api/companies/agent';
export const agentApi = crudApi({
	path,
	paths: { list: '/api/companies/list-agent' },
	param: 'agentId',
	codes: 'agent',
	item: Agent,
	editable,
	added: { username: Username, password: Password },
	changed: blockable,
	filters: { is_active: Type.Boolean(), surcussale_id: Id },
	sort: ['last_name', 'code', 'username', 'surcussale_name', 'commission', 'balance', 'created_at'],
	summaries: {
		list: 'Agents of the company; a supervisor gets those of their surcussales',
		one: 'One agent',
		create: 'Add an agent',
		update: 'Change an agent; is_active also takes block_agent',
		remove: 'Delete an agent who never sold; block one who did',
	},
});

/** What an agent is called wherever they are named; answers say it as `agent_name`. */
export const agentName = (agent: Pick<Agent, 'first_name' | 'last_name' | 'code'>): string =>
	`${fullName(agent)} · ${agent.code}`;

/** Agents, to choose from: with their surcussales, by which people know namesakes. */
export const agentChoices = {
	from: agentApi.list,
	choice: (agent: Agent): string => `${agentName(agent)}, ${agent.surcussale_name}`,
};

/** A terminal that an agent signed in on, or that is bound to them. */
export const AgentDevice = Type.Object({
	device_id: Type.String({ description: 'Serial number' }),
	is_bound: Type.Boolean({
		description: 'The one the agent may sign in on; another one is refused',
	}),
	/** null: nobody signed in on it yet. */
	first_used_at: nullable(Instant),
	last_used_at: nullable(Instant),
	/** null: not signed in now. */
	signed_in_until: nullable(Instant),
});
export type AgentDevice = Static<typeof AgentDevice>;

/** What terminals are told beside username and password. */
export const agentSignInApi = {
	company: endpoint({
		method: 'GET',
		path: '/api/companies/agent-sign-in',
		summary: 'The code of the company that its agents type at a terminal',
		access: { permission: ['add_agent', 'change_password_agent'] },
		input: {},
		/** null: no company is chosen. */
		output: Type.Object({ company: nullable(Type.String()) }),
	}),
};

export const agentDeviceApi = {
	list: endpoint({
		method: 'GET',
		path: `${path}/:agentId/devices`,
		summary: 'Terminals of an agent, the bound one first',
		access: { permission: 'change_agent' },
		input: { params: Type.Object({ agentId: Id }) },
		output: Type.Array(AgentDevice),
	}),
	unbind: endpoint({
		method: 'DELETE',
		path: '/api/companies/agent-device',
		summary: 'Take the terminal from an agent: it is signed out, the next one to sign in is bound',
		access: { permission: 'change_agent' },
		input: { body: strict({ id: Id }) },
		output: Agent,
	}),
};
