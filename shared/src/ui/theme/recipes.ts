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
import { CONTROL_FIELD, TOUCHED, TYPED_IN } from './field.ts';

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

/**
 * On a phone a button is as high as a finger wants it; a small one keeps its size there and is hit around it, so
 * that rows stay as low as they are. What its text is longer than, it takes two lines for.
 * @param h its height with one @param beyond how far around it is hit
 */
const wrapsFrom = (h: string, beyond?: string) => ({
	h,
	smDown: {
		h: 'auto',
		...(beyond
			? { minH: h, '&::after': { content: '""', position: 'absolute', inset: `-${beyond}` } }
			: { minH: Number(h) > Number(TOUCHED) ? h : TOUCHED, minW: TOUCHED }),
	},
});

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
				xs: wrapsFrom('8', '6px'),
				sm: wrapsFrom('9', '4px'),
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
			size: { md: { '--input-height': TYPED_IN }, lg: { '--input-height': 'sizes.12' } },
			variant: { outline: CONTROL_FIELD },
		},
	},
	radiomark: { variants: { variant: { solid: EDGE_WHEN_FREE } } },
	textarea: { variants: { variant: { outline: CONTROL_FIELD } } },
};
