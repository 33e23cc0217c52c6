import { useSession } from '@borlette/shared/session';
import { Box, useIsWide } from '@borlette/shared/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { FaultToasts } from '../federation/notes/FaultToasts.tsx';
import { FrozeNote } from '../federation/notes/FrozeNote.tsx';
import { RegistryNote } from '../federation/notes/RegistryNote.tsx';
import { PlaceOfPages } from '../federation/pages/PlaceOfPages.tsx';
import { followChannel } from '../federation/registry/follow.ts';
import { useWatch } from '../federation/watch/useWatch.ts';
import { isMixed } from '../mixes/store.ts';
import { OfflineNote } from '../offline/OfflineNote.tsx';
import { DemoNote } from '../session/DemoNote.tsx';
import { showFlash } from '../session/flash.ts';
import { LeavingQuestion } from '../session/LeavingQuestion.tsx';
import { RightsNote } from '../session/RightsNote.tsx';
import { ScrollToTop } from '../session/ScrollToTop.tsx';
import { SessionWarning } from '../session/SessionWarning.tsx';
import { UnsentNote } from '../session/UnsentNote.tsx';
import { ContextNote } from './ContextNote.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { ON_PAPER } from './onPaper.ts';
import { PageSaid } from './PageSaid.tsx';
import { PageTransition } from './PageTransition.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';
import { useDayTurn } from './useDayTurn.ts';
import { scopeOf } from './useScope.ts';

/** Sidebar (or its drawer), top bar, and the page. */
export function Shell({ children }: { children: ReactNode }) {
	const isWide = useIsWide('lg');
	const [isCollapsed, setCollapsed] = useState(false);
	const [isMenuOpen, setMenuOpen] = useState(false);
	const closeMenu = useCallback(() => setMenuOpen(false), []);
	// Another company or country: the page starts again, so that nothing of the former one stays.
	const scope = useSession(({ user }) => scopeOf(user));

	useWatch();
	useDayTurn();
	useEffect(showFlash, []);
	useEffect(function followReleases() {
		return followChannel(isMixed);
	}, []);
	useEffect(
		function resetOnSmallScreens() {
			if (isWide) setMenuOpen(false);
			else setCollapsed(false);
		},
		[isWide],
	);

	return (
		<Box display="flex" minH="100dvh" css={ON_PAPER}>
			<SkipLink />
			<ScrollToTop />
			<PageSaid />
			<SessionWarning />
			<RightsNote />
			<LeavingQuestion />
			<FaultToasts />
			{isWide && (
				<Sidebar isCollapsed={isCollapsed} onCollapse={() => setCollapsed(!isCollapsed)} />
			)}
			{!isWide && <MenuDrawer isOpen={isMenuOpen} onClose={closeMenu} />}
			<Box flex="1" minW="0" display="flex" flexDirection="column">
				<TopBar onMenu={isWide ? undefined : () => setMenuOpen(true)} />
				<OfflineNote />
				<Box as="main" id="content" tabIndex={-1} flex="1" outline="none">
					<DemoNote />
					<ContextNote />
					<UnsentNote />
					<RegistryNote />
					<FrozeNote />
					<PlaceOfPages>
						<PageTransition key={scope}>{children}</PageTransition>
					</PlaceOfPages>
				</Box>
			</Box>
		</Box>
	);
}
