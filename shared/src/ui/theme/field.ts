/** A field that can be typed or chosen in: its edge is seen (3:1), its ring is the theme colour. */
export const CONTROL_FIELD = {
	bg: 'bg.panel',
	borderColor: 'border.control',
	_hover: { borderColor: 'fg.muted' },
	_focusVisible: { outlineWidth: '2px', outlineOffset: '-1px' },
	_disabled: { bg: 'bg.muted' },
};
