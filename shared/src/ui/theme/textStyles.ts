import { defineTextStyles } from '@chakra-ui/react';

const style = (fontSize: string, lineHeight: string, more: Record<string, string> = {}) => ({
	value: { fontSize, lineHeight, ...more },
});

/** The type scale. `xs`…`2xl` are what the recipes of the parts ask for. */
export const textStyles = defineTextStyles({
	'2xs': style('2xs', '1rem'),
	xs: style('xs', '1.125rem'),
	sm: style('sm', '1.25rem'),
	md: style('md', '1.5rem'),
	lg: style('lg', '1.625rem', { letterSpacing: 'tight' }),
	xl: style('xl', '1.75rem', { letterSpacing: 'tight' }),
	'2xl': style('2xl', '2.25rem', { letterSpacing: 'tighter' }),
	'3xl': style('3xl', '2.75rem', { letterSpacing: 'tighter' }),
	'4xl': style('4xl', '3.5rem', { letterSpacing: 'tighter' }),
	body: style('sm', '1.25rem'),
	/** Help under a field, a second line of a list. */
	secondary: style('xs', '1.125rem', { color: 'fg.muted' }),
	/** Heading of a page. */
	title: style('xl', '1.75rem', { fontWeight: 'semibold', letterSpacing: 'tight' }),
	/** The figure of a key number. */
	kpi: style('2xl', '2.25rem', {
		fontWeight: 'semibold',
		letterSpacing: 'tighter',
		fontVariantNumeric: 'tabular-nums',
	}),
	hero: style('4xl', '3.5rem', { fontWeight: 'semibold', letterSpacing: 'tighter' }),
	/** Name of a section of the sidebar, of a column. */
	overline: style('2xs', '1rem', { fontWeight: 'semibold', letterSpacing: 'wide' }),
	figures: { value: { fontVariantNumeric: 'tabular-nums' } },
	/** References of fiches and companies. */
	reference: { value: { fontFamily: 'mono', fontSize: 'xs', fontVariantNumeric: 'tabular-nums' } },
	label: style('sm', '1.25rem', { fontWeight: 'medium' }),
	none: { value: {} },
});
