import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { act, type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Session } from '../contract/auth.ts';
import { QueryClientProvider } from '../data/index.ts';
import { type Locale, loadDateLocale, useLocale } from '../i18n/index.ts';
import { createMemoryRouter, RouterProvider } from '../router/index.ts';
import { offerScreens, type Screen } from '../screens/index.ts';
import { useSession } from '../session/index.ts';
import { toast, UiProvider } from '../ui/index.ts';
import { fetchOverlays } from '../ui/overlays/useOverlays.ts';
import { aUser } from './aUser.ts';
import { testQueryClient } from './queryClient.ts';
import { knownScreens } from './screens.gen.ts';

/**
 * Styles go to a place outside of the document: jsdom lays nothing out, and to match hundreds of
 * rules at each query made a form's test ten times slower.
 */
const unseenStyles = createCache({ key: 't', container: document.createElement('div') });

interface Options {
	/** Who is signed in; null: nobody. */
	user?: Session | null;
	/** French by default, the language the texts are written in. */
	locale?: Locale;
	/** Texts by id, for another language than French. */
	texts?: Record<string, string>;
	/** Address the screen is opened at. */
	path?: string;
	/** Pattern of the address, where the screen reads a parameter from it. */
	route?: string;
	/** The screen is a whole page of the host, with a `main` of its own. */
	bringsMain?: boolean;
	/** What links may lead to; the screens of this repository's remotes unless given. */
	screens?: readonly Screen[];
}

type MemoryRouter = ReturnType<typeof createMemoryRouter>;

interface Shown extends RenderResult {
	router: MemoryRouter;
	user: UserEvent;
	address: () => MemoryRouter['state']['location'];
}

/**
 * Shows a screen with everything around it that the host gives: session, language, cache, router,
 * theme. Answers Testing Library's queries with a person (`user`) and the `router`.
 */
export async function renderScreen(
	ui: ReactNode,
	{
		user = aUser(),
		locale = 'fr',
		texts = {},
		path = '/',
		route = new URL(path, 'http://x').pathname,
		bringsMain = false,
		screens = knownScreens,
	}: Options = {},
): Promise<Shown> {
	await loadDateLocale(locale);
	await fetchOverlays();
	useLocale.setState({ locale });
	toast.dismissAll();
	offerScreens(screens);
	useSession.setState({
		user,
		status: user ? 'authenticated' : 'unauthenticated',
		isReauthenticating: false,
	});
	const router = createMemoryRouter(
		[
			// Where the host puts a page.
			{ path: route, element: bringsMain ? ui : <main>{ui}</main> },
			{ path: '*', element: <main>elsewhere</main> },
		],
		{ initialEntries: [path] },
	);
	const view = render(
		<IntlProvider locale={locale} defaultLocale="fr" messages={texts}>
			<QueryClientProvider client={testQueryClient()}>
				<UiProvider>
					<CacheProvider value={unseenStyles}>
						<RouterProvider router={router} />
					</CacheProvider>
				</UiProvider>
			</QueryClientProvider>
		</IntlProvider>,
	);
	// Parts that position themselves do so a moment after they appear.
	await act(async () => {});
	return { ...view, router, user: userEvent.setup(), address: () => router.state.location };
}
