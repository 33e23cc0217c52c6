import { agentApi } from '@borlette/shared/contract/agent';
import { type Browser, expect, test } from '@playwright/test';
import { ROOT } from '../../deploy/local/paths.mjs';
import { built } from '../bench/history/build.mjs';
import { checkout } from '../bench/history/checkout.mjs';
import { callsOf } from '../bench/history/contract.mjs';
import { missingFields } from '../bench/history/fields.mjs';
import { REMOTES } from '../bench/history/folders.mjs';
import { startFront } from '../bench/history/front.mjs';
import { problemsOf } from '../bench/history/judge.mjs';
import { verdictOf } from '../bench/history/verdict.mjs';
import { walk } from '../bench/history/walk.mjs';
import { EARLIER, hasEarlier, NO_HISTORY } from '../support/earlier-builds.mjs';

/** Two builds and some eighty pages: on a busy machine more than one test usually takes. */
test.setTimeout(2_700_000);

/** Less would mean that the metadata of the remotes had not been understood. */
const FEWEST_PAGES = 60;

/** Every page of the remotes, on today's host and API, by the eyes of bench/history.mjs. */
async function problemsWith(
	browser: Pick<Browser, 'newContext'>,
	apiUrl = '',
	{ remotesRoot, ...mix }: Omit<Parameters<typeof walk>[1], 'url' | 'maySave'>,
) {
	const front = await startFront({ hostRoot: ROOT, remotesRoot, apiUrl });
	try {
		// Other tests work with the same rows, so nothing is saved.
		const pages = await walk(browser, { url: front.url, remotesRoot, maySave: false, ...mix });
		return { pages, problems: pages.flatMap(problemsOf) };
	} finally {
		await front.stop();
	}
}

type Problem = ReturnType<typeof problemsOf>[number];
const isUnanswered = (call: string) => (problem: Problem) =>
	problem.kind === 'refused call' && problem.what.endsWith(`${call} → 404`);

/**
 * Without what other tests, and the server itself, take away while a page asks about it: what is to be done, of which the
 * page lists more, and a rule of alerts, which is all of its page. That the API has the calls at all is the verdict’s to say.
 */
function withoutGone(problems: readonly Problem[]): Problem[] {
	const isTodoGone = isUnanswered('/api/companies/todos/:id/people');
	const ofGoneRule = new Set(
		problems.filter(isUnanswered('/api/companies/alerts/:id')).map(({ page }) => page),
	);
	return problems.filter((problem) => !isTodoGone(problem) && !ofGoneRule.has(problem.page));
}

const [SAFE, UNFIT] = EARLIER.map(({ commit }) => commit);

test(`the remotes of ${SAFE} are called safe, and no page of theirs breaks on today’s host and API`, async ({
	browser,
	baseURL,
}, testInfo) => {
	testInfo.skip(!hasEarlier, NO_HISTORY);
	const remotesRoot = await built(String(SAFE), REMOTES);
	const fields = missingFields(await callsOf(remotesRoot), await callsOf(ROOT));
	const verdict = await verdictOf({ hostRoot: ROOT, remotesRoot });
	expect(verdict.problems).toEqual([]);
	const { pages, problems } = await problemsWith(browser, baseURL, { remotesRoot, fields });
	expect(pages.length).toBeGreaterThan(FEWEST_PAGES);
	expect(withoutGone(problems)).toEqual([]);
});

// What a browser sees of such pairs, `e2e/bench/history.mjs` tells: it takes minutes for each.
test(`the remotes of ${UNFIT} are called unfit, by the name of what they lack`, async ({
	browserName: _,
}, testInfo) => {
	testInfo.skip(!hasEarlier, NO_HISTORY);
	const { problems } = await verdictOf({
		hostRoot: ROOT,
		// The proof reads sources: nothing need be built.
		remotesRoot: await checkout(String(UNFIT)),
	});
	expect(problems.map(({ what }) => what).join('\n')).toMatch(
		/defineResource of the door resource/,
	);
});

const LIST = agentApi.list.path;

/** Takes the balance out of each agent that the API sends. */
const withoutBalance = (browser: Browser): Pick<Browser, 'newContext'> => ({
	async newContext(options) {
		const context = await browser.newContext(options);
		await context.route(`**${LIST}*`, async (route) => {
			const response = await route.fetch();
			const json = await response.json();
			for (const agent of json.items) delete agent.balance;
			await route.fulfill({ response, json });
		});
		return context;
	},
});

test('a field that the API does not send any more is missed by the page that reads it', async ({
	browser,
	baseURL,
}) => {
	const beside = ['username', 'surcussale_name', 'commission'];
	const field = {
		call: `GET ${LIST}`,
		at: '.items[]',
		name: 'balance',
		beside,
		kind: 'gone',
	} as const;
	const isWanted = ({ id }: { id: string }) => id === 'agent.list';
	const mix = { remotesRoot: ROOT, fields: [field], isWanted };
	expect((await problemsWith(browser, baseURL, mix)).problems).toEqual([]);
	const { problems } = await problemsWith(withoutBalance(browser), baseURL, mix);
	expect(problems.map(({ kind, what }) => `${kind}: ${what}`)).toContain(
		`missing field: GET ${LIST}: .items[].balance`,
	);
});
