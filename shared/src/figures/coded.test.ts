import { codeAt, shortChoice } from './coded.ts';

test('a chosen name is shortened before its code, and only where it is long', () => {
	const long = 'Jean-Baptiste Emmanuel Desrosiers-Lafontant · 0412, Delmas 33';
	expect(shortChoice(long)).toBe('Jean-Baptiste Emmanue… · 0412, Delmas 33');
	expect(shortChoice('Jean-Robert Desrosiers · 0412')).toBe('Jean-Robert Desrosiers · 0412');
	const none = 'Surcussale de la place du marché de Pétion-Ville';
	expect([shortChoice(none), codeAt(none)]).toEqual([none, -1]);
});
