import { Link } from '@borlette/shared/router';
import { Box, ExpandIcon } from '@borlette/shared/ui';
import { useEffect, useId, useState } from 'react';
import { usePreload } from '../federation/loading/usePreload.ts';
import { MenuPicture } from './MenuPicture.tsx';
import type { MenuItem, MenuLink } from './menu.ts';
import { rowStyle } from './rowStyle.ts';
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
			<Box
				asChild
				{...rowStyle(holdsCurrent && !isOpen)}
				color={holdsCurrent ? 'brand.fg' : 'fg.muted'}
			>
				<button
					type="button"
					aria-expanded={isOpen}
					aria-controls={listId}
					onClick={() => setOpen(!isOpen)}
					onPointerEnter={preload}
					onFocus={preload}
				>
					<MenuPicture name={item.icon} />
					<Box as="span" flex="1" truncate>
						{item.label}
					</Box>
					<Box asChild transition="rotate 160ms" rotate={isOpen ? '180deg' : undefined}>
						<ExpandIcon size={16} aria-hidden />
					</Box>
				</button>
			</Box>
			<Box
				as="ul"
				id={listId}
				hidden={!isOpen}
				listStyleType="none"
				mt="0.5"
				ms="22px"
				ps="3"
				borderStartWidth="1px"
				borderColor="border"
			>
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
			</Box>
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
		<Box asChild {...rowStyle(isCurrent)} minH="9">
			<Link
				ref={ref}
				to={to}
				aria-current={isCurrent ? 'page' : undefined}
				onPointerEnter={preload}
				onFocus={preload}
			>
				<Box as="span" truncate>
					{label}
				</Box>
			</Link>
		</Box>
	);
}
