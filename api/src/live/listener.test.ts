import { connect, type Pool } from '../db/connect.ts';
import { cloneDatabase, type TestDatabase } from '../tools/testing/databases.ts';
import { networkTo } from '../tools/testing/network.ts';
import { until } from '../tools/testing/waiting.ts';
import { notify } from './channel.sql.ts';
import { Listener } from './listener.ts';

let database: TestDatabase;
let listener: Listener | undefined;
const stops: Array<() => unknown> = [];
beforeAll(async () => {
	database = await cloneDatabase('borlette');
});
afterEach(async () => {
	await listener?.stop();
	for (const stop of stops.splice(0)) await stop();
});
afterAll(() => database.close());

/** What a listener says, one thing after another. On a slow machine it may well take itself for deaf in between. */
class Heard {
	readonly #said: string[] = [];

	say(what: string): void {
		this.#said.push(what);
	}

	/** Waits until it says one of these; drops what it said before. */
	async next(...what: string[]): Promise<string> {
		const place = () => this.#said.findIndex((each) => what.includes(each));
		await until(() => place() >= 0);
		return this.#said.splice(0, place() + 1).at(-1) ?? '';
	}
}

function listen(newClient: Pool['newListeningClient']): Heard {
	const heard = new Heard();
	listener = new Listener({
		newClient: () => newClient(200),
		onText: (text) => heard.say(text),
		onPeople: () => undefined,
		onGap: () => heard.say('gap'),
		onHearing: (isHearing) => heard.say(isHearing ? 'hears' : 'deaf'),
		onFailure: () => heard.say('failed'),
		probeMs: 100,
	});
	listener.start();
	return heard;
}

/** A network between the database and who listens. */
async function network() {
	const { url, silence, close } = await networkTo(database.appUrl);
	const pool = connect(url, { max: 1 });
	stops.push(() => pool.destroy(), close);
	return { newClient: (answerMs?: number) => pool.newListeningClient(answerMs), silence };
}

test('a connection that was cut without a word is made anew, and what was missed is told as a gap', async () => {
	const { newClient, silence } = await network();
	const heard = listen(newClient);
	await heard.next('hears');
	const isTold = async () => {
		await notify(database.db, ['one']);
		return (await heard.next('one', 'gap')) === 'one';
	};
	await until(isTold);
	silence(true);
	await notify(database.db, ['two']);
	await heard.next('deaf');
	silence(false);
	await heard.next('gap');
	await heard.next('hears');
});

test('what was told before it could listen at all is a gap too', async () => {
	let tries = 0;
	const nowhere = connect('postgres://nobody@127.0.0.1:1/none', { max: 1 });
	stops.push(() => nowhere.destroy());
	const heard = listen((answerMs) => {
		tries += 1;
		return (tries === 1 ? nowhere : database.db).newListeningClient(answerMs);
	});
	for (const what of ['deaf', 'failed', 'gap', 'hears']) await heard.next(what);
});
