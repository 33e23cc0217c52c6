import { isGuessable } from '@borlette/shared/contract/password';

const OWN = ['marie.joseph', 'Marie-Ange', 'Étoile du Nord'];

test.each([
	'        ',
	' '.repeat(20),
	'password1',
	'12345678',
	'azertyuiop',
	'P@ssw0rd2024',
	'motdepasse',
	'borlette2026',
	'superadmin1',
	'Haiti1804',
	'joseph123',
	'marie.joseph1',
	'etoile2026',
	'aaaaaaaaaaaaaaaa',
])('%j is guessed too easily', (password) => {
	expect(isGuessable(password, OWN)).toBe(true);
});

test.each(['quatre mots bien longs', 'kY7-tqmR-x2', 'correct horse', 'tambou 38 dlo kokoye'])(
	'%j may be set',
	(password) => {
		expect(isGuessable(password, OWN)).toBe(false);
	},
);
