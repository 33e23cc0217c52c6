import { renderScreen, screen } from '@borlette/shared/testing';
import { useState } from 'react';
import { keepCellsApart } from './pastedCells.ts';

keepCellsApart();

function Line({ maxLength }: { maxLength: number | undefined }) {
	const [text, setText] = useState('a b');
	return (
		<input
			aria-label="ligne"
			maxLength={maxLength}
			value={text}
			onChange={({ currentTarget }) => setText(currentTarget.value)}
		/>
	);
}

test.each([
	['12\n34\r\n56\r\n', undefined, 'a12\t34\t56b', 9],
	['12\t34', undefined, 'a12\t34b', 6],
	['12\n34', 5, 'a12\tb', 4],
])('of %j in a line of %s the cells stand apart: %j', async (pasted, maxLength, held, caret) => {
	const { user } = await renderScreen(<Line maxLength={maxLength} />);
	const line = screen.getByLabelText<HTMLInputElement>('ligne');
	line.focus();
	line.setSelectionRange(1, 2);
	await user.paste(pasted);
	expect(line).toHaveValue(held);
	expect(line.selectionStart).toBe(caret);
});

test('a single cell, which comes with a break behind it, is pasted by the browser', async () => {
	const { user } = await renderScreen(<Line maxLength={undefined} />);
	const seen = jest.fn();
	const line = screen.getByLabelText<HTMLInputElement>('ligne');
	line.addEventListener('paste', (event) => queueMicrotask(() => seen(event.defaultPrevented)));
	line.focus();
	line.select();
	await user.paste('12\r\n');
	expect(line).toHaveValue('12');
	expect(seen).toHaveBeenCalledWith(false);
});
