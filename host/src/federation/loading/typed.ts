import { ownerOf, useSession } from '@borlette/shared/session';

/** A field that is typed into, of whatever kind of page. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLElement;

/** What was typed into one field of a page that was taken away. */
export interface Typed {
	/** As a person knows the field. */
	readonly label: string;
	/** Which one of those with this label, from 0. */
	readonly place: number;
	readonly value: string;
}

const FIELDS = 'input, textarea, select, [contenteditable="true"]';
const NOT_TEXT = ['password', 'file', 'hidden', 'checkbox', 'radio', 'button', 'submit', 'range'];
const SECRET = /one-time-code|password|cc-/;

let touched = new WeakSet<Element>();
document.addEventListener(
	'input',
	({ target }) => target instanceof Element && touched.add(target),
	{
		capture: true,
		passive: true,
	},
);

/** Forms of shared/form keep their own drafts, and take them up again by themselves. */
const isKeptElsewhere = (field: Element) => field.closest('form[data-draft]') !== null;
/** Of the page, or of what it opened over itself; not of the frame around it. */
const isOfPage = (field: Element) => field.closest('main, [role="dialog"]') !== null;

const isSecret = (field: Element) =>
	(field instanceof HTMLInputElement && NOT_TEXT.includes(field.type)) ||
	SECRET.test(field.getAttribute('autocomplete') ?? '') ||
	/password|^code$/.test(field.getAttribute('name') ?? '');

const textOf = (field: Field): string =>
	'value' in field ? field.value : (field.textContent ?? '').trim();

/** Of a label around its field: without the field's own words. */
const wordsOf = (label: Element | undefined, field: Element): string =>
	[...(label?.childNodes ?? [])]
		.filter((part) => !part.contains(field))
		.map(({ textContent }) => textContent)
		.join('');

function labelOf(field: Field): string {
	const labelledBy = field.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
	const label =
		field.getAttribute('aria-label') ??
		(labelledBy
			.map((id) => document.getElementById(id)?.textContent ?? '')
			.join(' ')
			.trim() ||
			('labels' in field && wordsOf(field.labels?.[0], field)) ||
			field.getAttribute('placeholder') ||
			field.getAttribute('name'));
	return (label || '…').trimEnd().replace(/\*$/, '').trimEnd();
}

/** Each field of the page with its label, and its place among those with the same one. */
function fieldsOfPage(): Array<{ field: Field; label: string; place: number }> {
	const counts = new Map<string, number>();
	return [...document.querySelectorAll<Field>(FIELDS)].filter(isOfPage).map((field) => {
		const label = labelOf(field);
		const place = counts.get(label) ?? 0;
		counts.set(label, place + 1);
		return { field, label, place };
	});
}

/** Of one person at one address. */
function keyOfPage(): string {
	const { user } = useSession.getState();
	return `typed.${user ? ownerOf(user) : ''}.${window.location.pathname}`;
}

/** Where the browser denies its storage, or it is full: good until the page is reloaded. */
const inMemory = new Map<string, string>();

/** What was kept of this address. */
export function keptHere(): readonly Typed[] {
	try {
		const text = inMemory.get(keyOfPage()) ?? sessionStorage.getItem(keyOfPage());
		const kept: unknown = JSON.parse(text ?? '[]');
		return Array.isArray(kept) ? kept : [];
	} catch {
		return [];
	}
}

export function setKeptHere(kept: readonly Typed[]): void {
	const key = keyOfPage();
	inMemory.delete(key);
	try {
		if (kept.length === 0) sessionStorage.removeItem(key);
		else sessionStorage.setItem(key, JSON.stringify(kept));
	} catch {
		if (kept.length > 0) inMemory.set(key, JSON.stringify(kept));
	}
}

/**
 * Puts by what is in fields that somebody typed into, before the page is taken away; secrets are
 * never written down. A form's draft gets what its field says only when it is left.
 * @returns whether there was anything outside of drafts
 */
export function keepTyped(): boolean {
	if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
	const typed = fieldsOfPage()
		.filter(({ field }) => touched.has(field) && !isKeptElsewhere(field) && !isSecret(field))
		.map(({ field, ...named }) => ({ ...named, value: textOf(field) }))
		.filter(({ value }) => value !== '');
	touched = new WeakSet();
	if (typed.length > 0) setKeptHere(typed);
	return typed.length > 0;
}

/** As if it had been typed: the page's own code hears of it. */
function type(field: Field, value: string): void {
	const kind = Object.getPrototypeOf(field) as object;
	const setter = Object.getOwnPropertyDescriptor(kind, 'value')?.set;
	if (setter) setter.call(field, value);
	else field.textContent = value;
	for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}

/**
 * Types what was kept into the fields of the same names, as far as the page has them now.
 * @returns what found no place
 */
export function putBack(kept: readonly Typed[]): readonly Typed[] {
	const fields = fieldsOfPage();
	const left = kept.filter(({ label, place, value }) => {
		const found = fields.find((one) => one.label === label && one.place === place);
		if (found) type(found.field, value);
		return !found;
	});
	setKeptHere(left);
	return left;
}
