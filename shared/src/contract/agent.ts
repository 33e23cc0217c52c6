import {
	Amount,
	endpoint,
	Id,
	Instant,
	listEndpoint,
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

const editable = {
	first_name: text(80),
	last_name: text(80),
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
	phone: Type.String(),
	username: Type.String(),
	surcussale_name: Type.String(),
	balance: Amount,
	is_active: Type.Boolean(),
	version: Version,
	created_at: Instant,
});
export type Agent = Static<typeof Agent>;

const path = '/api/companies/agent';
export const agentApi = {
	list: listEndpoint({
		path: '/api/companies/list-agent',
		summary: 'Agents of the company; a supervisor gets those of their surcussales',
		access: { permission: 'view_agent' },
		item: Agent,
		filters: { is_active: Type.Boolean(), surcussale_id: Id },
		sort: ['last_name', 'username', 'surcussale_name', 'commission', 'balance', 'created_at'],
	}),
	one: endpoint({
		method: 'GET',
		path: `${path}/:agentId`,
		summary: 'One agent',
		access: { permission: ['view_agent', 'change_agent'] },
		input: { params: Type.Object({ agentId: Id }) },
		output: Agent,
	}),
	create: endpoint({
		method: 'POST',
		path,
		summary: 'Add an agent',
		access: { permission: 'add_agent' },
		input: { body: strict({ ...editable, username: Username, password: Password }) },
		output: Agent,
	}),
	update: endpoint({
		method: 'PUT',
		path,
		summary: 'Change an agent; is_active also takes block_agent',
		access: { permission: 'change_agent' },
		input: {
			body: strict({
				id: Id,
				version: Version,
				...editable,
				is_active: Type.Optional(Type.Boolean()),
			}),
		},
		output: Agent,
	}),
	remove: endpoint({
		method: 'DELETE',
		path,
		summary: 'Delete an agent who never sold; block one who did',
		access: { permission: 'change_agent' },
		input: { body: strict({ id: Id }) },
		output: Type.Object({ id: Id }),
	}),
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
