import { codeOf, Failure } from '../local/failure.mjs';
import { lastPlatformUrl } from './platform.mjs';
import { storeAt } from './stores/store-at.mjs';

/** Where draws are sold. */
const GUARDED = 'production';
/** So long before a draw closes nothing new is given to anybody there. */
export const CALM_MINUTES = 15;
const TIMEOUT_MS = 5_000;

/** @type {import('./arguments.mjs').Option} */
export const CALM_OPTION = {
	type: 'string',
	default: String(CALM_MINUTES),
	help: 'minutes before a draw of any company closes in which nothing goes; --reason overrides it',
};

/**
 * When the next draw closes, by the API of a channel.
 * @param {string} origin
 * @returns {Promise<{ minutes: number | null }>} null: no draw is open
 * @throws {Error} when it cannot be asked
 */
async function nextClose(origin) {
	const answer = await fetch(new URL('/api/closing', origin), {
		signal: AbortSignal.timeout(TIMEOUT_MS),
	});
	if (!answer.ok) throw new Error(`it answered ${answer.status}`);
	const { now, next_close_at: next } = await answer.json();
	// Both are of one clock, whatever this machine's says.
	const minutes = next === null ? null : (Date.parse(next) - Date.parse(now)) / 60_000;
	if (Number.isNaN(minutes)) throw new Error('it says nothing about draws');
	return { minutes };
}

/**
 * Lets builds into the channel of the draws only while none is about to close.
 * @param {Pick<import('./context.mjs').Context, 'storeDir' | 'options' | 'line'>} context with the options `url`, `api`, `reason` and `calm`
 * @param {string} channel @param {string} done what did not happen: "Nothing was promoted"
 * @throws {Failure} with when it may go
 */
export async function refuseBeforeClosing(context, channel, done) {
	if (channel !== GUARDED) return;
	const { url, api, reason, calm } = context.options;
	const minutes = Number(calm ?? CALM_MINUTES);
	if (!(minutes >= 0)) throw new Failure(`--calm is ${calm}: say a number of minutes.`);
	const origin = api ?? url ?? (await lastPlatformUrl({ storeDir: context.storeDir, channel }));
	if (!origin) {
		// Its server asks, and refuses.
		if (storeAt(context.storeDir).isGuarded) return;
		context.line('  not asked when draws close: no --url of a server is known');
		return;
	}
	const next = await nextClose(origin).catch((error) => {
		context.line(`  not asked when draws close: ${origin} does not tell (${codeOf(error)})`);
	});
	if (!next || next.minutes === null || next.minutes > minutes) return;
	const left = Math.max(1, Math.ceil(next.minutes));
	if (reason?.trim()) {
		context.line(`  a draw closes in ${left} min; it goes all the same: ${reason.trim()}`);
		return;
	}
	throw new Failure(
		`${done}: a draw closes in ${left} min, and nothing changes in the ${minutes} min before. Try again after it, or say why it cannot wait with --reason "…".`,
		{ why: 'closing' },
	);
}
