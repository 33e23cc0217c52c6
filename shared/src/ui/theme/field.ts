/** What a finger hits: 44 px. */
export const TOUCHED = '11';
/** The height of a field: on a phone as a finger wants it. */
export const TYPED_IN = { base: 'sizes.10', smDown: `sizes.${TOUCHED}` };

/** A field that can be typed or chosen in: its edge is seen (3:1), its ring is the theme colour. */
export const CONTROL_FIELD = {
	bg: 'bg.panel',
	borderColor: 'border.control',
	_hover: { borderColor: 'fg.muted' },
	_focusVisible: { outlineWidth: 'var(--focus-ring-width, 2px)', outlineOffset: '-1px' },
	_disabled: { bg: 'bg.muted' },
};
