import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { animationStyles, keyframes, layerStyles } from '@chakra-ui/react/theme';
import { globalStyles } from './globalStyles.ts';
import { drawInNoLayer } from './layers.ts';
import { recipeChanges, recipes } from './recipes.ts';
import { semanticTokens } from './semanticTokens.ts';
import { slotRecipeChanges, slotRecipes } from './slotRecipes.ts';
import { textStyles } from './textStyles.ts';
import { tokens } from './tokens.ts';

/** Widths at which the layout changes, px: phones, tablets, small and large screens (specification 9). */
export const BREAKPOINTS = { sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

const breakpoints = Object.fromEntries(
	Object.entries(BREAKPOINTS).map(([name, width]) => [name, `${width}px`]),
);

/**
 * The system that every part draws from. It is built on the base configuration, not on the
 * library's whole theme, of which we use a third.
 */
export const system = createSystem(
	defaultBaseConfig,
	{
		preflight: true,
		cssVarsPrefix: 'b',
		cssVarsRoot: ':where(html)',
		globalCss: globalStyles,
		utilities: {
			// Of the layout, not of the text: see the global styles, which an earlier host does not have.
			textAlign: { values: { start: 'var(--text-start, start)', end: 'var(--text-end, end)' } },
		},
		theme: {
			breakpoints,
			keyframes: { ...keyframes, beyond: { from: { opacity: 1 }, to: { opacity: 0 } } },
			tokens,
			semanticTokens,
			textStyles,
			layerStyles,
			animationStyles,
			recipes,
			slotRecipes,
		},
	},
	// A change names no slots: it has those of what it changes.
	{
		theme: {
			recipes: recipeChanges,
			slotRecipes: slotRecipeChanges as object as typeof slotRecipes,
		},
	},
);

drawInNoLayer(system.layers);
