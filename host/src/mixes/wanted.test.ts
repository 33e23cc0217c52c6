import { formatMix, keepMix, linkTo, parseMix, takeLink, wantedMix } from './wanted.ts';

const TIRAGE = { remote: 'remote-tirage', build: '1.4.0-3fa9c1' };
const ADMIN = { remote: 'remote-admin', build: '2.0.0+hotfix-0a1b2c3d4e5f' };

beforeEach(() => {
	keepMix([]);
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

test('a link opens its mix for this tab, and leaves the address as it would be without', () => {
	const link = new URL(linkTo([TIRAGE, ADMIN], '/dashboard/app'));
	window.history.replaceState(null, '', `${link.pathname}${link.search}&q=rose`);
	takeLink();
	expect(wantedMix()).toEqual([TIRAGE, ADMIN]);
	expect(window.location.pathname + window.location.search).toBe('/dashboard/app?q=rose');
	window.history.replaceState(null, '', '/faqs');
	takeLink();
	expect(wantedMix()).toEqual([TIRAGE, ADMIN]);
});

test('an empty mix in a link goes back to the channel', () => {
	keepMix([TIRAGE]);
	window.history.replaceState(null, '', '/?mix=');
	takeLink();
	expect(wantedMix()).toEqual([]);
});

test('where the browser denies its storage, the mix is good until the page is left', () => {
	jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new DOMException('denied');
	});
	jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
		throw new DOMException('denied');
	});
	keepMix([TIRAGE]);
	expect(wantedMix()).toEqual([TIRAGE]);
	jest.restoreAllMocks();
});
