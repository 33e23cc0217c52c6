import {
	type BodyOf,
	Day,
	endpoint,
	Id,
	type OutputOf,
	strict,
	Type,
} from '@borlette/shared/contract';

const access = { permission: 'add_tirage_auto', roles: ['superuser'] } as const;
const path = '/api/generals/tirage-auto';
const body = strict({
	/** Not sent: every active company. */
	companies: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 1_000, uniqueItems: true })),
	/** Days ahead, today included; a week unless given. */
	days: Type.Optional(Type.Integer({ minimum: 1, maximum: 31 })),
});

export const tirageAutoApi = {
	preview: endpoint({
		method: 'POST',
		path: `${path}/apercu`,
		summary: 'What making the dates would make, by company and day; changes nothing',
		access,
		writes: 'elsewhere',
		input: { body },
		lane: 'long',
		output: Type.Array(
			Type.Object({
				company_id: Id,
				companyname: Type.String(),
				/** Days on which a draw is held by the schedules, each by its draw's own calendar. */
				dates: Type.Array(
					Type.Object({
						draw_date: Day,
						/** Draws held that day, those that exist included. */
						draws: Type.Integer(),
						/** Of them, how many would be made. */
						missing: Type.Integer(),
					}),
				),
				failed: Type.Optional(
					Type.Boolean({
						description:
							'Nothing could be worked out, for a reason that the log has: no dates then',
					}),
				),
			}),
		),
	}),
	make: endpoint({
		method: 'POST',
		path,
		summary: 'Make the dates of the coming days from the schedules, skipping what exists',
		access,
		writes: 'elsewhere',
		input: { body },
		lane: 'long',
		output: Type.Array(
			Type.Object({
				company_id: Id,
				companyname: Type.String(),
				created: Type.Integer({ description: 'How many dates were made' }),
				failed: Type.Optional(
					Type.Boolean({ description: 'Nothing could be made, for a reason that the log has' }),
				),
			}),
		),
	}),
};
export type DatePlan = OutputOf<typeof tirageAutoApi.preview>[number];
export type DatesToMake = BodyOf<typeof tirageAutoApi.make>;
