import {
	CompanyName,
	Day,
	type FieldError,
	Id,
	Instant,
	nullable,
	type Static,
	Type,
	text,
	Version,
} from '@borlette/shared/contract';
import { blockable, crudApi } from './crud.ts';

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

interface Period {
	/** Left out: from now on. */
	starts_at?: string;
	ends_at: string | null;
}

/** With `end_before_start`: before now, and not only before its start. */
export const ALREADY_OVER = 'now';

/**
 * What is wrong with the end of a message, if anything: no terminal would ever show it. `before`: as it was; what is over may
 * stay so.
 */
export function endFault(
	{ starts_at, ends_at }: Period,
	now: number,
	before?: Period,
): FieldError | null {
	const end = Date.parse(ends_at ?? '');
	if (end <= now && end !== Date.parse(before?.ends_at ?? '')) {
		return { code: 'end_before_start', limit: ALREADY_OVER };
	}
	return end <= Date.parse(starts_at ?? '') ? { code: 'end_before_start' } : null;
}

/** A message pushed to terminals. */
export const Message = Type.Object({
	...editable,
	id: Id,
	companyname: CompanyName,
	surcussale_name: nullable(Type.String()),
	agent_name: nullable(Type.String()),
	is_active: Type.Boolean(),
	version: Version,
	created_at: Instant,
	created_by: Type.String(),
});
export type Message = Static<typeof Message>;

export const messagesApi = crudApi({
	path: '/api/companies/messages',
	param: 'messageId',
	codes: 'apppromote',
	item: Message,
	editable,
	changed: blockable,
	adding: { isKeyed: 'optional' },
	/** Of days: messages shown on one of them. */
	filters: {
		start_date: Day,
		end_date: Day,
		is_active: Type.Boolean(),
		surcussale_id: Id,
		agent_id: Id,
	},
	sort: ['created_at', 'title', 'starts_at', 'ends_at'],
	defaultSort: '-created_at',
	summaries: {
		list: 'Messages to terminals; a supervisor gets those their terminals see',
		one: 'One message',
		create: 'Send a message to every terminal, to a surcussale’s or to one agent’s',
		update: 'Change a message, or switch it off',
		remove: 'Delete a message',
	},
});
