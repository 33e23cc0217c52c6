import { Password, strict } from '../contract/index.ts';
import { checkValue } from './check.ts';
import { type FieldSchema, fieldSchemaOf } from './schema.ts';
import { strongPassword } from './strongPassword.ts';

const Body = strict({ password: Password });

test('it can be read out, is long enough, and never comes twice', async () => {
	const made = new Set(Array.from({ length: 200 }, strongPassword));
	expect(made.size).toBe(200);
	for (const password of made) {
		expect(password).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
		expect(await checkValue(fieldSchemaOf(Body, 'password') as FieldSchema, password)).toBeNull();
	}
	const letters = new Set([...made].join('').replaceAll('-', ''));
	expect(letters.size).toBe(31);
});
