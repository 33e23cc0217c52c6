import { useLayoutEffect } from 'react';
import { renderScreen } from '../testing/index.tsx';
import { ChartBox } from './ChartBox.tsx';

const happened: string[] = [];

function Chart() {
	happened.push('its chart is drawn');
	return null;
}

function Page({ height }: { height?: number }) {
	useLayoutEffect(() => void happened.push('the page stands'), []);
	return (
		<ChartBox label="Ventes" {...(height && { height })}>
			<Chart />
		</ChartBox>
	);
}

beforeEach(() => void happened.splice(0));

test('a chart is drawn after the page it stands in', async () => {
	await renderScreen(<Page height={280} />);
	expect(happened).toEqual(['the page stands', 'its chart is drawn']);
});

test('one whose height a build of before did not tell is drawn with the page, so that nothing jumps', async () => {
	await renderScreen(<Page />);
	expect(happened).toEqual(['its chart is drawn', 'the page stands']);
});
