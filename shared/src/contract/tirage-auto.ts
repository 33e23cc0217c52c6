import { endpoint, Id, strict, Type } from '@borlette/shared/contract';

export const tirageAutoApi = {
	make: endpoint({
		method: 'POST',
		path: '/api/generals/tirage-auto',
		summary: 'Make the dates of the coming days from the schedules, skipping what exists',
		access: { permission: 'add_tirage_auto', roles: ['superuser'] },
		input: {
			body: strict({
				/** Not sent: every active company. */
				companies: Type.Optional(
					Type.Array(Id, { minItems: 1, maxItems: 1_000, uniqueItems: true }),
				),
				/** Days ahead, today included; a week unless given. */
				days: Type.Optional(Type.Integer({ minimum: 1, maximum: 31 })),
			}),
		},
		output: Type.Array(
			Type.Object({
				company_id: Id,
				companyname: Type.String(),
				created: Type.Integer({ description: 'How many dates were made' }),
			}),
		),
	}),
};
