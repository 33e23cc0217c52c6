import userEvent from '@testing-library/user-event';

/** Replaces the text of a field in one stroke: typing each letter makes long forms slow to test. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
	const user = userEvent.setup();
	await user.clear(field);
	await user.click(field);
	await user.paste(text);
	await user.tab();
}
