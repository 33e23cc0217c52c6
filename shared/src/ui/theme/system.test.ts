import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import * as overlays from '../overlays/parts.ts';
import * as parts from '../parts.ts';
import { drawInNoLayer } from '../theme/layers.ts';
import { recipes } from './recipes.ts';
import { slotRecipes } from './slotRecipes.ts';
import { BREAKPOINTS, system } from './system.ts';

test('breakpoints, radii and the large button are those of specification 9', () => {
	expect(BREAKPOINTS).toEqual({ sm: 600, md: 900, lg: 1200, xl: 1536 });
	expect(['md', 'lg', 'xl'].map((name) => system.token(`radii.${name}`))).toEqual([
		'8px',
		'12px',
		'16px',
	]);
	expect(system.token('sizes.sidebar')).toBe('280px');
	expect(system.token('sizes.sidebar.mini')).toBe('102px');
	expect(system.token('sizes.picker')).toBe('450px');
	const large = system.cva(system.getRecipe('button'))({ size: 'lg' });
	expect(JSON.stringify(large)).toContain('"height":"var(--b-sizes-12)"');
	expect(system.token('sizes.12')).toBe('3rem');
});

test('every part that is exported has its recipe in the system', () => {
	const withRecipe = { ...recipes, ...slotRecipes } as Record<string, unknown>;
	const namespaces = Object.entries({ ...parts, ...overlays })
		.filter(([, part]) => typeof part === 'object' && part !== null && 'Root' in part)
		.map(([name]) => name.charAt(0).toLowerCase() + name.slice(1));
	expect(namespaces.length).toBeGreaterThan(10);
	expect(namespaces.filter((name) => !withRecipe[name])).toEqual([]);
});

test('the mark of what is required stands behind the last word of a label, however many lines it takes', () => {
	const { label, requiredIndicator } = system.sva(system.getSlotRecipe('field'))({});
	expect(JSON.stringify(label)).toContain('"display":"block"');
	expect(JSON.stringify(requiredIndicator)).toContain('"marginInlineStart":"var(--b-spacing-1)"');
});

test('the lines of a label that takes two do not touch', () => {
	const touching = Object.keys(slotRecipes).filter((name) => {
		const { label = '' } = system.sva(system.getSlotRecipe(name))({});
		return /"lineHeight":"(1|var\(--b-line-heights-none\))"/.test(JSON.stringify(label));
	});
	expect(touching).toEqual([]);
});

test('start and end are those of the layout, whichever way the text runs', () => {
	const written = (textAlign: 'start' | 'end' | 'center') => system.css({ textAlign });
	expect(written('start')).toEqual({ textAlign: 'var(--text-start, start)' });
	expect(written('end')).toEqual({ textAlign: 'var(--text-end, end)' });
	expect(written('center')).toEqual({ textAlign: 'center' });
});

test('what parts look like stands over the layers of the page, in none of its own', () => {
	const styles = { color: 'red' };
	const { layers } = createSystem(defaultBaseConfig);
	drawInNoLayer(layers);
	expect(layers.wrap('recipes', styles)).toBe(styles);
	expect(layers.wrap('base', styles)).toEqual({ '@layer base': styles });
});
