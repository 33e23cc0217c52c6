import { words } from '@borlette/shared/i18n';
import { figureNames } from './figures.messages.ts';

/** What the chart shows of each row; the inks of the theme for series. */
export const SERIES = [
	{ name: 'vente', label: figureNames.vente, ink: 'var(--b-colors-chart-1)' },
	{ name: 'gain', label: words.gains, ink: 'var(--b-colors-chart-2)' },
	{ name: 'balance_finale', label: figureNames.balance_finale, ink: 'var(--b-colors-chart-3)' },
] as const;
