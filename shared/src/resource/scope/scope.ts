import { useMemo } from 'react';
import { serverNow } from '../../api/index.ts';
import { isDay } from '../../figures/days.ts';
import {
	type Formats,
	type IntlShape,
	type MessageDescriptor,
	useFormats,
	useIntl,
} from '../../i18n/index.ts';
import { scopeMessages } from './messages.ts';

type Values = Readonly<Record<string, unknown>>;

/** One side of whom a row concerns. */
export interface ScopePart {
	/** The field that narrows it; without it nothing does. */
	readonly name?: string;
	/** The field of the row that says what is chosen there. */
	readonly shown?: string;
	/** What it is while nothing narrows it. */
	readonly every: MessageDescriptor;
	/** While nothing narrows it, the row concerns the whole house. */
	readonly isHouse?: true;
	/** Nothing is saved without it: until it is chosen nobody knows whom the row will concern. */
	readonly isNeeded?: true;
}

/** Whom rows concern: said before one is saved, and in the toast after it. */
export interface ScopeDefinition {
	readonly parts: readonly ScopePart[];
	/** Fields of the first and the last day. */
	readonly days?: { readonly from: string; readonly until: string };
	/** Said of saved rows: `name`, `scope` and `count`. */
	readonly saved?: MessageDescriptor;
}

const everyAgent = { every: scopeMessages.agents, isHouse: true } as const;
const everyTirage = { every: scopeMessages.tirages } as const;
export const scopeParts = {
	/** Nothing narrows it to an agent. */
	everyAgent,
	everyTirage,
	agent: { name: 'agent_id', shown: 'agent_name', ...everyAgent },
	tirage: { name: 'tirage_id', shown: 'tirage_name', ...everyTirage },
	surcussale: {
		name: 'surcussale_id',
		shown: 'surcussale_name',
		every: scopeMessages.surcussales,
		isHouse: true,
	},
	boule: { name: 'boule', shown: 'boule', every: scopeMessages.boules },
} as const satisfies Readonly<Record<string, ScopePart>>;

export interface ScopeText {
	readonly text: string;
	/** It concerns everybody of the company. */
	readonly isWhole: boolean;
}

/** The name of what a form has chosen; undefined while it is not known. */
type NameIn = (field: string) => string | undefined;

function partText(part: ScopePart, row: Values, intl: IntlShape, nameIn?: NameIn) {
	const { name, shown } = part;
	const value = name === undefined ? undefined : row[name];
	if (value === undefined || value === null || value === '') return intl.formatMessage(part.every);
	const known = (name && nameIn?.(name)) ?? (shown && row[shown]);
	return typeof known === 'string' ? known : undefined;
}

const isOpen = ({ name }: ScopePart, row: Values) => name === undefined || !row[name];

function daysText(
	{ from: first, until: last }: NonNullable<ScopeDefinition['days']>,
	row: Values,
	intl: IntlShape,
	{ date, dayLong }: Formats,
): string | undefined {
	const [from, until] = [row[first], row[last]];
	if (!isKnown(from)) return undefined;
	const today = date(new Date(serverNow()));
	const texts = {
		from: dayLong(from),
		until: isKnown(until) ? dayLong(until) : '',
	};
	if (!isKnown(until)) {
		return intl.formatMessage(from === today ? scopeMessages.fromToday : scopeMessages.from, texts);
	}
	if (from === until) {
		return intl.formatMessage(from === today ? scopeMessages.today : scopeMessages.day, texts);
	}
	return intl.formatMessage(scopeMessages.between, texts);
}

const isKnown = (value: unknown): value is string => typeof value === 'string' && isDay(value);

function scopeText(
	{ parts, days }: ScopeDefinition,
	row: Values,
	{ intl, formats }: { intl: IntlShape; formats: Formats },
	nameIn?: NameIn,
): ScopeText {
	const ofHouse = parts.filter(({ isHouse }) => isHouse);
	const isWhole = ofHouse.length > 0 && ofHouse.every((part) => isOpen(part, row));
	// One of them chosen says it all: of a branch, or of an agent of any.
	const said = parts.filter((part) => isWhole || !part.isHouse || !isOpen(part, row));
	const texts = said.map((part) => partText(part, row, intl, nameIn));
	const time = days && daysText(days, row, intl, formats);
	if (parts.some((part) => part.isNeeded && isOpen(part, row))) return { text: '', isWhole: false };
	return {
		text: [...texts, time].filter(Boolean).join(', '),
		isWhole,
	};
}

/** Says whom a row concerns. */
export function useScopeText() {
	const intl = useIntl();
	const formats = useFormats();
	return useMemo(
		() => (scope: ScopeDefinition, row: Values, nameIn?: NameIn) =>
			scopeText(scope, row, { intl, formats }, nameIn),
		[intl, formats],
	);
}
