import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useLocale } from '../../i18n/locale.ts';
import { Toaster } from '../toast/Toaster.tsx';
import { dressRoot } from './root.ts';
import { followOtherTabs, useSettings } from './settings.ts';
import { system } from './system.ts';

interface Props {
	children: ReactNode;
}

/** Styles, colour mode, direction and toasts; once, around everything. */
export function UiProvider({ children }: Props) {
	// Rules go into empty style elements, in development too: the content security policy allows no others.
	const [cache] = useState(() => createCache({ key: 'b', speedy: true }));
	const settings = useSettings();
	const locale = useLocale((state) => state.locale);

	useLayoutEffect(
		function dressPage() {
			dressRoot(settings);
		},
		[settings],
	);
	useEffect(followOtherTabs, []);

	// Parts with arrow keys learn the direction from a locale: a right-to-left script says so
	// and leaves the language's numbers and dates as they are.
	const partsLocale = settings.themeDirection === 'rtl' ? `${locale}-Arab` : `${locale}-Latn`;
	return (
		<CacheProvider value={cache}>
			<ChakraProvider value={system}>
				<LocaleProvider locale={partsLocale}>
					{children}
					<Toaster />
				</LocaleProvider>
			</ChakraProvider>
		</CacheProvider>
	);
}
