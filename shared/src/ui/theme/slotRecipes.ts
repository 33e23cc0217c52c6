import {
	alertSlotRecipe,
	avatarSlotRecipe,
	breadcrumbSlotRecipe,
	cardSlotRecipe,
	checkboxSlotRecipe,
	comboboxSlotRecipe,
	dialogSlotRecipe,
	drawerSlotRecipe,
	fieldSlotRecipe,
	fieldsetSlotRecipe,
	menuSlotRecipe,
	nativeSelectSlotRecipe,
	popoverSlotRecipe,
	radioGroupSlotRecipe,
	switchSlotRecipe,
	tagSlotRecipe,
} from '@chakra-ui/react/theme';
import { CONTROL_FIELD, TYPED_IN } from './field.ts';

/** As `recipes.ts`, for parts made of several elements. */
export const slotRecipes = {
	alert: alertSlotRecipe,
	avatar: avatarSlotRecipe,
	breadcrumb: breadcrumbSlotRecipe,
	card: cardSlotRecipe,
	checkbox: checkboxSlotRecipe,
	combobox: comboboxSlotRecipe,
	dialog: dialogSlotRecipe,
	drawer: drawerSlotRecipe,
	field: fieldSlotRecipe,
	fieldset: fieldsetSlotRecipe,
	menu: menuSlotRecipe,
	nativeSelect: nativeSelectSlotRecipe,
	popover: popoverSlotRecipe,
	radioGroup: radioGroupSlotRecipe,
	switch: switchSlotRecipe,
	tag: tagSlotRecipe,
};

const FLOATING = { borderWidth: '1px', borderColor: 'border', boxShadow: 'soft' };
/** As large as a finger needs, however small what is drawn in it. */
const HIT = {
	display: 'inline-flex',
	alignItems: 'center',
	justifyContent: 'center',
	minWidth: '6',
	minHeight: '6',
};
const STATUS_PALETTES = Object.fromEntries(
	['info', 'warning', 'success', 'error'].map((status) => [
		status,
		{ root: { colorPalette: status } },
	]),
);

export const slotRecipeChanges = {
	alert: { base: { root: { borderRadius: 'lg' } }, variants: { status: STATUS_PALETTES } },
	breadcrumb: { base: { link: { ...HIT, borderRadius: 'l1' } } },
	card: {
		base: { root: { borderRadius: 'lg' } },
		variants: { variant: { elevated: { root: { borderWidth: '1px', boxShadow: 'xs' } } } },
	},
	checkbox: {
		base: { label: { fontWeight: 'normal' } },
		variants: {
			variant: { solid: { control: { borderColor: 'border.control', bg: 'bg.panel' } } },
		},
	},
	combobox: {
		base: {
			content: { ...FLOATING, borderRadius: 'lg' },
			trigger: HIT,
			clearTrigger: HIT,
			// Its arrow is that of a plain list, which is beside it in forms and bars.
			indicatorGroup: { px: '1', color: 'fg.muted' },
		},
		variants: {
			variant: { outline: { input: CONTROL_FIELD } },
			size: { md: { root: { '--combobox-input-height': TYPED_IN } } },
		},
	},
	dialog: {
		base: {
			backdrop: { bg: 'backdrop' },
			content: { ...FLOATING, borderRadius: 'xl' },
			// Two long words of a phone stand below each other.
			footer: { pb: '6', flexWrap: 'wrap' },
			closeTrigger: { top: '4', insetEnd: '4' },
		},
	},
	drawer: {
		base: { backdrop: { bg: 'backdrop' }, content: { boxShadow: 'soft' } },
	},
	field: {
		base: {
			errorText: { fontWeight: 'normal' },
			// What is required is marked behind the last word, also where a label takes two lines.
			label: { display: 'block' },
			requiredIndicator: { marginInlineStart: '1' },
		},
	},
	// As beside one control.
	fieldset: {
		base: {
			errorText: { fontWeight: 'normal', textStyle: 'xs' },
			helperText: { textStyle: 'xs' },
		},
	},
	menu: {
		base: {
			content: { ...FLOATING, borderRadius: 'lg' },
			item: { minH: '9', smDown: { minH: '11' } },
			separator: { bg: 'border' },
			itemGroupLabel: { textStyle: 'overline', color: 'fg.muted' },
		},
		variants: { variant: { subtle: { item: { _highlighted: { bg: 'bg.muted' } } } } },
	},
	nativeSelect: {
		base: { indicator: { _icon: { width: '4', height: '4' } } },
		variants: {
			variant: { outline: { field: CONTROL_FIELD } },
			size: {
				md: { root: { '--select-field-height': TYPED_IN } },
				lg: { root: { '--select-field-height': 'sizes.12' } },
			},
		},
	},
	popover: {
		base: {
			content: {
				...FLOATING,
				borderRadius: 'lg',
				// The smaller one, at each width: where one is given, none of it is left.
				width: 'min(var(--popover-mobile-size), var(--popover-size))',
			},
		},
	},
	radioGroup: { base: { itemText: { fontWeight: 'normal' } } },
	switch: {
		// On a phone a label takes two lines soon: they touched.
		base: { label: { lineHeight: '20px' } },
		variants: {
			variant: {
				// The track must be seen against the surface too while it is off.
				solid: { control: { bg: 'border.control' } },
			},
		},
	},
};
