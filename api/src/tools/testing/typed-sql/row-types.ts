import ts from 'typescript-api';
import type { Fact } from './facts.ts';
import { mayBeNothing, partsOf } from './types.ts';

/** What `db/connect` and pg make of a value of each type of PostgreSQL, and take for one. */
interface InTypeScript {
	read: 'number' | 'string' | 'boolean' | 'Buffer' | 'Date' | 'json';
	taken: readonly InTypeScript['read'][];
}

const NUMBER: InTypeScript = { read: 'number', taken: ['number'] };
const STRING: InTypeScript = { read: 'string', taken: ['string'] };
const JSON_VALUE: InTypeScript = { read: 'json', taken: ['string', 'json'] };
const MOMENT: InTypeScript = { read: 'string', taken: ['string', 'Date'] };

export const TYPES: Readonly<Record<string, InTypeScript>> = {
	bool: { read: 'boolean', taken: ['boolean'] },
	int2: NUMBER,
	int4: NUMBER,
	int8: NUMBER,
	float4: NUMBER,
	float8: NUMBER,
	oid: NUMBER,
	numeric: { read: 'string', taken: ['string', 'number'] },
	bytea: { read: 'Buffer', taken: ['Buffer'] },
	json: JSON_VALUE,
	jsonb: JSON_VALUE,
	date: MOMENT,
	timestamptz: MOMENT,
	timestamp: { read: 'Date', taken: ['string', 'Date'] },
	text: STRING,
	varchar: STRING,
	bpchar: STRING,
	char: STRING,
	name: STRING,
	uuid: STRING,
	time: STRING,
	void: STRING,
	regclass: STRING,
	regrole: STRING,
	regtype: STRING,
	inet: STRING,
	interval: { read: 'json', taken: ['string'] },
};
/** Lists that pg reads in another way than what they hold. */
export const LISTS: Readonly<Record<string, InTypeScript['read']>> = {
	_int8: 'string',
	_numeric: 'number',
	_date: 'Date',
	_timestamptz: 'Date',
};

/** What is wrong with the type of a column; undefined: nothing. */
export function wrongColumn(
	checker: ts.TypeChecker,
	declared: ts.Type,
	type: string,
	fact: Fact,
): string | undefined {
	if (declared.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return undefined;
	if (fact.isNull === 'possible' && !mayBeNothing(declared)) {
		return `may be null, and ${checker.typeToString(declared)} has no null`;
	}
	const element = type.startsWith('_') ? elementOf(checker, declared) : declared;
	const read = LISTS[type] ?? TYPES[type.replace(/^_/, '')]?.read;
	const shown = `${read ?? type}${type.startsWith('_') ? '[]' : ''}`;
	const isRead = read && element && partsOf(element).some((part) => isOf(part, read));
	if (!isRead) return `is ${shown} (${type}), not ${checker.typeToString(declared)}`;
	const foreign = fact.words?.find((word) => !allows(element, word));
	if (foreign === undefined) return undefined;
	return `may be '${foreign}', which ${checker.typeToString(declared)} does not have`;
}

/** What is wrong with the type of a parameter; undefined: nothing. */
export function wrongParameter(
	checker: ts.TypeChecker,
	given: ts.Type,
	type: string,
): string | undefined {
	const isList = type.startsWith('_');
	const taken = TYPES[type.replace(/^_/, '')]?.taken;
	const shown = `${taken?.join(' or ') ?? type}${isList ? '[]' : ''}`;
	const wrong = partsOf(given).find((part) => {
		if (part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) return false;
		const element = isList ? elementOf(checker, part) : part;
		if (!element || !taken) return true;
		if (!isList && checker.isArrayLikeType(part)) return true;
		return !partsOf(element).every((inner) => taken.some((one) => isOf(inner, one)));
	});
	if (!wrong) return undefined;
	return `is given ${checker.typeToString(given)}, and ${type} takes ${shown}`;
}

const elementOf = (checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined => {
	const list = type.getNonNullableType();
	return checker.isArrayLikeType(list)
		? checker.getIndexTypeOfType(list, ts.IndexKind.Number)
		: undefined;
};

function isOf(type: ts.Type, read: InTypeScript['read']): boolean {
	switch (read) {
		case 'number':
			return Boolean(type.flags & ts.TypeFlags.NumberLike);
		case 'string':
			return Boolean(type.flags & ts.TypeFlags.StringLike);
		case 'boolean':
			return Boolean(type.flags & ts.TypeFlags.BooleanLike);
		case 'Buffer':
		case 'Date':
			return namesOf(type).includes(read);
		case 'json':
			return true;
	}
}

const namesOf = (type: ts.Type): string[] => [
	type.symbol?.name ?? '',
	...(type.isIntersection() ? type.types.flatMap(namesOf) : []),
];

const allows = (type: ts.Type, word: string): boolean =>
	partsOf(type).some(
		(part) => part.flags & ts.TypeFlags.String || (part.isStringLiteral() && part.value === word),
	);
