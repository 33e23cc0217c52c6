import {
	CompanyName,
	Day,
	endpoint,
	Id,
	Instant,
	listEndpoint,
	nullable,
	optionalText,
	type Static,
	strict,
	Type,
	Version,
} from '@borlette/shared/contract';

/**
 * What can be blocked: two to five digits (borlette, lotto 3, 4, 5) or two balls (mariage).
 * `34*12` is stored as `12*34`: they are one combination.
 */
export const Boule = Type.String({
	pattern: '^([0-9]{2,5}|[0-9]{2}\\*[0-9]{2})$',
	examples: ['07'],
});

const editable = {
	/** null: every draw. */
	tirage_id: nullable(Id),
	/** null: every agent. */
	agent_id: nullable(Id),
	/** Draw dates, both included; no end: until unblocked. */
	start_date: Day,
	end_date: nullable(Day),
	reason: optionalText(240),
};

export const BouleBlock = Type.Object({
	...editable,
	id: Id,
	companyname: CompanyName,
	boule: Type.String(),
	tirage_name: nullable(Type.String()),
	agent_name: nullable(Type.String()),
	/** false: unblocked before its end. */
	is_active: Type.Boolean(),
	version: Version,
	created_at: Instant,
	created_by: Type.String(),
});
export type BouleBlock = Static<typeof BouleBlock>;

const path = '/api/companies/boules-block';
export const boulesBlockApi = {
	list: listEndpoint({
		path,
		summary: 'Blocked balls',
		access: { permission: 'view_bouleblock' },
		item: BouleBlock,
		/** Of days: blocks that hold on one of them. */
		filters: {
			start_date: Day,
			end_date: Day,
			is_active: Type.Boolean(),
			tirage_id: Id,
			agent_id: Id,
		},
		sort: ['created_at', 'boule', 'start_date', 'end_date'],
		defaultSort: '-created_at',
	}),
	create: endpoint({
		method: 'POST',
		path,
		summary: 'Block one or more balls',
		access: { permission: 'add_bouleblock' },
		input: {
			body: strict({
				boules: Type.Array(Boule, { minItems: 1, maxItems: 100, uniqueItems: true }),
				...editable,
			}),
		},
		output: Type.Array(BouleBlock),
	}),
	update: endpoint({
		method: 'PUT',
		path,
		summary: 'Unblock a ball, block it again, or change its dates and reason',
		access: { permission: 'block_boule' },
		input: {
			body: strict({
				id: Id,
				version: Version,
				is_active: Type.Optional(Type.Boolean()),
				end_date: Type.Optional(nullable(Day)),
				reason: Type.Optional(optionalText(240)),
			}),
		},
		output: BouleBlock,
	}),
};
