import fc from 'fast-check';
import { agentApi } from '../contract/agent.ts';
import { boulesBlockApi } from '../contract/boules-block.ts';
import { Day, nullable, oneOf, strict, Type, Zone } from '../contract/index.ts';
import { tirageApi } from '../contract/tirage.ts';
import { checkValue } from './check.ts';
import { rulesOf } from './rules.ts';
import { fieldNamesOf, fieldSchemaOf, isRequired } from './schema.ts';

type Body = Parameters<typeof rulesOf>[0];

/** The code that the rules answer for a field of a body. */
async function codeOf(body: Body, name: string, value: unknown) {
	const rules = rulesOf(body, [name], ({ code, limit }) =>
		limit === undefined ? code : `${code} ${limit}`,
	);
	return rules.validate({ [name]: value }).then(
		() => null,
		(error: Error) => error.message,
	);
}
const agent = agentApi.create.input.body;
const tirage = tirageApi.create.input.body;
const block = boulesBlockApi.create.input.body;

test.each([
	[agent, 'last_name', '', 'required'],
	[agent, 'last_name', '   ', 'required'],
	[agent, 'last_name', 'é'.repeat(80), null],
	[agent, 'last_name', 'é'.repeat(81), 'too_long 80'],
	[agent, 'phone', '', 'required'],
	[agent, 'phone', '+50936123456', null],
	[agent, 'phone', '+50912', 'format'],
	[agent, 'username', 'ab', 'too_short 3'],
	[agent, 'username', 'a b c', 'format'],
	[agent, 'password', 'short', 'too_short 8'],
	[agent, 'surcussale_id', 'x', 'format'],
	[agent, 'commission', '', 'required'],
	[agent, 'commission', 0, null],
	[agent, 'commission', 10_001, 'too_large 10000'],
	[agent, 'commission', -1, 'too_small 0'],
	[agent, 'commission', 'twelve', 'format'],
	[agent, 'device_id', '', null],
	[tirage, 'draw_time', '24:00', 'format'],
	[tirage, 'draw_time', '', 'required'],
	[tirage, 'timezone', 'America/New_York', null],
	[tirage, 'timezone', 'America/Nowhere', 'format'],
	[tirage, 'days', [], 'required'],
	[tirage, 'days', [1, 8], 'too_large 7'],
	[tirage, 'days', [1, 2, 3, 4, 5, 6, 7, 1], 'too_many 7'],
	[block, 'boules', ['07', '12*34'], null],
	[block, 'boules', ['7'], 'format'],
	[block, 'start_date', '2026-02-30', 'format'],
	[block, 'start_date', '', 'required'],
	[block, 'end_date', '', null],
	[block, 'end_date', '2026-13-01', 'format'],
	[block, 'tirage_id', '', null],
])('%# %s', async (body, name, value, code) => {
	expect(await codeOf(body, name as string, value)).toBe(code);
});

test('limits can be said the way the field writes them', async () => {
	const rules = rulesOf(agent, ['commission'], ({ limit }) => String(limit), {
		commission: (limit) => `${limit / 100} %`,
	});
	await expect(rules.validate({ commission: 10_001 })).rejects.toThrow('100 %');
});

test('required marks follow the contract', () => {
	const marked = (body: Body) =>
		fieldNamesOf(body).filter((name) => {
			const schema = fieldSchemaOf(body, name);
			return schema && isRequired(schema);
		});
	expect(marked(agent)).toEqual([
		'first_name',
		'last_name',
		'phone',
		'surcussale_id',
		'commission',
		'username',
		'password',
	]);
	expect(marked(block)).toEqual(['boules', 'start_date']);
	expect(
		marked(
			strict({ a: Type.Boolean(), b: nullable(Zone), c: oneOf(['x']), d: Type.Optional(Day) }),
		),
	).toEqual(['c']);
});

test('no value makes a check throw', async () => {
	const schemas = [agent, tirage, block].flatMap((body) =>
		fieldNamesOf(body).flatMap((name) => fieldSchemaOf(body, name) ?? []),
	);
	await fc.assert(
		fc.asyncProperty(fc.constantFrom(...schemas), fc.anything(), async (schema, value) => {
			await expect(checkValue(schema, value)).resolves.toBeDefined();
		}),
	);
});
