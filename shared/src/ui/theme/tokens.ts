import { defineTokens } from '@chakra-ui/react';

const values = <K extends string>(entries: Record<K, string>) =>
	Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, { value }])) as Record<
		K,
		{ value: string }
	>;

/** Steps of 4 px, in rem, so that they grow with the reader's text size. */
const STEPS = [
	0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 36,
	40, 44, 48, 56, 64, 72, 80, 96,
];
const spacing = values(Object.fromEntries(STEPS.map((step) => [String(step), `${step / 4}rem`])));

export const tokens = defineTokens({
	spacing,
	sizes: {
		...spacing,
		...values({
			xs: '20rem',
			sm: '24rem',
			md: '28rem',
			lg: '32rem',
			xl: '36rem',
			'2xl': '42rem',
			'3xl': '48rem',
			'4xl': '56rem',
			'5xl': '64rem',
			'6xl': '72rem',
			full: '100%',
			max: 'max-content',
			min: 'min-content',
			fit: 'fit-content',
			prose: '65ch',
			dvh: '100dvh',
			dvw: '100dvw',
			/** Width of a page's content unless it is stretched. */
			page: '1440px',
			sidebar: '280px',
			'sidebar.mini': '102px',
			/** Height of the company and country pickers. */
			picker: '450px',
			topbar: '4rem',
			/** Height of the bar below a table. */
			toolbar: '64px',
		}),
	},
	fonts: values({
		body: '"Inter Variable", "Inter Fallback", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
		heading:
			'"Inter Variable", "Inter Fallback", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
		mono: 'ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", Menlo, Consolas, monospace',
	}),
	fontSizes: values({
		'2xs': '0.75rem',
		xs: '0.8125rem',
		sm: '0.875rem',
		md: '1rem',
		lg: '1.125rem',
		xl: '1.25rem',
		'2xl': '1.75rem',
		'3xl': '2.25rem',
		'4xl': '3rem',
	}),
	fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '600' }),
	letterSpacings: values({
		tight: '-0.011em',
		tighter: '-0.022em',
		wide: '0.025em',
		widest: '0.08em',
	}),
	radii: values({ none: '0', sm: '4px', md: '8px', lg: '12px', xl: '16px', full: '9999px' }),
	borders: values({ sm: '1px solid', md: '2px solid' }),
	blurs: values({ sm: '4px', md: '8px', lg: '12px' }),
	durations: values({
		fastest: '50ms',
		faster: '100ms',
		fast: '120ms',
		moderate: '160ms',
		slow: '200ms',
		slower: '200ms',
		slowest: '200ms',
	}),
	easings: values({ 'ease-in-smooth': 'cubic-bezier(0.32, 0.72, 0, 1)' }),
	animations: values({
		spin: 'spin 1s linear infinite',
		pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite',
	}),
	cursor: values({
		button: 'pointer',
		checkbox: 'pointer',
		disabled: 'not-allowed',
		menuitem: 'pointer',
		option: 'pointer',
		radio: 'pointer',
		slider: 'pointer',
		switch: 'pointer',
	}),
	zIndex: values({
		hide: '-1',
		base: '0',
		docked: '10',
		dropdown: '1000',
		sticky: '1100',
		banner: '1200',
		overlay: '1300',
		modal: '1400',
		popover: '1500',
		skipNav: '1600',
		toast: '1700',
		tooltip: '1800',
	}),
});
