import { type ReactNode, useContext, useEffect, useState } from 'react';
import { IntlContext, IntlProvider, type MessageFormatElement } from 'react-intl';
import { loadDateLocale } from './dateLocales.ts';
import { type Locale, useLocale } from './locale.ts';

/** Compiled texts by id, as the build makes them of `lang/<locale>.json`. */
export type Messages = Record<string, MessageFormatElement[]>;
/** Loads one language of a catalogue. */
export type Catalogue = (locale: Locale) => Promise<Messages>;

interface Props {
	catalogue: Catalogue;
	/** Shown until the first language has arrived. */
	fallback: ReactNode;
	children: ReactNode;
}

/**
 * Provides the texts of a catalogue, on top of those of an I18nProvider around it. While another
 * language loads the one before stays on screen.
 * @throws (in render, for the nearest error boundary) when the first language cannot be loaded.
 */
export function I18nProvider({ catalogue, fallback, children }: Props) {
	const wanted = useLocale(({ locale }) => locale);
	const outer = useContext(IntlContext);
	const [loaded, setLoaded] = useState<{ locale: Locale; messages: Messages }>();
	const [failure, setFailure] = useState<unknown>();

	useEffect(
		function loadLanguage() {
			let isWanted = true;
			Promise.all([catalogue(wanted), loadDateLocale(wanted)]).then(
				([messages]) => {
					if (!isWanted) return;
					setFailure(undefined);
					setLoaded({ locale: wanted, messages });
				},
				(error: unknown) => isWanted && setFailure(error),
			);
			return () => {
				isWanted = false;
			};
		},
		[catalogue, wanted],
	);

	useEffect(
		function nameLanguageOfPage() {
			if (loaded) document.documentElement.lang = loaded.locale;
		},
		[loaded],
	);

	// A language that does not come takes away nothing: the one before stays.
	if (failure && !loaded) throw failure;
	if (!loaded) return fallback;
	return (
		<IntlProvider
			locale={loaded.locale}
			defaultLocale="fr"
			messages={outer ? { ...(outer.messages as Messages), ...loaded.messages } : loaded.messages}
		>
			{children}
		</IntlProvider>
	);
}
