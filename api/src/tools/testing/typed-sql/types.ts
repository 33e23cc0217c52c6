import ts from 'typescript-api';

const SQL_TYPES = new Set(['RawBuilder', 'AliasedRawBuilder']);

export const isSql = (type: ts.Type): boolean =>
	SQL_TYPES.has(type.symbol?.name ?? '') || (type.isUnion() && type.types.some(isSql));

/** It tells nothing of the value. */
export const isVague = (type: ts.Type): boolean =>
	isGeneric(type) || Boolean(type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any));

export const mayBeSql = (type: ts.Type): boolean => isSql(type) || isVague(type);

const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void;

export const partsOf = (type: ts.Type): readonly ts.Type[] =>
	type.isUnion() ? type.types : [type];

export const mayBeNothing = (type: ts.Type): boolean =>
	partsOf(type).some(({ flags }) => flags & (NOTHING | ts.TypeFlags.Unknown | ts.TypeFlags.Any));

export const nonNullable = (type: ts.Type): ts.Type => type.getNonNullableType();

export const isAlwaysFalse = (type: ts.Type): boolean =>
	partsOf(type).every(({ flags }) => flags & NOTHING);

export const isAlwaysTrue = (type: ts.Type): boolean =>
	partsOf(type).every(
		(part) => part.flags & ts.TypeFlags.Object || (part.isStringLiteral() && part.value.length > 0),
	);

/** The words that a type allows, where it names them all. */
export function wordsOf(type: ts.Type): (string | number)[] | undefined {
	const parts = partsOf(type);
	const words = parts.flatMap((part) =>
		part.isStringLiteral() || part.isNumberLiteral() ? [part.value] : [],
	);
	return words.length > 0 && words.length === parts.length ? words : undefined;
}

/** What it is, only the caller knows. */
export const isGeneric = (type: ts.Type): boolean =>
	Boolean(
		type.flags &
			(ts.TypeFlags.TypeParameter | ts.TypeFlags.IndexedAccess | ts.TypeFlags.Conditional),
	);
