import { act, renderScreen, screen } from '../testing/index.tsx';
import { useFormats } from './format.ts';
import { useRelative } from './useRelative.ts';

afterEach(() => jest.useRealTimers());

function Since({ instant }: { instant: string }) {
	const relative = useRelative();
	return <p>{relative(instant)}</p>;
}

test('a relative time grows while the page stays open', async () => {
	jest.useFakeTimers();
	await renderScreen(<Since instant={new Date(Date.now() - 120_000).toISOString()} />);
	expect(screen.getByText('il y a 2 minutes')).toBeInTheDocument();
	await act(async () => jest.advanceTimersByTime(5 * 60_000));
	expect(screen.getByText('il y a 7 minutes')).toBeInTheDocument();
});

test('who writes none is not drawn again by it', async () => {
	jest.useFakeTimers();
	let drawn = 0;
	function Amount() {
		const { amount } = useFormats();
		drawn += 1;
		return <p>{amount(500)}</p>;
	}
	await renderScreen(<Amount />);
	const before = drawn;
	await act(async () => jest.advanceTimersByTime(5 * 60_000));
	expect(drawn).toBe(before);
});
