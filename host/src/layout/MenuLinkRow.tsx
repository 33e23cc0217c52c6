import { Link } from '@borlette/shared/router';
import { Box } from '@borlette/shared/ui';
import { usePreload } from '../federation/loading/usePreload.ts';
import { MenuPicture } from './MenuPicture.tsx';
import type { MenuItem } from './menu.ts';
import { rowStyle } from './rowStyle.ts';
import { useInView } from './useInView.ts';

interface Props {
	item: MenuItem;
	isCurrent: boolean;
	isMini: boolean;
}

export function MenuLinkRow({ item, isCurrent, isMini }: Props) {
	const preload = usePreload(item.remote, item.to);
	const ref = useInView(isCurrent);
	return (
		<Box asChild {...rowStyle(isCurrent, isMini)}>
			<Link
				ref={ref}
				to={item.to}
				aria-current={isCurrent ? 'page' : undefined}
				onPointerEnter={preload}
				onFocus={preload}
			>
				<MenuPicture name={item.icon} />
				<Box as="span" minW="0" maxW="full" truncate={!isMini} lineClamp={isMini ? 2 : undefined}>
					{item.label}
				</Box>
			</Link>
		</Box>
	);
}
