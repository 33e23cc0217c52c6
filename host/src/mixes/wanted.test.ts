import {
	askedVisit,
	forgetAsked,
	formatMix,
	keepVisit,
	linkTo,
	NO_VISIT,
	parseMix,
	takeLink,
	wantedVisit,
} from './wanted.ts';

const TIRAGE = { remote: 'remote-tirage', build: '1.4.0-3fa9c1' };
const ADMIN = { remote: 'remote-admin', build: '2.0.0+hotfix-0a1b2c3d4e5f' };

beforeEach(() => {
	keepVisit(NO_VISIT);
	window.history.replaceState(null, '', '/');
});

test('a mix reads as it was written', () => {
	expect(formatMix([TIRAGE, ADMIN])).toBe(
		'remote-tirage@1.4.0-3fa9c1,remote-admin@2.0.0+hotfix-0a1b2c3d4e5f',
	);
	expect(parseMix(formatMix([TIRAGE, ADMIN]))).toEqual([TIRAGE, ADMIN]);
});

test.each([
	'remote-tirage@https://evil.example/-3fa9c1',
	'remote-tirage@../../other-3fa9c1',
	'../remote@1.0.0-3fa9c1',
	'remote-tirage@1.4.0-3fa9',
	'remote-tirage',
	'@',
	'',
])('%j names no build', (text) => {
	expect(parseMix(text)).toEqual([]);
});

test('the last of two builds of a remote counts', () => {
	expect(parseMix('remote-a@1.0.0-aaaaaa,remote-a@1.1.0-bbbbbb')).toEqual([
		{ remote: 'remote-a', build: '1.1.0-bbbbbb' },
	]);
});

const open = (address: string) => {
	window.history.replaceState(null, '', address);
	takeLink();
};

test.each([
	[{ mix: [TIRAGE, ADMIN] }],
	[{ revision: 17, mix: [] }],
	[{ revision: 17, mix: [TIRAGE] }],
])(
	'what a link names is asked for, not run, and its address is as it would be without: %j',
	(visit) => {
		const link = new URL(linkTo(visit, '/dashboard/app'));
		open(`${link.pathname}${link.search}&q=rose`);
		expect(askedVisit()).toEqual({ revision: undefined, ...visit });
		expect(wantedVisit()).toEqual({ revision: undefined, mix: [] });
		expect(window.location.pathname + window.location.search).toBe('/dashboard/app?q=rose');
		// Somebody says yes; the page that is loaded then asks nothing more.
		keepVisit(visit);
		expect(wantedVisit()).toEqual({ revision: undefined, ...visit });
		expect(askedVisit().mix).toEqual([]);
		open(`${link.pathname}${link.search}`);
		expect(askedVisit()).toEqual({ revision: undefined, mix: [] });
	},
);

test('who says no is not asked again, and keeps what runs', () => {
	keepVisit({ mix: [TIRAGE] });
	open(linkTo({ mix: [ADMIN] }, '/'));
	forgetAsked();
	expect(askedVisit().mix).toEqual([]);
	expect(wantedVisit().mix).toEqual([TIRAGE]);
});

test.each(['/?mix=', '/?revision=', '/?revision=0', '/?revision=1e3', '/?mix=nothing&revision=-1'])(
	'%s names nothing, and goes back to the channel',
	(address) => {
		keepVisit({ revision: 3, mix: [TIRAGE] });
		open(address);
		expect(wantedVisit()).toEqual({ revision: undefined, mix: [] });
		expect(askedVisit().revision).toBeUndefined();
	},
);

test('where the browser denies its storage, the mix is good until the page is left', () => {
	jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new DOMException('denied');
	});
	jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
		throw new DOMException('denied');
	});
	keepVisit({ mix: [TIRAGE] });
	expect(wantedVisit().mix).toEqual([TIRAGE]);
	jest.restoreAllMocks();
});
