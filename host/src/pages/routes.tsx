import { Outlet, type RouteObject } from '@borlette/shared/router';
import { LoadingScreen } from '@borlette/shared/ui';
import type { ComponentType } from 'react';
import { GuestOnly } from '../session/GuestOnly.tsx';
import { ScrollToTop } from '../session/ScrollToTop.tsx';
import { CrashPage } from './CrashPage.tsx';

/** A page in a file of its own; nobody downloads what they do not open. */
const page = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
	path,
	lazy: async () => ({ Component: await load() }),
});

const PublicRoot = () => (
	<>
		<ScrollToTop />
		<Outlet />
	</>
);

const Guests = () => (
	<GuestOnly>
		<Outlet />
	</GuestOnly>
);

/** What needs no sign-in. */
export const publicRoutes: RouteObject[] = [
	{
		element: <PublicRoot />,
		errorElement: <CrashPage />,
		HydrateFallback: LoadingScreen,
		children: [
			{
				element: <Guests />,
				children: [
					page('/', async () => (await import('./landing/LandingPage.tsx')).LandingPage),
					page(
						'/auth/login',
						async () => (await import('../session/BrandedLoginPage.tsx')).BrandedLoginPage,
					),
				],
			},
			page(
				'/fiche-view/:refCode',
				async () => (await import('./fiche-view/FicheViewPage.tsx')).FicheViewPage,
			),
			page(
				'/fiche2-view/:refCode',
				async () => (await import('./fiche-view/Fiche2ViewPage.tsx')).Fiche2ViewPage,
			),
			page('/about-us', async () => (await import('./about/AboutPage.tsx')).AboutPage),
			page('/contact-us', async () => (await import('./about/ContactPage.tsx')).ContactPage),
			page('/faqs', async () => (await import('./about/FaqsPage.tsx')).FaqsPage),
			page('/coming-soon', async () => (await import('./StatusPages.tsx')).ComingSoonPage),
			page('/maintenance', async () => (await import('./StatusPages.tsx')).MaintenancePage),
			page('/404', async () => (await import('./StatusPages.tsx')).NotFoundPage),
			page('/500', async () => (await import('./StatusPages.tsx')).ServerErrorPage),
		],
	},
];
