import { keepNatives, restoreNatives } from './natives.ts';

jest.mock('./notes.ts', () => ({ noteContained: () => undefined }));

const prototypeOfIts = (iterator: object): object => Object.getPrototypeOf(iterator);
async function* later() {
	yield 1;
}

/** Without a global name; what the shell draws with loops over them. */
const NAMELESS: Record<string, object> = {
	'Array iterators': prototypeOfIts([].values()),
	'Map iterators': prototypeOfIts(new Map().values()),
	'Set iterators': prototypeOfIts(new Set().values()),
	'String iterators': prototypeOfIts(''[Symbol.iterator]()),
	'RegExp iterators': prototypeOfIts(''.matchAll(/a/g)),
	Iterators: prototypeOfIts(prototypeOfIts([].values())),
	Generators: prototypeOfIts(prototypeOfIts((function* () {})())),
	'Async generators': prototypeOfIts(prototypeOfIts(later())),
	'Typed arrays': prototypeOfIts(Uint8Array.prototype),
};
const NAMED: Record<string, object> = {
	'Intl.Collator': Intl.Collator.prototype,
	'Intl.DisplayNames': Intl.DisplayNames.prototype,
	'Intl.ListFormat': Intl.ListFormat.prototype,
	'Intl.RelativeTimeFormat': Intl.RelativeTimeFormat.prototype,
	'Intl.Segmenter': Intl.Segmenter.prototype,
	Text: Text.prototype,
	Range: Range.prototype,
	Selection: Selection.prototype,
	FocusEvent: FocusEvent.prototype,
	HTMLTextAreaElement: HTMLTextAreaElement.prototype,
	HTMLSelectElement: HTMLSelectElement.prototype,
	HTMLFormElement: HTMLFormElement.prototype,
	HTMLButtonElement: HTMLButtonElement.prototype,
};
test('what stands before that of the prototype is taken away, and what is React’s stays', () => {
	const root = document.createElement('div');
	root.id = 'root';
	document.body.append(root);
	keepNatives();
	const broken = { appendChild: () => undefined, insertBefore: () => undefined };
	const owners = [document.head, document.body, root, HTMLHeadElement.prototype];
	for (const owner of owners) Object.assign(owner, broken);
	Object.assign(root, { __reactContainer$1: {} });
	restoreNatives('remote-evil');
	for (const owner of owners) expect(Object.keys(owner)).not.toContain('appendChild');
	expect(root).toHaveProperty('__reactContainer$1');
});

const OWNERS = Object.entries({ ...NAMELESS, ...NAMED });

const broken = () => {
	throw new Error('replaced by an evil page');
};
type Own = Record<PropertyKey, PropertyDescriptor>;
const ownOf = (owner: object): Own => Object.getOwnPropertyDescriptors(owner) as Own;

function breakIt(owner: object): void {
	for (const key of Reflect.ownKeys(owner)) {
		if (key === 'constructor' || key === Symbol.toStringTag) continue;
		const was = Object.getOwnPropertyDescriptor(owner, key);
		if (!was?.configurable) continue;
		const now = was.get ? { get: broken } : { value: broken };
		Object.defineProperty(owner, key, { ...now, configurable: true });
	}
}

test('what a remote broke works again, also what has no name', () => {
	const before = OWNERS.map(([, owner]) => ownOf(owner));
	keepNatives();
	// Each by itself: a test that runs on broken loops could not tell which.
	const left = OWNERS.filter(([, owner], at) => {
		const was = before[at] as Own;
		breakIt(owner);
		restoreNatives('remote-evil');
		const now = Object.getOwnPropertyDescriptors(owner) as Own;
		let differs = false;
		for (const key of Reflect.ownKeys(was)) {
			if (now[key]?.value !== was[key]?.value || now[key]?.get !== was[key]?.get) differs = true;
			Object.defineProperty(owner, key, was[key] as PropertyDescriptor);
		}
		return differs;
	});
	expect(left.map(([name]) => name)).toEqual([]);
});
