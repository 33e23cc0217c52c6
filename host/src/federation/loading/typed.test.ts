import { keepTyped, keptHere, putBack } from './typed.ts';

const byName = (name: string) =>
	document.querySelector(`[name="${name}"]`) as HTMLInputElement | HTMLSelectElement;
function type(name: string, value: string): void {
	byName(name).value = value;
	byName(name).dispatchEvent(new Event('input', { bubbles: true }));
}

const PAGE = `<input name="outside" aria-label="Company">
	<main>
		<label>Remark <input name="remark"></label>
		<label>Zone<select name="zone"><option></option><option>Nord</option></select></label>
		<input name="rate" aria-label="Rate"><input name="rate-2" aria-label="Rate">
		<input name="as-it-was" value="untouched">
		<input name="password" type="password"><input name="code" autocomplete="one-time-code">
		<form data-draft="draft.agent"><input name="first_name"></form>
	</main>
	<div role="dialog"><textarea name="note" placeholder="Note"></textarea></div>`;

beforeEach(() => {
	document.body.innerHTML = PAGE;
});

const NAMES = ['outside', 'remark', 'zone', 'rate-2', 'password', 'code', 'first_name', 'note'];

test('what was typed outside of drafts is kept by the names of its fields; secrets never', () => {
	for (const name of NAMES) type(name, name === 'zone' ? 'Nord' : `typed into ${name}`);
	expect(keepTyped()).toBe(true);
	expect(keptHere()).toEqual([
		{ label: 'Remark', place: 0, value: 'typed into remark' },
		{ label: 'Zone', place: 0, value: 'Nord' },
		{ label: 'Rate', place: 1, value: 'typed into rate-2' },
		{ label: 'Note', place: 0, value: 'typed into note' },
	]);
	expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/password|into code/);
});

test('it is typed into the fields of the same names again, and what finds none stays kept', () => {
	for (const name of NAMES) type(name, name === 'zone' ? 'Nord' : `typed into ${name}`);
	keepTyped();
	document.body.innerHTML = PAGE.replace(/<div role="dialog">.*/s, '');
	const heard: string[] = [];
	document.addEventListener('input', ({ target }) => heard.push((target as Element).tagName));
	expect(putBack(keptHere()).map(({ label }) => label)).toEqual(['Note']);
	expect(keptHere()).toHaveLength(1);
	expect(byName('remark').value).toBe('typed into remark');
	expect(byName('rate').value).toBe('');
	expect(byName('rate-2').value).toBe('typed into rate-2');
	expect(heard).toEqual(['INPUT', 'SELECT', 'INPUT']);
});

test('a page without typed text leaves nothing, and the field with the cursor is left', () => {
	const left = jest.fn();
	byName('remark').addEventListener('blur', left);
	byName('remark').focus();
	expect(keepTyped()).toBe(false);
	expect(left).toHaveBeenCalledTimes(1);
	expect(keptHere()).toEqual([]);
});

test.each(['denied', 'full'])(
	'a storage that is %s loses nothing while the page is there',
	(how) => {
		const fail = () => {
			throw new DOMException('', how === 'full' ? 'QuotaExceededError' : 'SecurityError');
		};
		jest.spyOn(Storage.prototype, 'setItem').mockImplementation(fail);
		if (how === 'denied') {
			for (const name of ['getItem', 'removeItem'] as const) {
				jest.spyOn(Storage.prototype, name).mockImplementation(fail);
			}
		}
		type('remark', 'half a sentence');
		expect(keepTyped()).toBe(true);
		document.body.innerHTML = PAGE;
		expect(putBack(keptHere())).toEqual([]);
		expect(byName('remark').value).toBe('half a sentence');
		expect(keptHere()).toEqual([]);
		jest.restoreAllMocks();
	},
);
