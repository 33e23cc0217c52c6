import { endpoint, nullable, optionalText, Phone, strict, Type, text } from '../contract/index.ts';
import { bodyFor } from './row.ts';

const change = endpoint({
	method: 'PUT',
	path: '/api/things',
	summary: 'Change a thing',
	access: 'session',
	input: {
		body: strict({
			name: text(20),
			city: optionalText(20),
			street: nullable(optionalText(20)),
			note: Type.Optional(optionalText(20)),
			phone: Type.Optional(Phone),
		}),
	},
	output: Type.Object({}),
});

test('what somebody emptied is sent as empty, also where the call could be made without it', () => {
	const row = { name: 'A', city: 'B', street: 'C', note: 'D', phone: '+50937001122' };
	const emptied = { name: 'A', city: ' ', street: '', note: ' ', phone: '' };
	// A number cannot be empty, so without one nothing is said of it.
	expect(bodyFor(change, emptied, row)).toEqual({ name: 'A', city: '', street: null, note: '' });
	expect(bodyFor(change, { name: 'Z' }, row)).toEqual({ ...row, name: 'Z' });
});
