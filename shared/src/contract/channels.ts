import {
	endpoint,
	Id,
	Instant,
	LANGUAGES,
	nullable,
	oneOf,
	type Static,
	strict,
	Type,
	text,
} from '@borlette/shared/contract';
import { SendingProblem } from './sendings.ts';

/** Digits of the code that confirms an address, and for how many minutes it does. */
export const EMAIL_CODE_DIGITS = 6;
export const EMAIL_CODE_MINUTES = 15;

/** The first point that something stands before is told from those that follow: there is one way only to read a text. */
const Email = Type.String({
	maxLength: 254,
	pattern: '^[^\\s@<>",;]+@[^\\s@<>",;][^\\s@<>",;.]*\\.[^\\s@<>",;]+$',
	examples: ['marie@example.com'],
});

/** How the caller can be reached. */
export const MyChannels = Type.Object({
	/** null: this server sends no mail (SMTP_URL is not set). */
	sender: nullable(Type.String()),
	email: nullable(Type.String()),
	is_confirmed: Type.Boolean(),
	/** Why the code that was asked for could not be sent. */
	problem: nullable(SendingProblem),
	/** With it a browser asks its maker for an address (Push API): P-256, uncompressed, base64url. */
	push_key: Type.String(),
	browsers: Type.Array(
		Type.Object({ id: Id, endpoint: Type.String(), label: Type.String(), created_at: Instant }),
	),
});
export type MyChannels = Static<typeof MyChannels>;

const path = '/api/user/channels';
/** One's own: everybody who is signed in, whichever company they work on. */
const own = { access: 'session', writes: 'elsewhere' } as const;
const lang = oneOf(LANGUAGES);

export const channelsApi = {
	read: endpoint({
		method: 'GET',
		path,
		summary: 'How the caller can be reached, and by what this server sends',
		access: 'session',
		output: MyChannels,
		input: {},
	}),
	/** Refused with `too_many_requests` within a minute of the last one. */
	setEmail: endpoint({
		method: 'PUT',
		path: `${path}/email`,
		summary: 'Set one’s address; a code is sent there, and it counts once that is typed',
		...own,
		input: { body: strict({ email: Email, lang }) },
		output: MyChannels,
	}),
	/** `is_right` false: it is wrong or too old, or others were wrong too often. */
	confirmEmail: endpoint({
		method: 'POST',
		path: `${path}/email/confirm`,
		summary: 'Confirm one’s address by the code that was sent there',
		...own,
		input: {
			body: strict({
				code: Type.String({ pattern: `^\\d{${EMAIL_CODE_DIGITS}}$`, examples: ['123456'] }),
			}),
		},
		output: Type.Object({ ...MyChannels.properties, is_right: Type.Boolean() }),
	}),
	removeEmail: endpoint({
		method: 'DELETE',
		path: `${path}/email`,
		summary: 'Forget one’s address',
		...own,
		input: {},
		output: MyChannels,
	}),
	addBrowser: endpoint({
		method: 'POST',
		path: `${path}/browsers`,
		summary: 'Have a browser show notifications to the caller, and to nobody else',
		...own,
		input: {
			body: strict({
				endpoint: Type.String({
					maxLength: 1_000,
					pattern: '^https?://',
					examples: ['https://push.example.com/a'],
				}),
				p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}$', examples: ['B'.repeat(87)] }),
				auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', examples: ['A'.repeat(22)] }),
				label: text(80),
				lang,
			}),
		},
		output: MyChannels,
	}),
	removeBrowser: endpoint({
		method: 'DELETE',
		path: `${path}/browsers`,
		summary: 'Have a browser show no more notifications',
		...own,
		input: { body: strict({ id: Id }) },
		output: MyChannels,
	}),
};
