import {
	Day,
	endpoint,
	Id,
	Instant,
	listEndpoint,
	nullable,
	Phone,
	type Static,
	strict,
	Type,
	text,
} from '@borlette/shared/contract';

/** What a visitor of the public site wrote to the provider. */
export const ContactMessage = Type.Object({
	id: Id,
	name: Type.String(),
	email: Type.String(),
	phone: nullable(Type.String()),
	message: Type.String(),
	created_at: Instant,
});
export type ContactMessage = Static<typeof ContactMessage>;

export const contactApi = {
	send: endpoint({
		method: 'POST',
		path: '/api/contact',
		summary: 'Write to the provider; a few times a minute from one address',
		access: 'public',
		input: {
			body: strict({
				name: text(120),
				email: Type.String({
					maxLength: 254,
					pattern: '^[^\\s@\\u0000]+@[^\\s@\\u0000]+$',
					examples: ['marie@example.com'],
				}),
				phone: nullable(Phone),
				message: text(4_000),
			}),
		},
		output: Type.Object({}),
	}),
	one: endpoint({
		method: 'GET',
		path: '/api/generals/contact-messages/:messageId',
		summary: 'One message of a visitor',
		access: { roles: ['superuser'] },
		input: { params: Type.Object({ messageId: Id }) },
		output: ContactMessage,
	}),
	list: listEndpoint({
		path: '/api/generals/contact-messages',
		summary: 'What visitors of the public site wrote',
		access: { roles: ['superuser'] },
		item: ContactMessage,
		/** Days of who reads, both included. */
		filters: { start_date: Day, end_date: Day },
		sort: ['created_at', 'name', 'email'],
		defaultSort: '-created_at',
	}),
};
