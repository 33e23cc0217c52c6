import { FormattedMessage } from '@borlette/shared/i18n';
import { useLocation } from '@borlette/shared/router';
import { Box, Separator } from '@borlette/shared/ui';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuLinkRow } from './MenuLinkRow.tsx';
import { currentLink, type MenuSection } from './menu.ts';
import { SLOT_TITLES } from './slotTitles.ts';

interface Props {
	sections: readonly MenuSection[];
	/** 102 px wide: pictures with a small label, no titles, no groups to unfold. */
	isMini?: boolean;
}

export function SidebarMenu({ sections, isMini = false }: Props) {
	const { pathname } = useLocation();
	const current = currentLink(sections, pathname)?.to;
	return sections.map(({ slot, entries }, index) => (
		<Box key={slot}>
			{isMini && index > 0 && <Separator my="2" mx="4" />}
			{!isMini && (
				<Box
					as="h2"
					id={`menu-${slot}`}
					px="3"
					pt="4"
					pb="1.5"
					textStyle="overline"
					color="fg.muted"
				>
					<FormattedMessage {...SLOT_TITLES[slot]} />
				</Box>
			)}
			<Box
				as="ul"
				listStyleType="none"
				display="grid"
				gap="0.5"
				aria-labelledby={isMini ? undefined : `menu-${slot}`}
			>
				{entries.map((item) => (
					<li key={item.id}>
						{item.children && !isMini ? (
							<MenuGroup item={item} links={item.children} current={current} />
						) : (
							<MenuLinkRow
								item={item}
								isMini={isMini}
								isCurrent={(item.children ?? [item]).some(({ to }) => to === current)}
							/>
						)}
					</li>
				))}
			</Box>
		</Box>
	));
}
