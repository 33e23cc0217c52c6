import { QueryClientProvider, queryClient } from '@borlette/shared/data';
import { I18nProvider } from '@borlette/shared/i18n';
import { createBrowserRouter, RouterProvider } from '@borlette/shared/router';
import { LoadingScreen, UiProvider } from '@borlette/shared/ui';
import { catalogue } from './catalogue.ts';
import { Unheard } from './layout/Unheard.tsx';
import { MixNotice } from './mixes/MixNotice.tsx';
import { routes } from './routes.tsx';
import { ReauthenticationDialog } from './session/ReauthenticationDialog.tsx';

const router = createBrowserRouter(routes);

export function App() {
	return (
		<UiProvider>
			<I18nProvider catalogue={catalogue} fallback={<LoadingScreen />}>
				<QueryClientProvider client={queryClient}>
					<MixNotice />
					<Unheard />
					<RouterProvider router={router} />
					<ReauthenticationDialog />
				</QueryClientProvider>
			</I18nProvider>
		</UiProvider>
	);
}
