import {
	endpoint,
	Id,
	Instant,
	listEndpoint,
	nullable,
	type Static,
	strict,
	Type,
	text,
	Version,
} from '@borlette/shared/contract';

const editable = {
	title: text(120),
	body: text(2_000),
	/** One surcussale's terminals; null with `agent_id` null: every terminal. */
	surcussale_id: nullable(Id),
	/** One agent's terminal. */
	agent_id: nullable(Id),
	/** Shown from here to `ends_at`; no end: until it is switched off. */
	starts_at: Instant,
	ends_at: nullable(Instant),
};

/** A message pushed to terminals. */
export const Message = Type.Object({
	...editable,
	id: Id,
	surcussale_name: nullable(Type.String()),
	agent_name: nullable(Type.String()),
	is_active: Type.Boolean(),
	version: Version,
	created_at: Instant,
	created_by: Type.String(),
});
export type Message = Static<typeof Message>;

const path = '/api/companies/messages';
export const messagesApi = {
	list: listEndpoint({
		path,
		summary: 'Messages to terminals; a supervisor gets those their terminals see',
		access: { permission: 'view_apppromote' },
		item: Message,
		filters: { is_active: Type.Boolean(), surcussale_id: Id, agent_id: Id },
		sort: ['created_at', 'title', 'starts_at', 'ends_at'],
		defaultSort: '-created_at',
	}),
	one: endpoint({
		method: 'GET',
		path: `${path}/:messageId`,
		summary: 'One message',
		access: { permission: ['view_apppromote', 'change_apppromote'] },
		input: { params: Type.Object({ messageId: Id }) },
		output: Message,
	}),
	create: endpoint({
		method: 'POST',
		path,
		summary: 'Send a message to every terminal, to a surcussale’s or to one agent’s',
		access: { permission: 'add_apppromote' },
		input: { body: strict(editable) },
		output: Message,
	}),
	update: endpoint({
		method: 'PUT',
		path,
		summary: 'Change a message, or switch it off',
		access: { permission: 'change_apppromote' },
		input: {
			body: strict({
				id: Id,
				version: Version,
				...editable,
				is_active: Type.Optional(Type.Boolean()),
			}),
		},
		output: Message,
	}),
	remove: endpoint({
		method: 'DELETE',
		path,
		summary: 'Delete a message',
		access: { permission: 'change_apppromote' },
		input: { body: strict({ id: Id }) },
		output: Type.Object({ id: Id }),
	}),
};
