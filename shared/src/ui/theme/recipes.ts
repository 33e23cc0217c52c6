import {
	badgeRecipe,
	buttonRecipe,
	checkmarkRecipe,
	headingRecipe,
	inputAddonRecipe,
	inputRecipe,
	kbdRecipe,
	linkRecipe,
	radiomarkRecipe,
	separatorRecipe,
	skeletonRecipe,
	spinnerRecipe,
	textareaRecipe,
} from '@chakra-ui/react/theme';
import { CONTROL_FIELD } from './field.ts';

/** Only the parts that `parts.ts` exports: a recipe nobody uses would be paid for at every sign-in. */
export const recipes = {
	badge: badgeRecipe,
	button: buttonRecipe,
	checkmark: checkmarkRecipe,
	heading: headingRecipe,
	input: inputRecipe,
	inputAddon: inputAddonRecipe,
	kbd: kbdRecipe,
	link: linkRecipe,
	radiomark: radiomarkRecipe,
	separator: separatorRecipe,
	skeleton: skeletonRecipe,
	spinner: spinnerRecipe,
	textarea: textareaRecipe,
};

const EDGE_WHEN_FREE = { borderColor: 'border.control', bg: 'bg.panel' };

/** On a screen that a button's text is longer than, it takes two lines. @param h its height with one */
const wrapsFrom = (h: string) => ({ h, smDown: { h: 'auto', minH: h } });

/** What makes them this product's; merged over the recipes above. */
export const recipeChanges = {
	badge: { base: { borderRadius: 'full', px: '2' } },
	button: {
		base: {
			fontWeight: 'semibold',
			smDown: { maxW: 'full', whiteSpace: 'normal', textAlign: 'center', py: '1' },
		},
		variants: {
			size: {
				xs: wrapsFrom('8'),
				sm: wrapsFrom('9'),
				md: wrapsFrom('10'),
				lg: { ...wrapsFrom('12'), minW: '12', px: '6', gap: '2.5' },
			},
			variant: {
				solid: { _hover: { bg: 'colorPalette.hover' }, _expanded: { bg: 'colorPalette.hover' } },
				outline: { bg: 'bg.panel' },
			},
		},
	},
	checkmark: { variants: { variant: { solid: EDGE_WHEN_FREE } } },
	heading: { base: { letterSpacing: 'tight' } },
	input: {
		base: { bg: 'bg.panel' },
		variants: {
			size: { lg: { '--input-height': 'sizes.12' } },
			variant: { outline: CONTROL_FIELD },
		},
	},
	radiomark: { variants: { variant: { solid: EDGE_WHEN_FREE } } },
	textarea: { variants: { variant: { outline: CONTROL_FIELD } } },
};
