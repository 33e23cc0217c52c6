import { initialLocale } from './locale.ts';

test.each([
	['fr-HT', 'fr'],
	['DE', 'de'],
	['en-GB', 'en'],
	['ht', 'en'],
	['', 'en'],
])('whoever comes first, with a browser in "%s", reads %s', (browser, locale) => {
	expect(initialLocale(null, browser)).toBe(locale);
});

test('what was chosen stays; a stored value that is none of ours is German', () => {
	expect(initialLocale('en', 'fr')).toBe('en');
	expect(initialLocale('xx', 'fr')).toBe('de');
	expect(initialLocale('', 'fr')).toBe('de');
});
