import { FormattedMessage } from '@borlette/shared/i18n';
import { useLocation } from '@borlette/shared/router';
import { Box, Separator } from '@borlette/shared/ui';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuLinkRow } from './MenuLinkRow.tsx';
import { currentLink, type MenuSection } from './menu.ts';
import { menuStyle } from './menuStyle.ts';
import { SLOT_TITLES } from './slotTitles.ts';

interface Props {
	sections: readonly MenuSection[];
	/** 102 px wide: pictures with a small label, no titles, no groups to unfold. */
	isMini?: boolean;
}

export function SidebarMenu({ sections, isMini = false }: Props) {
	const { pathname } = useLocation();
	const current = currentLink(sections, pathname)?.to;
	return (
		<Box css={menuStyle} data-mini={isMini || undefined}>
			{sections.map(({ slot, entries }, index) => (
				<div key={slot}>
					{isMini && index > 0 && <Separator my="2" mx="4" />}
					{!isMini && (
						<h2 id={`menu-${slot}`}>
							<FormattedMessage {...SLOT_TITLES[slot]} />
						</h2>
					)}
					<ul data-entries="" aria-labelledby={isMini ? undefined : `menu-${slot}`}>
						{entries.map((item) => (
							<li key={item.id}>
								{item.children && !isMini ? (
									<MenuGroup item={item} links={item.children} current={current} />
								) : (
									<MenuLinkRow
										item={item}
										isCurrent={(item.children ?? [item]).some(({ to }) => to === current)}
									/>
								)}
							</li>
						))}
					</ul>
				</div>
			))}
		</Box>
	);
}
