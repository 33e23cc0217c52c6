import { existsSync } from 'node:fs';
import { isGood } from '../../../shared/config/metadata/check.mjs';
import { NAME } from '../../../shared/config/metadata/schema.mjs';
import { HOST } from '../../../shared/config/trust/host.mjs';
import { ALL } from '../../../shared/config/trust/rights.mjs';
import { Failure } from '../../local/failure.mjs';
import { readChannel } from '../channel.mjs';
import { CHANNELS } from '../channels.mjs';
import { changeGrants, putGrants, readGrants } from '../grants.mjs';
import { heldBy, withRevoked, withRight, withRotation } from '../holders.mjs';
import {
	makeKey,
	publicFileOf,
	publicHalf,
	readKey,
	readNamed,
	readPublic,
	readRoot,
	trustRoot,
	writePublic,
} from '../keys.mjs';
import { migrate } from '../migrate.mjs';

/** @import { Holder } from '../../../shared/src/federation/trust.ts' */
/** @import { Half, Options } from '../types.ts' */

const DAY_MS = 24 * 60 * 60_000;
const DAYS = '400';
const OVERLAP_DAYS = '14';
/** A hundred years. */
const MOST_DAYS = 36_500;
/** What follows the name of an action. @type {Record<string, number>} */
const NAMES_AFTER = { grant: 1, rotate: 1, revoke: 1, put: 1 };
/** @param {number} days */
const daysFromNow = (days) => new Date(Date.now() + days * DAY_MS);

/**
 * @typedef {import('../context.mjs').Context} Context
 * @type {Record<string, (context: Context) => Promise<void>>}
 */

const actions = {
	/** @param {Context} context */
	async root(context) {
		const { rootFile, trustFile } = context;
		const key = makeKey(rootFile);
		trustRoot(trustFile, key);
		context.line(
			`✓ root key ${publicHalf(key).id}: ${rootFile}; keep it where no network reaches it`,
		);
		context.line(`✓ for hosts: ${trustFile}`);
	},

	/** @param {Context} context */
	async new(context) {
		const key = makeKey(context.keyFile);
		const file = publicFileOf(context.keyFile);
		writePublic(file, publicHalf(key), context.options.name ?? '');
		context.line(`✓ private key ${publicHalf(key).id}: ${context.keyFile}; it stays with its team`);
		context.line(`✓ public half: ${file}; send it to who holds the root key, for key grant`);
	},

	/** @param {Context} context */
	async grant(context) {
		const half = publicHalfNamed(context, 'the public half of the key that gets the right');
		const remotes = listIn(context, 'remotes');
		const strange = remotes.find((name) => name !== ALL && !isGood(NAME, name));
		if (strange) {
			throw new Failure(
				`${strange} is no name of a remote: write lower-case words joined by hyphens, such as remote-hello, or * for every one.`,
			);
		}
		const channels = listIn(context, 'channels');
		const unknown = channels.find((channel) => !CHANNELS.includes(channel));
		if (unknown) throw new Failure(`There is no channel ${unknown}: name ${CHANNELS.join(', ')}.`);
		const until = daysIn(context, 'days').toISOString();
		const right = { remotes, channels, from: new Date().toISOString(), until };
		const kind = context.options.back ? 'takesBack' : 'rights';
		const { holders } = await changeGrants(context.granting(), (now) => ({
			holders: withRight(now, half, right, kind),
			change: `grant ${half.name || half.id}`,
		}));
		// Later than was said now where it had the right for longer already.
		const end = heldBy(holders, half.id)[kind]?.at(-1)?.until;
		context.line(
			`✓ ${half.id} may ${context.options.back ? 'take back' : 'release'} ${remotes.join(', ')} ${context.options.back ? 'in' : 'into'} ${channels.join(', ')} until ${end}`,
		);
		const unseen = await unseenOf(context, remotes);
		if (unseen.length > 0) {
			context.line(`  note: no channel has ${unseen.join(', ')} yet; is it spelt like that?`);
		}
	},

	/** @param {Context} context */
	async rotate(context) {
		const id = idNamed(
			context,
			'the key to be replaced, by its id, and --to the public half of the new one',
		);
		const file = context.options.to;
		if (!file) throw new Failure('Name the public half of the new key with --to.');
		const half = named(context, readPublic(file));
		const until = daysIn(context, 'overlap');
		const { holders } = await changeGrants(context.granting(), (now) => ({
			holders: withRotation(now, id, half, { now: new Date(), until }),
			change: `rotate ${id}`,
		}));
		const { rights, takesBack = [] } = heldBy(holders, id);
		// Sooner than was said now where it ended sooner already.
		const end = [...rights, ...takesBack]
			.map((right) => right.until)
			.sort()
			.at(-1);
		const isOver = !end || Date.parse(end) <= Date.now();
		const old = isOver ? 'may sign no more' : `may sign until ${end}`;
		context.line(`✓ ${half.id} has the rights of ${id}, which ${old}`);
		context.line(
			`  what the old key signed stays believed${isOver ? '' : '; --overlap 0 ends it at once'}`,
		);
	},

	/** @param {Context} context */
	async revoke(context) {
		const wanted = idNamed(context, 'the key to revoke, by its id');
		const { reason, anyway } = context.options;
		if (!reason?.trim())
			throw new Failure('Say why with --reason "…": the panel of versions shows it.');
		const { id } = heldBy((await readGrants(context.storeDir, context.trust)).holders, wanted);
		const lost = await signedWith(context, id);
		if (lost.length > 0 && !anyway) {
			throw new Failure(
				`Nothing was revoked, because hosts would refuse what this key signed. Have it signed by another key first, or say --anyway when it must not run:`,
				{ output: lost.join('\n') },
			);
		}
		const at = new Date().toISOString();
		await changeGrants(context.granting(), (holders) => ({
			holders: withRevoked(holders, id, { at, reason: reason.trim() }),
			change: `revoke ${id}`,
		}));
		context.line(`✓ nothing that ${id} signed is believed any more`);
	},

	/** @param {Context} context */
	async list(context) {
		const { revision, holders } = await readGrants(context.storeDir, context.trust);
		if (holders.length === 0) context.line('No key has a right.');
		else context.line(`Revision ${revision}:`);
		for (const { id, name, rights, takesBack = [], revoked } of holders) {
			context.line(`  ${id} ${name}${revoked ? ` · revoked: ${revoked.reason}` : ''}`);
			for (const { remotes, channels, ...span } of rights) {
				context.line(`    ${remotes.join(', ')} into ${channels.join(', ')} ${spanOf(span)}`);
			}
			for (const { remotes, channels, ...span } of takesBack) {
				const what = `${remotes.join(', ')} in ${channels.join(', ')}`;
				context.line(`    takes back only: ${what} ${spanOf(span)}`);
			}
		}
	},

	/** @param {Context} context */
	async sign(context) {
		const { revision } = await changeGrants(context.granting(), (holders) => ({
			holders,
			change: 'sign',
			again: true,
		}));
		context.line(`✓ the rights are signed anew, revision ${revision}`);
	},

	/** @param {Context} context */
	async put(context) {
		const file = context.names[1];
		if (!file || !existsSync(file))
			throw new Failure('Name the file with the rights: grants.json as `key grant` made it.');
		const isNew = await putGrants(context.storeDir, context.trust, readNamed(file));
		context.line(
			isNew ? `✓ the rights of ${file} are in the store` : '✓ the store has them already',
		);
	},

	/** @param {Context} context */
	async migrate(context) {
		const { storeDir, trust } = context;
		const key = readKey(context.keyFile);
		const channels = await migrate({ storeDir, trust, key, root: readRoot(context.rootFile) });
		context.line(
			channels.length > 0
				? `✓ carried over: ${channels.join(', ')}`
				: '✓ no channel is of the first version',
		);
	},
};

/** When a right counts; what is not so now is said first. @param {{ from: string, until: string }} right */
function spanOf({ from, until }) {
	const now = Date.now();
	if (Date.parse(until) < now) return `ended ${until}`;
	return Date.parse(from) > now ? `only from ${from} until ${until}` : `until ${until}`;
}

/** @param {Context} context @param {string} what */
function publicHalfNamed(context, what) {
	const file = context.names[1];
	if (!file) throw new Failure(`Name ${what}, e.g. team.pub.`);
	return named(context, readPublic(file));
}

/** @param {Context} context @param {Half} half @returns {Half} */
const named = ({ options }, half) => ({ ...half, name: options.name ?? half.name });

/** @param {Context} context @param {string} what */
function idNamed(context, what) {
	const id = context.names[1];
	if (id && context.names.length === 2) return id;
	throw new Failure(`Name ${what}.`);
}

/** @param {Context} context @param {'remotes' | 'channels'} option */
function listIn(context, option) {
	const list = (context.options[option] ?? '').split(',').filter(Boolean);
	if (list.length > 0) return [...new Set(list)];
	throw new Failure(`Name them with --${option}, separated by commas.`);
}

/** @param {Context} context @param {'days' | 'overlap'} option */
function daysIn(context, option) {
	const days = Number(context.options[option]?.trim() || Number.NaN);
	// Of an overlap none is an answer: it is over at once.
	const isEnough = option === 'overlap' ? days >= 0 : days > 0;
	if (isEnough && days <= MOST_DAYS) return daysFromNow(days);
	throw new Failure(
		`--${option} is ${context.options[option]}: say a number of days, ${MOST_DAYS} at most.`,
	);
}

/**
 * What hosts would lose with a key, each with the command that keeps it.
 * @param {Context} context
 * @param {string} id
 */
async function signedWith(context, id) {
	const { storeDir, trust } = context;
	/** @type {string[]} */
	const found = [];
	for (const channel of CHANNELS) {
		const { about, key } = await readChannel({ storeDir, channel, trust });
		const names = Object.keys(about).filter((name) => about[name]?.key === id);
		if (key !== id && names.length === 0) continue;
		const command = ['pnpm release renew', ...names, '--channel', channel].join(' ');
		found.push(
			`  ${channel}: ${[key === id && 'its list', ...names].filter(Boolean).join(', ')}: ${command} --key other.pem`,
		);
	}
	return found;
}

/** @type {import('../main.mjs').Command} */
export const key = {
	summary: 'makes keys, and says who may release what',
	usage: `${Object.keys(actions).join(' | ')} …`,
	takesNames: true,
	help: `  root                       makes the root key, and lets trust.json name it
  new                        makes a team's key (--key team.pem), with its public half team.pub
  grant <team.pub>           gives it a right: --remotes remote-a,remote-b --channels dev,staging
  rotate <id> --to <new.pub> gives its rights to a new key; the old one may sign for --overlap days
  revoke <id> --reason "…"   nothing that it signed is believed any more
  list                       tells who may what
  sign                       signs the rights anew, with another root key
  put <grants.json>          takes rights into the store that were signed elsewhere
  migrate                    carries a store of the first version over; --root: the key of before

grant, rotate, revoke and sign need the root key (--root). docs/how-to/keys.md leads through it.`,
	options: {
		root: { type: 'string', help: 'file of the root key' },
		name: { type: 'string', help: 'who holds the key' },
		back: { type: 'boolean', help: 'may take back only: to builds that others put there before' },
		remotes: { type: 'string', help: 'names separated by commas, or * for every one' },
		channels: { type: 'string', help: 'names separated by commas' },
		days: { type: 'string', default: DAYS, help: 'how long the right lasts' },
		to: { type: 'string', help: 'public half of the new key' },
		overlap: {
			type: 'string',
			default: OVERLAP_DAYS,
			help: 'days that the old key may still sign',
		},
		reason: { type: 'string', help: 'why it is revoked' },
		anyway: { type: 'boolean', help: 'although hosts lose what it signed' },
	},
	async run(context) {
		const [action = '', ...names] = context.names;
		const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
		if (!run) throw new Failure(`Say what to do: pnpm release key ${key.usage}`);
		const [more] = names.slice(NAMES_AFTER[action] ?? 0);
		if (more) throw new Failure(`${more} is nothing that key ${action} takes: see --help.`);
		await run(context);
	},
};

/**
 * Of these remotes those that no channel ever named, where there are any: a new one, or one that is misspelt.
 * @param {Context} context @param {string[]} names
 */
async function unseenOf({ storeDir, trust }, names) {
	const known = new Set([ALL, HOST]);
	const others = known.size;
	for (const channel of CHANNELS) {
		// A right is given all the same while a channel is damaged.
		const state = await readChannel({ storeDir, channel, trust }).catch(() => undefined);
		for (const name of Object.keys({ ...state?.remotes, ...state?.removed })) known.add(name);
	}
	return known.size === others ? [] : names.filter((name) => !known.has(name));
}
