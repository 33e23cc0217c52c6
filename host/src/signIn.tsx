import './font.ts';
import { call } from '@borlette/shared/api';
import { configApi, type PublicConfig } from '@borlette/shared/contract/config';
import { I18nProvider, useLocale } from '@borlette/shared/i18n';
import { useSession } from '@borlette/shared/session';
import { LoadingScreen, UiProvider } from '@borlette/shared/ui';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { catalogue } from './catalogue.ts';
import { fetchAhead } from './federation/integrity/fetchAhead.ts';
import { tellLater } from './federation/watch/tell/later.ts';
import { watchErrors } from './federation/watch/windowErrors.ts';
import { keepLater } from './offline/keepLater.ts';
import { FALLBACK } from './session/fallback.ts';
import { LoginPage } from './session/LoginPage.tsx';
import { useOtherTabs } from './session/useOtherTabs.ts';
import { showStartFailure } from './startFailure.ts';

watchErrors();
// It has nothing to take up: nobody is signed in.
void useSession.getState().initialise();
tellLater();
keepLater(() => ({
	beginnings: ['sign-in', `texts-${useLocale.getState().locale}`],
	files: {},
	killed: [],
}));
window.addEventListener('input', () => fetchAhead('begin', 'shell', 'layout', 'kit'), {
	once: true,
});

type Shown = Pick<PublicConfig, 'brand' | 'demo'>;

function SignIn() {
	const [{ brand, demo = false }, setConfig] = useState<Shown>({ brand: FALLBACK });
	useOtherTabs();
	useEffect(function readBrand() {
		call(configApi.read, {}).then(
			(read) => setConfig({ ...read, brand: read.brand || FALLBACK }),
			// The product's own name stays.
			() => undefined,
		);
	}, []);
	return <LoginPage brand={brand} isDemo={demo} />;
}

const root = document.getElementById('root');
if (!root) throw new Error('public/index.html has no #root.');
createRoot(root, { onUncaughtError: showStartFailure }).render(
	<UiProvider>
		<I18nProvider catalogue={catalogue} fallback={<LoadingScreen />}>
			<SignIn />
		</I18nProvider>
	</UiProvider>,
);
