interface Props {
	/** Height and width, px. */
	size?: number;
	/** Read out; without it the mark is decoration. */
	title?: string;
}

/**
 * The mark: a drawn ball in its ring, with the light of the drum on it. It takes the theme
 * colour; `first-paint` and the icon of the tab carry the default green.
 */
export function Logo({ size = 40, title }: Props) {
	return (
		<svg
			width={size}
			height={size}
			viewBox="0 0 48 48"
			role={title ? 'img' : undefined}
			aria-label={title}
			aria-hidden={title ? undefined : true}
			focusable="false"
		>
			<rect width="48" height="48" rx="14" fill="var(--brand-solid)" />
			<circle cx="24" cy="24" r="15" fill="var(--brand-contrast)" />
			<path d="M24 9a15 15 0 0 1 14.4 10.8L27.6 22.9A3.7 3.7 0 0 0 24 20.2Z" fill="#F5B83D" />
			<circle cx="24" cy="24" r="6.6" fill="var(--brand-solid)" />
			<circle cx="24" cy="24" r="2.6" fill="var(--brand-contrast)" />
		</svg>
	);
}
