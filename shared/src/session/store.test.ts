import { call, rightsAre, tellReach } from '../api/index.ts';
import { agentApi } from '../contract/agent.ts';
import { authApi, profileApi } from '../contract/auth.ts';
import { aPage, aUser, fakeApi, NoAnswer, Refusal, waitFor } from '../testing/index.tsx';
import { along, unsent } from './along.ts';
import { page } from './page.ts';
import { whySignedOut } from './signedOut.ts';
import { NAMES, STORED, storage } from './storage.ts';
import { useSession } from './store.ts';

const user = aUser({ role: 'company' });
const signedIn = () => {
	localStorage.setItem(STORED.accessToken, 'token-1');
	localStorage.setItem(STORED.role, 'company');
	useSession.setState({ status: 'authenticated', user, isReauthenticating: false });
};
const login = { username: 'admin', password: 'secret' };

beforeEach(() => {
	localStorage.clear();
	useSession.setState({
		status: 'uninitialised',
		user: null,
		isUnreachable: false,
		isReauthenticating: false,
	});
	jest.spyOn(page, 'reload').mockImplementation(() => undefined);
	jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('whose rights were changed has the new ones; where they cannot be asked for, those of before', async () => {
	signedIn();
	const perms = [{ codename: 'view_agent' as const }];
	let isAway = false;
	const api = fakeApi().on(profileApi.company, () => {
		if (isAway) throw new NoAnswer();
		return { ...user, perms, rights: 'other' };
	});
	rightsAre('other');
	// Something else of the profile is another one by the time the answer is there.
	useSession.getState().refreshProfile({ ...user, first_name: 'Rose' });
	await waitFor(() => expect(useSession.getState().user?.perms).toEqual(perms));
	rightsAre('other');
	isAway = true;
	expect(api.received(profileApi.company)).toHaveLength(1);
	rightsAre('third');
	await waitFor(() => expect(console.warn).toHaveBeenCalled());
	expect(useSession.getState()).toMatchObject({ status: 'authenticated', user: { perms } });
});

test.each([
	['another change', () => rightsAre('before')],
	['staying signed in', () => void useSession.getState().readProfile()],
])(
	'rights are those of the last change, though what was read for %s is answered last',
	async (_, ask) => {
		signedIn();
		let answerFirst = (_: object) => {};
		const first = new Promise<object>((resolve) => {
			answerFirst = resolve;
		});
		let reads = 0;
		fakeApi().on(profileApi.company, () => {
			reads += 1;
			return (reads === 1 ? first : { ...user, rights: 'now' }) as never;
		});
		ask();
		rightsAre('now');
		await waitFor(() => expect(useSession.getState().user?.rights).toBe('now'));
		answerFirst({ ...user, rights: 'before' });
		await first;
		await new Promise(process.nextTick);
		expect(useSession.getState().user?.rights).toBe('now');
	},
);

describe('start', () => {
	test('without a token is signed out, and asks nobody', async () => {
		const api = fakeApi().on(profileApi.company, () => user);
		await useSession.getState().initialise();
		expect(useSession.getState().status).toBe('unauthenticated');
		expect(api.received(profileApi.company)).toHaveLength(0);
	});

	test('with a token reads the profile of the stored role', async () => {
		localStorage.setItem(STORED.accessToken, 'token-1');
		localStorage.setItem(STORED.role, 'supervisor');
		fakeApi().on(profileApi.supervisor, () => user);
		await useSession.getState().initialise();
		expect(useSession.getState()).toMatchObject({ status: 'authenticated', user });
	});

	test('a try that fails late takes nothing from a later one that was answered', async () => {
		localStorage.setItem(STORED.accessToken, 'token-1');
		localStorage.setItem(STORED.role, 'company');
		let fail = () => {};
		const hanging = new Promise<never>((_, reject) => {
			fail = () => reject(new NoAnswer());
		});
		let tries = 0;
		fakeApi().on(profileApi.company, () => (tries++ === 0 ? hanging : user) as never);
		const first = useSession.getState().initialise();
		await useSession.getState().initialise();
		fail();
		await first;
		expect(useSession.getState()).toMatchObject({ status: 'authenticated', isUnreachable: false });
	});

	test('without a network what was taken along is enough to go on, until somebody can be asked', async () => {
		localStorage.setItem(STORED.accessToken, 'token-1');
		localStorage.setItem(STORED.role, 'company');
		const expires_at = new Date(Date.now() + 3_600_000).toISOString();
		const kept = aUser({ role: 'company', expires_at });
		along.take({ user: kept, secret: 'AAAA' });
		let isAway = true;
		const api = fakeApi().on(profileApi.company, () => {
			if (isAway) throw new NoAnswer();
			return { ...kept, first_name: 'Rose' };
		});
		await useSession.getState().initialise();
		expect(useSession.getState()).toMatchObject({ status: 'authenticated', user: kept });
		// Back for a moment only.
		tellReach(true);
		tellReach(false);
		await waitFor(() => expect(api.received(profileApi.company)).toHaveLength(2));
		await waitFor(() => expect(console.warn).toHaveBeenCalledTimes(2));
		tellReach(true);
		isAway = false;
		tellReach(false);
		await waitFor(() => expect(useSession.getState().user?.first_name).toBe('Rose'));
	});

	test('what was taken along is nobody’s after its sign-in, nor past its end', async () => {
		signedIn();
		const past = new Date(Date.now() - 1).toISOString();
		along.take({ user: aUser({ role: 'company', expires_at: past }), secret: 'AAAA' });
		expect(along.now()).toBeUndefined();
		const later = new Date(Date.now() + 3_600_000).toISOString();
		const owner = aUser({ role: 'company', expires_at: later });
		along.take({ user: owner, secret: 'AAAA' });
		unsent.tell(owner, 3);
		fakeApi().on(authApi.logout, () => ({}));
		await useSession.getState().logout();
		expect(along.now()).toBeUndefined();
		expect(localStorage.getItem(STORED.along)).toBeNull();
		expect(unsent.of(owner)).toBe(3);
	});

	test('what was typed and not saved ends with a chosen sign-out, and outlasts every other', async () => {
		const leave = async (why: 'self' | 'other') => {
			signedIn();
			useSession.setState({ status: 'authenticated' });
			for (const key of ['draft.u.agent.new', 'typed.u.c./x', 'key.import'])
				sessionStorage.setItem(key, '{}');
			const api = fakeApi().on(authApi.logout, () => ({}));
			if (why === 'self') return useSession.getState().logout();
			api.on(profileApi.company, () => {
				throw new Refusal('unauthenticated');
			});
			await useSession.getState().initialise();
			return undefined;
		};
		await leave('other');
		expect(Object.keys(sessionStorage)).toHaveLength(3);
		await leave('self');
		expect(Object.keys(sessionStorage)).toEqual(['key.import']);
	});

	test('with a role that is none is signed out', async () => {
		localStorage.setItem(STORED.accessToken, 'token-1');
		localStorage.setItem(STORED.role, 'king');
		await useSession.getState().initialise();
		expect(useSession.getState().status).toBe('unauthenticated');
	});

	test('with a refused token forgets it', async () => {
		localStorage.setItem(STORED.accessToken, 'token-1');
		localStorage.setItem(STORED.role, 'company');
		fakeApi().on(profileApi.company, () => {
			throw new Refusal('unauthenticated');
		});
		await useSession.getState().initialise();
		expect(useSession.getState().status).toBe('unauthenticated');
		expect(localStorage.getItem(STORED.accessToken)).toBeNull();
	});

	test('with the server out of reach asks for no password, keeps the token, and can be tried again', async () => {
		localStorage.setItem(STORED.accessToken, 'token-1');
		localStorage.setItem(STORED.role, 'company');
		fakeApi().on(profileApi.company, () => {
			throw new NoAnswer();
		});
		await useSession.getState().initialise();
		expect(useSession.getState()).toMatchObject({ status: 'uninitialised', isUnreachable: true });
		expect(localStorage.getItem(STORED.accessToken)).toBe('token-1');
		fakeApi().on(profileApi.company, () => user);
		await useSession.getState().initialise();
		expect(useSession.getState()).toMatchObject({ status: 'authenticated', isUnreachable: false });
	});
});

describe('a read whose token gave way to another one', () => {
	const replacing = (act: () => void) =>
		fakeApi().on(agentApi.list, () => {
			if (localStorage.getItem(STORED.accessToken) === 'token-2') return aPage([]);
			act();
			throw new Refusal('unauthenticated', { ended: 'replaced' });
		});

	test('is sent again with the new one, which comes a moment later from here', async () => {
		signedIn();
		replacing(() =>
			setTimeout(() => {
				localStorage.setItem(STORED.accessToken, 'token-2');
				useSession.setState({ user: { ...user } });
			}),
		);
		await expect(call(agentApi.list, { query: {} })).resolves.toEqual(aPage([]));
		expect(useSession.getState().status).toBe('authenticated');
		expect(page.reload).not.toHaveBeenCalled();
	});

	test('is sent again as soon as the new one came from another tab', async () => {
		jest.useFakeTimers();
		signedIn();
		replacing(() =>
			setTimeout(() => {
				localStorage.setItem(STORED.accessToken, 'token-2');
				window.dispatchEvent(new StorageEvent('storage', { key: STORED.accessToken }));
			}),
		);
		const answered = jest.fn();
		void call(agentApi.list, { query: {} }).then(answered);
		// Looked for once more when no longer waited for, too: that is much later.
		await jest.advanceTimersByTimeAsync(1_000);
		expect(answered).toHaveBeenCalledWith(aPage([]));
		jest.useRealTimers();
	});

	test('ends the session when none comes', async () => {
		jest.useFakeTimers();
		signedIn();
		replacing(() => undefined);
		const reading = call(agentApi.list, { query: {} }).catch((error) => error.code);
		await jest.runAllTimersAsync();
		expect(await reading).toBe('unauthenticated');
		expect(useSession.getState().status).toBe('unauthenticated');
		jest.useRealTimers();
	});

	test('but a write is not: it was meant for the company of before', async () => {
		signedIn();
		const api = fakeApi().on(agentApi.remove, () => {
			localStorage.setItem(STORED.accessToken, 'token-2');
			throw new Refusal('unauthenticated', { ended: 'replaced' });
		});
		const writing = call(agentApi.remove, { body: { id: 'a' } });
		await expect(writing).rejects.toMatchObject({ code: 'unauthenticated' });
		expect(api.received(agentApi.remove)).toHaveLength(1);
		expect(useSession.getState().isReauthenticating).toBe(false);
	});
});

test('what is written where another tab chose another company is signed as of the one that is shown', async () => {
	localStorage.setItem(STORED.accessToken, 'token-1');
	localStorage.setItem(STORED.role, 'company');
	const api = fakeApi()
		.on(profileApi.company, () => user)
		.on(agentApi.list, () => aPage([]))
		.on(agentApi.remove, () => {
			throw new Refusal('unauthenticated', { ended: 'replaced' });
		});
	await useSession.getState().initialise();
	localStorage.setItem(STORED.accessToken, 'token-2');
	await call(agentApi.list, { query: {} });
	await call(agentApi.remove, { body: { id: 'a' } }).catch(() => undefined);
	const signedAs = [agentApi.list, agentApi.remove].map((one) => api.received(one)[0]?.signedAs);
	expect(signedAs).toEqual(['Token token-2', 'Token token-1']);
});

test.each([
	['idle', { ended: 'idle' as const }],
	['unknown', {}],
])('who is signed out by the server is told later that it was: %s', async (why, body) => {
	signedIn();
	fakeApi().on(agentApi.list, () => {
		throw new Refusal('unauthenticated', body);
	});
	await call(agentApi.list, { query: {} }).catch(() => undefined);
	expect(whySignedOut()).toBe(why);
});

test('who is blocked is signed out by the next read, and told so', async () => {
	signedIn();
	fakeApi().on(agentApi.list, () => {
		throw new Refusal('account_blocked');
	});
	await call(agentApi.list, { query: {} }).catch(() => undefined);
	expect([whySignedOut(), useSession.getState().status]).toEqual(['blocked', 'unauthenticated']);
});

test('who signs out is told so, until the next sign-in', async () => {
	signedIn();
	fakeApi()
		.on(authApi.logout, () => ({}))
		.on(authApi.login, () => ({ accessToken: 't', device: 'd', user, role: 'company' as const }));
	await useSession.getState().logout();
	expect(whySignedOut()).toBe('self');
	await useSession.getState().login(login);
	expect(whySignedOut()).toBeUndefined();
});

test('a logo that was changed is the one that the next loading page shows', () => {
	signedIn();
	useSession.getState().refreshProfile({ ...user, company_photo: '/api/files/after' });
	expect(storage.get(STORED.logo)).toBe('/api/files/after');
});

test('signing in stores token and role', async () => {
	fakeApi().on(authApi.login, () => ({
		accessToken: 'token-2',
		device: 'd.1',
		user,
		role: 'company' as const,
	}));
	await useSession.getState().login(login);
	expect(useSession.getState()).toMatchObject({ status: 'authenticated', user });
	expect(localStorage.getItem(STORED.accessToken)).toBe('token-2');
	expect(localStorage.getItem(STORED.role)).toBe('company');
});

test('signing out works when the server does not, and says so', async () => {
	signedIn();
	fakeApi().on(authApi.logout, () => {
		throw new NoAnswer();
	});
	await expect(useSession.getState().logout()).resolves.toBe(false);
	expect(useSession.getState().status).toBe('unauthenticated');
	expect(localStorage.getItem(STORED.accessToken)).toBeNull();
});

test('what rows are called is gone with the sign-in; how somebody likes to work stays', async () => {
	signedIn();
	fakeApi().on(authApi.logout, () => ({}) as never);
	storage.set(`${NAMES}lately.1`, '{"agent":{"name":"Rose Exantus"}}');
	storage.set('palette.1.', '[{"key":"agent","found":{"name":"Rose Exantus"}}]');
	storage.set('table.agent', '{"density":"compact"}');
	await useSession.getState().logout();
	expect(JSON.stringify({ ...localStorage })).not.toContain('Rose');
	expect(storage.get('table.agent')).toContain('compact');
});

describe('a refused token', () => {
	test('on a read ends the session and reloads', async () => {
		signedIn();
		fakeApi().on(agentApi.list, () => {
			throw new Refusal('unauthenticated');
		});
		await expect(call(agentApi.list, { query: {} })).rejects.toMatchObject({
			code: 'unauthenticated',
		});
		expect(useSession.getState().status).toBe('unauthenticated');
		expect(localStorage.getItem(STORED.accessToken)).toBeNull();
		expect(page.reload).toHaveBeenCalledTimes(1);
	});

	test('on a write asks for the password and sends it once more, with the new token', async () => {
		signedIn();
		let tries = 0;
		fakeApi()
			.on(agentApi.remove, ({ body }) => {
				tries += 1;
				if (tries === 1) throw new Refusal('unauthenticated');
				return body;
			})
			.on(authApi.login, () => ({
				accessToken: 'token-2',
				device: 'd.1',
				user,
				role: 'company' as const,
			}));
		const removing = call(agentApi.remove, { body: { id: 'a' } });
		await until(() => useSession.getState().isReauthenticating);
		await useSession.getState().login(login);
		await expect(removing).resolves.toEqual({ id: 'a' });
		expect(tries).toBe(2);
		expect(page.reload).not.toHaveBeenCalled();
	});

	test('where a write wants a sign-in of the last minutes the same is asked, in other words', async () => {
		signedIn();
		let tries = 0;
		fakeApi()
			.on(agentApi.remove, ({ body }) => {
				tries += 1;
				if (tries === 1) throw new Refusal('sign_in_again');
				return body;
			})
			.on(authApi.login, () => ({
				accessToken: 'token-2',
				device: 'd.1',
				user,
				role: 'company' as const,
			}));
		const removing = call(agentApi.remove, { body: { id: 'a' } });
		await until(() => useSession.getState().isReauthenticating);
		expect(useSession.getState().reauthenticates).toBe('sign_in_again');
		await useSession.getState().login(login);
		await expect(removing).resolves.toEqual({ id: 'a' });
		expect(tries).toBe(2);
	});

	test('on a write that is given up stays refused, and the session stays as it is', async () => {
		signedIn();
		fakeApi().on(agentApi.remove, () => {
			throw new Refusal('unauthenticated');
		});
		const removing = call(agentApi.remove, { body: { id: 'a' } });
		await until(() => useSession.getState().isReauthenticating);
		useSession.getState().cancelReauthentication();
		await expect(removing).rejects.toMatchObject({ code: 'unauthenticated' });
		expect(useSession.getState().isReauthenticating).toBe(false);
	});

	test('on a read while the password is asked for leaves the page alone', async () => {
		signedIn();
		fakeApi()
			.on(agentApi.list, () => {
				throw new Refusal('unauthenticated');
			})
			.on(agentApi.remove, () => {
				throw new Refusal('unauthenticated');
			});
		const removing = call(agentApi.remove, { body: { id: 'a' } }).catch(() => undefined);
		await until(() => useSession.getState().isReauthenticating);
		await call(agentApi.list, { query: {} }).catch(() => undefined);
		expect(page.reload).not.toHaveBeenCalled();
		useSession.getState().cancelReauthentication();
		await removing;
	});
});

test('choosing a company replaces the token', async () => {
	signedIn();
	const { scopeApi } = await import('../contract/auth.ts');
	const other = { ...user, companyname: 'Chans Lotto' };
	fakeApi()
		.on(scopeApi.chooseCompany, () => ({ accessToken: 'token-3', user: other }))
		.on(agentApi.list, () => aPage([]));
	await useSession.getState().chooseCompany('b');
	expect(localStorage.getItem(STORED.accessToken)).toBe('token-3');
	expect(useSession.getState().user).toEqual(other);
});

/** Lets promises run until the condition holds. */
async function until(holds: () => boolean): Promise<void> {
	for (let turn = 0; turn < 100 && !holds(); turn += 1) await Promise.resolve();
	expect(holds()).toBe(true);
}
