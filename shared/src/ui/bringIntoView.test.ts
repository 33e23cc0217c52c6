import { bringIntoView } from './bringIntoView.ts';

// The screens of other files are looked through for what is not accessible.
afterEach(() => document.body.replaceChildren());

const at = (top: number, height: number) => () => new DOMRect(0, top, 100, height);

/** A row of a list 100 px high, so far below the top of the page. */
function aRow(top: number, height = 20) {
	const scroller = document.createElement('div');
	const row = document.createElement('a');
	scroller.style.overflowY = 'auto';
	scroller.append(document.createElement('ul'));
	scroller.firstElementChild?.append(row);
	document.body.append(scroller);
	scroller.getBoundingClientRect = at(50, 100);
	row.getBoundingClientRect = at(top, height);
	scroller.scrollTop = 500;
	return { row, scroller };
}

test.each([
	['above the list', 10, 20, 460],
	['in it', 60, 20, 500],
	['below it', 140, 20, 510],
	['larger than it, by its beginning', 60, 200, 510],
])('what is %s is scrolled no further than it takes', (_, top, height, scrolled) => {
	const { row, scroller } = aRow(top, height);
	bringIntoView(row);
	expect(scroller.scrollTop).toBe(scrolled);
});

test('nothing is brought nowhere', () => {
	expect(() => bringIntoView(null)).not.toThrow();
});
