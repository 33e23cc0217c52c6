import { system } from '../../ui/theme/system.ts';
import { TONE_PALETTE } from './cells.tsx';

test.each(Object.entries(TONE_PALETTE))('the theme has a palette for %s', (_tone, palette) => {
	const names = [...system.tokens.allTokens].map(({ name }) => name);
	expect(names).toContain(`colors.${palette}.subtle`);
	expect(names).toContain(`colors.${palette}.fg`);
});
