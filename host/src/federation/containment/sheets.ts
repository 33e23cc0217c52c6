import { callerOf } from './caller.ts';
import { MARK } from './mark.ts';
import {
	apply,
	getPrototypeOf,
	type Method,
	prototypeOf,
	replaceAccessor,
	replaceMethod,
} from './natural.ts';
import { noteContained } from './notes.ts';
import { own } from './stays.ts';
import { isForeign, isNode } from './subtree.ts';

/** Rules that name something; a scope can't hold them, and they style nothing by themselves. */
const NAMING = /^\s*@(charset|font-face|(-\w+-)?keyframes|counter-style|font-palette-values)\b/i;
/** Made while no remote's code had run, or by the host since. */
const hosts = new Set<CSSStyleSheet>();

const { deleteRule } = CSSStyleSheet.prototype;

/** What a build does with a remote's files (shared/config/webpack/scoped-css.cjs), for rules of run time. */
const scoped = (text: unknown, remote: string): unknown =>
	NAMING.test(String(text)) ? text : `@scope ([${MARK}~="${remote}"]) { ${String(text)} }`;

function isOthers(sheet: unknown, remote: string): sheet is CSSStyleSheet {
	if (!(sheet instanceof CSSStyleSheet)) return false;
	const { ownerNode } = sheet;
	return isNode(ownerNode) ? isForeign(ownerNode, remote) : hosts.has(sheet);
}

const refuse = (remote: string, act: string): void =>
	noteContained(remote, `${act} of a style sheet of others was not done`);

/** Rules that a remote writes by script reach its own elements only, and leave the sheets of others. */
export function guardSheets(): void {
	replaceMethod(CSSStyleSheet.prototype, 'insertRule', (native) => {
		const insert: Method = function (...args) {
			const remote = callerOf(insert);
			if (!remote) return apply(native, this, args);
			const [text, at = 0] = args;
			const index = apply(native, this, [scoped(text, remote), at]) as number;
			if (isOthers(this, remote)) {
				const rule = this.cssRules[index];
				own(remote, rule, () => {
					const now = [...this.cssRules].indexOf(rule as CSSRule);
					if (now >= 0) apply(deleteRule, this, [now]);
				});
			}
			return index;
		};
		return insert;
	});
	for (const name of ['replace', 'replaceSync']) {
		replaceMethod(CSSStyleSheet.prototype, name, (native) => {
			const replace: Method = function (...args) {
				const remote = callerOf(replace);
				if (!remote) return apply(native, this, args);
				if (isOthers(this, remote)) return refuse(remote, name);
				return apply(native, this, [scoped(args[0], remote)]);
			};
			return replace;
		});
	}
	for (const name of ['addRule', 'deleteRule', 'removeRule']) {
		replaceMethod(CSSStyleSheet.prototype, name, (native) => {
			const change: Method = function (...args) {
				const remote = callerOf(change);
				if (remote && isOthers(this, remote)) return refuse(remote, name);
				return apply(native, this, args);
			};
			return change;
		});
	}
	replaceAccessor(prototypeOf('StyleSheet') ?? {}, 'disabled', {
		set: (native) => {
			const set = function (this: unknown, value: unknown): void {
				const remote = callerOf(set);
				if (remote && isOthers(this, remote)) refuse(remote, 'disabled');
				else apply(native, this, [value]);
			};
			return set;
		},
	});
	for (const sheet of document.adoptedStyleSheets ?? []) hosts.add(sheet);
}

/** A font goes by its family for the whole page: one of the host's name stands in its place. */
export function ownFonts(): void {
	const { fonts } = document;
	if (!fonts) return;
	const of = getPrototypeOf(fonts) as FontFaceSet;
	const { delete: take } = of;
	replaceMethod(of, 'add', (native) => {
		const add: Method = function (...args) {
			const [face] = args;
			const remote = callerOf(add);
			if (remote) own(remote, face, () => apply(take, fonts, [face as FontFace]));
			return apply(native, this, args);
		};
		return add;
	});
}

/** The host adopts none after its start: what is there more when a page is left was the remote's. */
export function dropAdopted(): void {
	if (document.adoptedStyleSheets?.some((sheet) => !hosts.has(sheet))) {
		document.adoptedStyleSheets = [...hosts];
	}
}

/** Adopted while modules of a remote were evaluated, which are not evaluated again. */
const ofModules = new Map<string, Set<CSSStyleSheet>>();

/** Code of a remote is about to run. @returns what to call when it has */
export function noteAdopted(remote: string): () => void {
	const before = [...(document.adoptedStyleSheets ?? [])];
	return () => {
		const known = ofModules.get(remote) ?? new Set<CSSStyleSheet>();
		ofModules.set(remote, known);
		for (const sheet of document.adoptedStyleSheets ?? []) {
			if (!before.includes(sheet)) known.add(sheet);
		}
	};
}

/** A page of the remote is about to be shown: what its modules adopted is there for it. */
export function adoptAgain(remote: string): void {
	for (const sheet of ofModules.get(remote) ?? []) {
		if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
	}
}
