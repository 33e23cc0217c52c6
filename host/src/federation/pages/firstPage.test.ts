import { queryClient } from '@borlette/shared/data';
import { afterFirstPage, noteFirstPage } from './firstPage.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Tells when what stands beside the page may come. */
function waiting() {
	const comes = jest.fn();
	void afterFirstPage().then(comes);
	return comes;
}

test('where no page of a remote comes it is not waited for ever', async () => {
	const comes = waiting();
	await jest.advanceTimersByTimeAsync(7_999);
	expect(comes).not.toHaveBeenCalled();
	await jest.advanceTimersByTimeAsync(1);
	expect(comes).toHaveBeenCalled();
});

test('what stands beside a page comes when that has what it asked for', async () => {
	let answer = (_rows: string[]) => {};
	const read = queryClient.fetchQuery({
		queryKey: ['rows'],
		queryFn: () =>
			new Promise<string[]>((resolve) => {
				answer = resolve;
			}),
	});
	const comes = waiting();
	noteFirstPage();
	await jest.advanceTimersByTimeAsync(1_000);
	expect(comes).not.toHaveBeenCalled();
	answer([]);
	await read;
	await jest.advanceTimersByTimeAsync(0);
	expect(comes).toHaveBeenCalled();
});
