import { TRACE_OBJECTS } from '@borlette/shared/contract/tracabilite';
import de from '../../lang/de.json';
import en from '../../lang/en.json';
import { actionMessages, objectMessages } from './words.messages.ts';

type Words = Readonly<Record<string, { id: string; defaultMessage: string }>>;

test.each<[string, Readonly<Record<string, string>>]>([
	['French', {}],
	['English', en],
	['German', de],
])(
	'no two actions and no two kinds of objects have the same name in %s: they are choices of a filter',
	(_, texts) => {
		for (const words of [actionMessages, objectMessages] as unknown as Words[]) {
			const names = Object.values(words).map(
				({ id, defaultMessage }) => texts[id] ?? defaultMessage,
			);
			expect(names.length).toBeGreaterThan(5);
			expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
		}
	},
);

test('each kind of object that the trail has entries about has a word, and no other has one', () => {
	expect(Object.keys(objectMessages).toSorted()).toEqual([...TRACE_OBJECTS].toSorted());
});
