import { NAME } from '../metadata/schema.mjs';

/** @import { Schema } from '../metadata/check.mjs' */

// What is signed, as JSON Schema with the keywords of metadata/check.mjs: signed says who wrote it, not
// that it is in order.

/** @param {string} pattern @param {number} maxLength */
const text = (pattern, maxLength) => ({ type: 'string', pattern, maxLength });
/** @param {Schema} items @param {number} maxItems */
const list = (items, maxItems) => ({ type: 'array', items, minItems: 0, maxItems });
/** @param {Record<string, Schema>} properties @param {string[]} [optional] */
const object = (properties, optional = []) => ({
	type: 'object',
	required: Object.keys(properties).filter((name) => !optional.includes(name)),
	properties,
});

const CHANNEL = text('^[a-z][a-z0-9-]*$', 60);
const TIME = text('^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$', 40);
const NUMBER = { type: 'number' };

const RIGHT = object({
	remotes: list({ ...NAME, pattern: `^\\*$|${NAME.pattern}` }, 500),
	channels: list(CHANNEL, 50),
	from: TIME,
	until: TIME,
});

/** `Grants` in shared/src/federation/trust.ts. */
export const GRANTS = object({
	revision: NUMBER,
	holders: list(
		object(
			{
				id: text('^[\\w-]+$', 64),
				key: text('^[A-Za-z0-9+/]{43}=$', 44),
				name: text('', 200),
				rights: list(RIGHT, 100),
				takesBack: list(RIGHT, 100),
			},
			['takesBack'],
		),
		1000,
	),
});

/** `ChannelList` there. */
export const LIST = object({
	channel: CHANNEL,
	revision: NUMBER,
	signedAt: TIME,
	expires: TIME,
	// Each of them is judged alone.
	places: { type: 'object' },
});

/** `Place` there, but for what it says of the remote. */
export const PLACE_FRAME = object({
	channel: CHANNEL,
	remote: NAME,
	revision: NUMBER,
	signedAt: TIME,
});
