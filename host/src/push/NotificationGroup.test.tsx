import { channelsApi, type MyChannels } from '@borlette/shared/contract/channels';
import { fakeApi, Refusal, renderScreen, screen, waitFor } from '@borlette/shared/testing';
import { early } from '../federation/watch/early.ts';
import { NotificationGroup } from './NotificationGroup.tsx';

const ID = '01900000-0000-7000-8000-000000000001';
const ENDPOINT = 'https://push.example/mine';

/** A browser as the Push API has it: what it was asked, and which address it holds. */
class FakeBrowser {
	permission: NotificationPermission = 'default';
	/** What the person answers. */
	answer: NotificationPermission = 'granted';
	held: string | undefined;
	keys: unknown[] = [];
	maker: () => void = () => undefined;

	readonly #subscription = () => ({
		endpoint: this.held,
		unsubscribe: async () => {
			this.held = undefined;
			return true;
		},
		toJSON: () => ({ endpoint: this.held, keys: { p256dh: 'p', auth: 'a' } }),
	});

	install(): void {
		const pushManager = {
			getSubscription: async () => (this.held ? this.#subscription() : null),
			subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
				this.maker();
				this.keys.push(applicationServerKey);
				this.held = ENDPOINT;
				return this.#subscription();
			},
		};
		early.workers = { getRegistration: async () => ({ pushManager }) } as never;
		const browser = this;
		Object.assign(window, {
			PushManager: class {},
			Notification: {
				get permission() {
					return browser.permission;
				},
				requestPermission: async () => {
					browser.permission = browser.answer;
					return browser.answer;
				},
			},
		});
	}
}

afterEach(() => {
	early.workers = undefined;
	for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
});

/** What the API knows of this person's browsers. */
function setUp(known: string[] = []) {
	const browser = new FakeBrowser();
	browser.install();
	const told: unknown[] = [];
	const channels = () =>
		({
			...{ sender: null, email: null, is_confirmed: false, problem: null, push_key: 'a key' },
			browsers: known.map((endpoint) => ({ id: ID, endpoint, label: 'Firefox', created_at: '' })),
		}) as MyChannels;
	const api = fakeApi()
		.on(channelsApi.read, channels)
		.on(channelsApi.addBrowser, ({ body }) => {
			told.push(body);
			known.push(body.endpoint);
			return channels();
		})
		.on(channelsApi.removeBrowser, ({ body }) => {
			told.push(body);
			known.length = 0;
			return channels();
		});
	return { browser, told, api };
}

async function show() {
	const { user } = await renderScreen(<NotificationGroup />);
	const choice = await screen.findByRole('checkbox', { name: 'Me prévenir dans ce navigateur' });
	await waitFor(() => expect(choice).toBeEnabled());
	return { user, choice };
}

test('a browser that shows none says so', async () => {
	await renderScreen(<NotificationGroup />);
	expect(screen.getByText(/^Ce navigateur n’affiche pas de notifications d’ici/)).toBeVisible();
	expect(screen.queryByRole('checkbox')).toBeNull();
});

test('turned on, the API gets the address that the maker gave for its key; turned off, both forget it', async () => {
	const { browser, told } = setUp();
	const { user, choice } = await show();
	await user.click(choice);
	await screen.findByText('Ce navigateur vous prévient');
	await waitFor(() => expect(choice).toBeChecked());
	expect(browser.keys).toEqual(['a key']);
	expect(told).toMatchObject([{ endpoint: ENDPOINT, p256dh: 'p', auth: 'a', lang: 'fr' }]);
	await user.click(choice);
	await screen.findByText('Ce navigateur ne vous prévient plus');
	await waitFor(() => expect(choice).not.toBeChecked());
	expect(browser.held).toBeUndefined();
	expect(told[1]).toEqual({ id: ID });
});

test('blocked by the person it cannot be turned on, and says where it can be allowed', async () => {
	const { browser, told } = setUp();
	browser.answer = 'denied';
	const { user, choice } = await show();
	await user.click(choice);
	expect((await screen.findAllByText(/^Le navigateur les bloque/)).length).toBeGreaterThan(0);
	await waitFor(() => expect(choice).not.toBeChecked());
	expect(choice).toBeDisabled();
	expect([browser.keys, told]).toEqual([[], []]);
});

test('without an answer it stays off, and says what to choose', async () => {
	const { browser, told } = setUp();
	browser.answer = 'default';
	const { user, choice } = await show();
	await user.click(choice);
	await screen.findByText(/^Le navigateur n’a pas eu votre accord/);
	await waitFor(() => expect(choice).not.toBeChecked());
	expect(choice).toBeEnabled();
	expect(told).toEqual([]);
});

test('what the maker or the API refuses is said in words of the person, never in those of a program', async () => {
	const { browser, api } = setUp();
	browser.maker = () => {
		throw new DOMException('Registration failed - push service error', 'AbortError');
	};
	const { user, choice } = await show();
	await user.click(choice);
	await screen.findByText(
		/^Les notifications n’ont pas pu être activées : Quelque chose s’est mal passé/,
	);
	await waitFor(() => expect(choice).not.toBeChecked());
	browser.maker = () => undefined;
	api.on(channelsApi.addBrowser, () => {
		throw new Refusal('too_many_requests');
	});
	await user.click(choice);
	await screen.findByText(/^Les notifications n’ont pas pu être activées : Trop d’ess/);
	await waitFor(() => expect(choice).not.toBeChecked());
	expect(screen.queryByText(/Registration failed|too_many/)).toBeNull();
});
