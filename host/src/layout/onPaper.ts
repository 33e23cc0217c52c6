/**
 * What Ctrl+P makes of any page: the page itself, without what is only pressed. Black where the screen is dark, because
 * browsers leave out grounds; nothing is cut off. A page that has a sheet of its own (`PrintPage`) prints that alone.
 */
export const ON_PAPER = {
	'@media print': {
		display: 'block',
		minHeight: '0',
		'& [data-testid=sidebar], & header:has(~ main), & ~ [data-testid=toaster], & > [href="#content"]':
			{
				display: 'none',
			},
		'& main :is(button, a.chakra-button, input, select, textarea, [role=search], [role=tablist], nav, [role=note], [data-tick], [data-actions], [data-screen-only])':
			{
				display: 'none',
			},
		// What is sorted by is read in its heading.
		'& main :is(th, h1, h2, h3, td) button': { display: 'inline-flex !important' },
		'& main :is(:has(> :is(input, select)), [data-scope=select], [data-scope=combobox]):not(th, td)':
			{
				display: 'none',
			},
		'& main': { overflow: 'visible' },
		'& main :is(section, li, tr, figure)': { breakInside: 'avoid' },
		'.dark &': { background: '#fff !important' },
		'.dark & main svg text': { fill: '#000 !important' },
		'.dark & main :not([data-swatch])': {
			color: '#000 !important',
			background: 'none !important',
			borderColor: '#9ba7b3 !important',
		},
	},
} as const;
