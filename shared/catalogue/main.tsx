import '@fontsource-variable/inter/index.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { loadDateLocale, useLocale } from '../src/i18n/index.ts';
import { createBrowserRouter, RouterProvider } from '../src/router/index.ts';
import { useSession } from '../src/session/index.ts';
import { aUser } from '../src/testing/aUser.ts';
import { fakeApi } from '../src/testing/fakeApi.ts';
import { testQueryClient } from '../src/testing/queryClient.ts';
import { UiProvider } from '../src/ui/index.ts';
import { Catalogue } from './Catalogue.tsx';

// Nobody answers: a part that calls shows how it fails.
fakeApi();
useLocale.setState({ locale: 'fr' });
useSession.setState({ user: aUser(), status: 'authenticated', isReauthenticating: false });
await loadDateLocale('fr');

const router = createBrowserRouter([{ path: '*', element: <Catalogue /> }]);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
	<IntlProvider locale="fr" defaultLocale="fr">
		<QueryClientProvider client={testQueryClient()}>
			<UiProvider>
				<RouterProvider router={router} />
			</UiProvider>
		</QueryClientProvider>
	</IntlProvider>,
);
