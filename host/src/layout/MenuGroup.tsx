import { Link } from '@borlette/shared/router';
import { ExpandIcon } from '@borlette/shared/ui';
import { useEffect, useId, useState } from 'react';
import { usePreload } from '../federation/loading/usePreload.ts';
import { MenuPicture } from './MenuPicture.tsx';
import type { MenuItem, MenuLink } from './menu.ts';
import { useInView } from './useInView.ts';

interface Props {
	item: MenuItem;
	links: readonly MenuLink[];
	/** Address of the link that is open, if any. */
	current: string | undefined;
}

/** Several pages of one subject; open while one of them is. */
export function MenuGroup({ item, links, current }: Props) {
	const listId = useId();
	const preload = usePreload(item.remote, item.to);
	const holdsCurrent = links.some(({ to }) => to === current);
	const [isOpen, setOpen] = useState(holdsCurrent);

	useEffect(
		function openWithItsPage() {
			if (holdsCurrent) setOpen(true);
		},
		[holdsCurrent],
	);

	return (
		<>
			<button
				type="button"
				data-row=""
				data-current={(holdsCurrent && !isOpen) || undefined}
				data-holds={(holdsCurrent && isOpen) || undefined}
				aria-expanded={isOpen}
				aria-controls={listId}
				onClick={() => setOpen(!isOpen)}
				onPointerEnter={preload}
				onFocus={preload}
			>
				<MenuPicture name={item.icon} />
				<span data-label="">{item.label}</span>
				<ExpandIcon size={16} aria-hidden />
			</button>
			<ul id={listId} hidden={!isOpen} data-pages="">
				{links.map(({ id, to, label }) => (
					<li key={id}>
						<GroupLink
							to={to}
							label={label}
							remote={item.remote}
							isCurrent={to === current}
							isShown={isOpen}
						/>
					</li>
				))}
			</ul>
		</>
	);
}

interface GroupLinkProps {
	to: string;
	label: string;
	remote: string;
	isCurrent: boolean;
	/** Its group is open. */
	isShown: boolean;
}

function GroupLink({ to, label, remote, isCurrent, isShown }: GroupLinkProps) {
	const preload = usePreload(remote, to);
	const ref = useInView(isCurrent && isShown);
	return (
		<Link
			ref={ref}
			to={to}
			data-row=""
			data-current={isCurrent || undefined}
			aria-current={isCurrent ? 'page' : undefined}
			onPointerEnter={preload}
			onFocus={preload}
		>
			<span data-label="">{label}</span>
		</Link>
	);
}
