import { codeAt, shortChoice } from './coded.ts';

test('a chosen name is shortened before its code, and only where it is long', () => {
	const long = 'Jean-Baptiste Emmanuel Desrosiers-Lafontant · 0412, Delmas 33';
	expect(shortChoice(long)).toBe('Jean-Baptiste Emmanue… · 0412, Delmas 33');
	expect(shortChoice('Jean-Robert Desrosiers · 0412')).toBe('Jean-Robert Desrosiers · 0412');
	expect(codeAt('Jean Pierre · GN12 · 30 nov. 2026')).toBe('Jean Pierre'.length);
	// Other rows have such a sign too.
	expect(codeAt('Delmas 33 · 30 nov. 2026')).toBe(-1);
	expect(codeAt('Marché · à côté de la pharmacie')).toBe(-1);
	const none = 'Surcussale de la place du marché de Pétion-Ville';
	expect([shortChoice(none), codeAt(none)]).toEqual([none, -1]);
});
