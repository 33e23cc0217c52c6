/** Every colour of the product, as data: the system, the first paint and the contrast test read it. */

export const THEME_MODES = ['light', 'dark'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];

export const THEME_COLOURS = ['default', 'purple', 'cyan', 'blue', 'orange', 'red'] as const;
export type ThemeColour = (typeof THEME_COLOURS)[number];

export interface Neutrals {
	background: string;
	surface: string;
	/** Rows under the pointer, quiet fills. */
	muted: string;
	/** Pressed fills, tracks of switches. */
	emphasized: string;
	text: string;
	textMuted: string;
	/** Lines between things, from quiet to plain; decoration only. */
	lineMuted: string;
	line: string;
	lineEmphasized: string;
	/** Edge of something that can be operated: 3:1 against its surface. */
	control: string;
	/** Ring of what the keyboard is on; the fill of the theme colour without it. */
	focus?: string;
}

export const NEUTRALS: Record<ThemeMode, Neutrals> = {
	light: {
		background: '#F6F7F9',
		surface: '#FFFFFF',
		muted: '#EEF1F4',
		emphasized: '#E2E7EC',
		text: '#1B232B',
		textMuted: '#5A6672',
		lineMuted: '#EEF1F4',
		line: '#DFE4E9',
		lineEmphasized: '#C9D1D9',
		control: '#848F9A',
	},
	dark: {
		background: '#0E1216',
		surface: '#171C22',
		muted: '#1F262E',
		emphasized: '#2A323B',
		text: '#E8ECF0',
		textMuted: '#9BA7B3',
		lineMuted: '#1F262E',
		line: '#2A323B',
		lineEmphasized: '#3A444F',
		control: '#66727E',
	},
};

/** What is otherwise for people whose system asks for more contrast: every line is seen (3:1), what is quiet reads as text does (7:1). */
export const MORE_CONTRAST = {
	light: {
		textMuted: '#3B4650',
		lineMuted: '#7D8894',
		line: '#75818D',
		lineEmphasized: '#5A6672',
		control: '#3B4650',
		focus: '#1B232B',
	},
	dark: {
		textMuted: '#C7D0D9',
		lineMuted: '#7C8894',
		line: '#8B97A3',
		lineEmphasized: '#9BA7B3',
		control: '#C7D0D9',
		focus: '#E8ECF0',
	},
} as const satisfies Record<ThemeMode, Partial<Neutrals>>;

/** A colour in its uses: fill, fill under the pointer, text on a surface, quiet fill, text on the fill. */
export interface Shades {
	solid: string;
	hover: string;
	fg: string;
	subtle: string;
	contrast: string;
}

const light = (solid: string, hover: string, fg: string, subtle: string): Shades => ({
	solid,
	hover,
	fg,
	subtle,
	contrast: '#FFFFFF',
});
const dark = (solid: string, hover: string, fg: string, subtle: string): Shades => ({
	solid,
	hover,
	fg,
	subtle,
	contrast: '#0E1216',
});

export const BRAND: Record<ThemeColour, Record<ThemeMode, Shades>> = {
	default: {
		light: light('#078053', '#016C46', '#00754B', '#E8F8EE'),
		dark: dark('#4FB383', '#6BC498', '#6FBC94', '#0F2D1F'),
	},
	purple: {
		light: light('#8156D7', '#7043C3', '#7649CA', '#F4F1FF'),
		dark: dark('#AE8FFF', '#C0A8FF', '#B49CF9', '#28223A'),
	},
	cyan: {
		light: light('#037A8F', '#076779', '#016F82', '#E4F8FD'),
		dark: dark('#34AFC9', '#57C3DA', '#5EB8CD', '#032C34'),
	},
	blue: {
		light: light('#1F6DD8', '#025AC3', '#1062CC', '#EDF4FF'),
		dark: dark('#63A2FE', '#83B6FF', '#78ACFA', '#18273C'),
	},
	orange: {
		light: light('#B65400', '#9A4602', '#A44C03', '#FEF0E9'),
		dark: dark('#E88951', '#F2A172', '#E5976A', '#381F11'),
	},
	red: {
		light: light('#CE3537', '#B91B25', '#C2272D', '#FEF0EE'),
		dark: dark('#FD7A73', '#FF948E', '#F78A83', '#3A1D1B'),
	},
};

export const STATUSES = ['success', 'warning', 'error', 'info'] as const;
export type Status = (typeof STATUSES)[number];

/** They never follow the theme colour; shown always with an icon and a word. */
export const STATUS: Record<Status, Record<ThemeMode, Shades>> = {
	success: {
		light: light('#0B6B3A', '#08572F', '#0B6B3A', '#E3F6EA'),
		dark: dark('#5DC48C', '#79D0A0', '#7CD3A4', '#10291C'),
	},
	warning: {
		light: light('#8A4B00', '#733E00', '#8A4B00', '#FFF3DA'),
		dark: dark('#E3AE4B', '#EBBF6E', '#F0C36D', '#2E240E'),
	},
	error: {
		light: light('#B3261E', '#981D16', '#B3261E', '#FDE9E7'),
		dark: dark('#F98A80', '#FBA199', '#FF9E95', '#391A18'),
	},
	info: {
		light: light('#0B5C8A', '#084A70', '#0B5C8A', '#E2F2FB'),
		dark: dark('#68B5E2', '#86C5EA', '#84C8F0', '#0D2736'),
	},
};

/** How much of the fill is in the ground under initials and pressed quiet buttons. */
export const MUTED_PERCENT = 8;

/** Series of a chart, at most five of them, each with its label beside it. */
export const CHART_SERIES = [
	'#2F6BDE',
	'#C2570C',
	'#0E8A7D',
	'#B0408F',
	'#927000',
	'#5B6B7B',
] as const;
