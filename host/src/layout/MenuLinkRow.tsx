import { Link } from '@borlette/shared/router';
import { usePreload } from '../federation/loading/usePreload.ts';
import { MenuPicture } from './MenuPicture.tsx';
import type { MenuItem } from './menu.ts';
import { useInView } from './useInView.ts';

interface Props {
	item: MenuItem;
	isCurrent: boolean;
}

export function MenuLinkRow({ item, isCurrent }: Props) {
	const preload = usePreload(item.remote, item.to);
	const ref = useInView(isCurrent);
	return (
		<Link
			ref={ref}
			to={item.to}
			data-row=""
			data-current={isCurrent || undefined}
			aria-current={isCurrent ? 'page' : undefined}
			onPointerEnter={preload}
			onFocus={preload}
		>
			<MenuPicture name={item.icon} />
			<span data-label="">{item.label}</span>
		</Link>
	);
}
