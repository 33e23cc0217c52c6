/** A row of the sidebar, link or button. */
export const rowStyle = (isCurrent: boolean, isMini = false) =>
	({
		display: 'flex',
		flexDirection: isMini ? 'column' : 'row',
		alignItems: 'center',
		gap: isMini ? '1' : '3',
		w: 'full',
		minH: isMini ? '14' : '10',
		px: isMini ? '1' : '3',
		py: '1.5',
		justifyContent: isMini ? 'center' : undefined,
		borderRadius: 'md',
		textAlign: isMini ? 'center' : 'start',
		textStyle: isMini ? '2xs' : 'sm',
		cursor: 'pointer',
		fontWeight: isCurrent ? 'semibold' : 'medium',
		color: isCurrent ? 'brand.fg' : 'fg.muted',
		bg: isCurrent ? 'brand.subtle' : 'transparent',
		_hover: isCurrent ? {} : { bg: 'bg.muted', color: 'fg' },
	}) as const;
