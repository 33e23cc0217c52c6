import { PlainIcon } from '@borlette/shared/ui';
import type { CSSProperties } from 'react';
import { iconOf } from './menuIcons.ts';

const SIZE = 20;
const STILL = { flexShrink: 0 } as const;

/** An own picture of a remote: its shape, in the colour of the text. It came within the signed metadata. */
const shapeOf = (picture: string): CSSProperties => ({
	...STILL,
	width: SIZE,
	height: SIZE,
	background: 'currentColor',
	mask: `url("${picture}") center / contain no-repeat`,
});

/** Beside an entry of the menu; of a name that this host does not know a plain one. */
export function MenuPicture({ name }: { name: string }) {
	if (name.startsWith('data:')) return <span aria-hidden style={shapeOf(name)} />;
	const Icon = iconOf(name) ?? PlainIcon;
	return <Icon size={SIZE} aria-hidden style={STILL} />;
}
