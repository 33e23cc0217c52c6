import {
	endpoint,
	Id,
	Instant,
	nullable,
	type OutputOf,
	oneOf,
	RELEASE_REFUSALS,
	type Static,
	strict,
	Type,
	text,
	Username,
} from '@borlette/shared/contract';
import { Code } from '@borlette/shared/contract/auth';

/** Why nobody acts from the console, whoever they are; `pnpm release` goes on. */
export const ACTING_OFF = ['no_store', 'no_key', 'no_grant', 'unreadable'] as const;
export const RELEASE_CHANNELS = ['dev', 'staging', 'production'] as const;
export type ReleaseChannel = (typeof RELEASE_CHANNELS)[number];
/** Every remote, in the place of names. */
export const EVERY_REMOTE = '*';

const RemoteName = Type.String({
	maxLength: 60,
	pattern: '^[a-z][a-z0-9-]*$',
	examples: ['remote-reports'],
});
/** Of a build, as people and the tool call it: `1.4.0-3fa9c1b2d4e5`. */
const BuildName = Type.String({
	maxLength: 80,
	pattern: '^[0-9A-Za-z][0-9A-Za-z.-]*$',
	examples: ['1.4.0-abc123'],
});
/** Revision that made the place of a remote in a channel; 0: it has none there. */
const Seen = Type.Integer({ minimum: 0 });
const Channel = oneOf(RELEASE_CHANNELS);
/** Why, for the trail and the journal; a kill's and a removal's are on the pages of the remote. */
export const Reason = text(300, 3);

const Share = Type.Unsafe<number>({ type: 'number' });
/** Percent of the operators that a canary is offered to from the console. */
export const CANARY_SHARES = [5, 25, 50] as const;

/** What was done and by whom: a person, `npm start`, or null where it was not written down. */
const Done = Type.Object({
	at: Instant,
	by: nullable(Type.String()),
	action: Type.String(),
	from: nullable(Type.String()),
	reason: nullable(Type.String()),
});

const RemoteBuild = Type.Object({
	name: Type.String(),
	version: Type.String(),
	build: Type.String(),
	seen: Seen,
	/** Of all its files; null: they are gone from the store. */
	bytes: nullable(Type.Integer()),
	/** When the build came into the store, by whom. */
	published: nullable(Done),
	/** When it came into this channel. */
	placed: nullable(Done),
	/** Whether it could be compared with host and API of the channel; what of it does not fit. */
	isCompared: Type.Boolean(),
	problems: Type.Array(Type.String()),
	killed: Type.Array(
		Type.Object({ build: Type.String(), reason: Type.String(), at: Type.String() }),
	),
	/** A build that some operators have in its place; percent of them. */
	canary: nullable(Type.Object({ build: Type.String(), share: Share, since: Instant })),
	/** What hosts run: this build, or the last good one in its place; null: nothing. */
	runs: nullable(Type.String()),
	/** Where a rollback leads. */
	back: nullable(Type.String()),
});
export type RemoteBuild = Static<typeof RemoteBuild>;

const ChannelView = Type.Object({
	channel: Channel,
	/** 0: nothing was ever released to it. */
	revision: Type.Integer(),
	signedAt: nullable(Instant),
	expires: nullable(Instant),
	/** How near the end of its list is. */
	expiry: nullable(oneOf(['near', 'past', 'over'])),
	/** Whose key signed the list. */
	signer: nullable(Type.String()),
	/** Why the list in the store is not believed. */
	problem: nullable(Type.String()),
	/** What its builds were compared with; null: nobody noted what it runs on. */
	comparedWith: nullable(Type.String()),
	/** What the host itself lacks in the API. */
	hostProblems: Type.Array(Type.String()),
	remotes: Type.Array(RemoteBuild),
	removed: Type.Array(
		Type.Object({ name: Type.String(), seen: Seen, reason: Type.String(), at: Type.String() }),
	),
});
export type ChannelView = Static<typeof ChannelView>;

/** Why the watch did something: what `reason` says in English, for people of any language. */
const Cause = Type.Object({
	/** `worse`: more visits to a build failed than to the one before; `searched`: whether it is at fault; `innocent`: it was not. */
	code: Type.String(),
	values: Type.Unsafe<Record<string, string | number>>({
		type: 'object',
		additionalProperties: true,
	}),
});
export type Cause = Static<typeof Cause>;

const JournalEntry = Type.Object({
	revision: Type.Integer(),
	at: Instant,
	action: Type.String(),
	by: nullable(Type.String()),
	from: nullable(Type.String()),
	reason: nullable(Type.String()),
	cause: Type.Optional(Cause),
	remotes: Type.Array(Type.String()),
	/** Of a canary: percent of the operators. */
	canary: nullable(Share),
	/** Remotes whose sources no commit had. */
	uncommitted: Type.Optional(Type.Array(Type.String())),
	/** By remote. */
	builds: Type.Unsafe<Record<string, string>>({ type: 'object', additionalProperties: true }),
});
export type JournalEntry = Static<typeof JournalEntry>;

const views = { permission: 'view_release' } as const;
const acts = { permission: 'release_remote' } as const;
const gives = { permission: 'release_remote', roles: ['superuser'] } as const;
const path = '/api/generals/releases';

/** What every act takes: the reason, and a code of one's authenticator, or a recovery code, that was not used yet. */
const signed = { reason: Reason, code: Code };
const Acted = Type.Object({
	/** The tool's own words. */
	said: Type.Array(Type.String()),
});

/** Although it would break a live mix or the links of others, or nobody can say; the tool’s `--anyway`. */
const anyway = Type.Optional(Type.Boolean());

const act = <const P extends Parameters<typeof strict>[0]>(
	name: string,
	summary: string,
	fields: P,
) =>
	endpoint({
		method: 'POST',
		path: `${path}/${name}`,
		summary,
		access: acts,
		writes: 'elsewhere',
		input: { body: strict({ remote: RemoteName, ...fields, ...signed }) },
		output: Acted,
		answersWithin: 60,
		lane: 'long',
	});

/** Remotes by channel: what is there, and what a person may do about it (decision 0037). */
export const releasesApi = {
	read: endpoint({
		method: 'GET',
		path,
		summary: 'Channels with the builds in each, and what the caller may do',
		access: views,
		input: {},
		lane: 'report',
		output: Type.Object({
			channels: Type.Array(ChannelView),
			/** Why nothing can be done from here; null: it can. */
			off: nullable(oneOf(ACTING_OFF)),
			/** Into which channels the server's key may release. */
			signs: Type.Array(Channel),
			/** Remotes that the caller may act on; `*`: every one. */
			remotes: Type.Array(Type.String()),
			/** Whether the caller has an authenticator, without which nobody acts. */
			has_second_step: Type.Boolean(),
		}),
	}),
	journal: endpoint({
		method: 'GET',
		path: `${path}/journal/:channel`,
		summary: 'What was done to a channel, newest first',
		access: views,
		input: {
			params: Type.Object({ channel: Channel }),
			query: strict({
				count: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 50 })),
			}),
		},
		lane: 'report',
		output: Type.Object({ total: Type.Integer(), entries: Type.Array(JournalEntry) }),
	}),
	promote: act('promote', 'Give the build of one channel to another', {
		from: Channel,
		to: Channel,
		/** Of its places in both channels, as the person has them on screen. */
		seen: strict({ from: Seen, to: Seen }),
		/** Percent of the operators who get it; without it everybody. */
		canary: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
		/** Although a draw closes in the next minutes. */
		despite_closing: Type.Optional(Type.Boolean()),
		/** Although no commit has the sources; the tool’s `--uncommitted`. */
		uncommitted: Type.Optional(Type.Boolean()),
		anyway,
	}),
	rollback: act('rollback', 'Give a remote the build that it had before', {
		channel: Channel,
		seen: Seen,
		anyway,
	}),
	kill: act('kill', 'Forbid a build for ever', {
		channel: Channel,
		seen: Seen,
		build: BuildName,
	}),
	remove: act('remove', 'Take a remote out of a channel', { channel: Channel, seen: Seen, anyway }),
	rights: endpoint({
		method: 'GET',
		path: `${path}/rights`,
		summary: 'People of teams who may act on their remotes',
		access: gives,
		input: {},
		output: Type.Array(
			Type.Object({
				user_id: Id,
				username: Type.String(),
				name: Type.String(),
				companyname: nullable(Type.String()),
				remotes: Type.Array(Type.String()),
			}),
		),
	}),
	give: endpoint({
		method: 'PUT',
		path: `${path}/rights`,
		summary: 'Say on which remotes somebody of a team may act; none takes the right away',
		access: gives,
		writes: 'elsewhere',
		input: {
			body: strict({
				username: Username,
				remotes: Type.Array(RemoteName, { maxItems: 50, uniqueItems: true }),
				code: Code,
			}),
		},
		output: Type.Object({ user_id: Id }),
	}),
};

export type ReleaseRight = OutputOf<typeof releasesApi.rights>[number];
export const isReleaseRefusal = (why: string): why is (typeof RELEASE_REFUSALS)[number] =>
	(RELEASE_REFUSALS as readonly string[]).includes(why);
