import {
	type ReactNode,
	useContext,
	useEffect,
	useMemo,
	useState,
	useSyncExternalStore,
} from 'react';
import {
	createIntl,
	createIntlCache,
	IntlContext,
	type IntlShape,
	type MessageFormatElement,
	RawIntlProvider,
} from 'react-intl';
import { loadDateLocale } from './dateLocales.ts';
import { isMirrored, onMirrored, withItsMarks } from './direction.ts';
import { type Locale, useLocale } from './locale.ts';

/** Compiled texts by id, as the build makes them of `lang/<locale>.json`. */
export type Messages = Record<string, MessageFormatElement[]>;
/** Loads one language of a catalogue. */
export type Catalogue = (locale: Locale) => Promise<Messages>;

interface Loaded {
	readonly locale: Locale;
	readonly messages: Messages;
}

/** A cache of formatters, shared by all pages. */
const formatters = createIntlCache();

/** The language that came last, by catalogue: a page that is opened again has its texts at once. */
const here = new WeakMap<Catalogue, Loaded>();
function hereIn(catalogue: Catalogue, locale: Locale): Loaded | undefined {
	const loaded = here.get(catalogue);
	return loaded?.locale === locale ? loaded : undefined;
}

/** Loads a language of a catalogue, so that what is drawn with it has its texts at once. */
export async function loadTexts(catalogue: Catalogue, locale: Locale): Promise<Loaded> {
	const [messages] = await Promise.all([catalogue(locale), loadDateLocale(locale)]);
	const known = hereIn(catalogue, locale);
	const loaded = known?.messages === messages ? known : { locale, messages };
	here.set(catalogue, loaded);
	return loaded;
}

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
	const mirrored = useSyncExternalStore(onMirrored, isMirrored);
	const [loaded, setLoaded] = useState(() => hereIn(catalogue, wanted));
	const [failure, setFailure] = useState<unknown>();

	useEffect(
		function loadLanguage() {
			let isWanted = true;
			loadTexts(catalogue, wanted).then(
				(now) => {
					if (!isWanted) return;
					setFailure(undefined);
					setLoaded(now);
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

	const intl = useMemo(() => {
		if (!loaded) return undefined;
		const messages = { ...(outer?.messages as Messages | undefined), ...loaded.messages };
		const plain = createIntl({ locale: loaded.locale, defaultLocale: 'fr', messages }, formatters);
		return mirrored ? inMirroredTexts(plain) : plain;
	}, [loaded, outer, mirrored]);

	// A language that does not come takes away nothing: the one before stays.
	if (failure && !loaded) throw failure;
	if (!intl) return fallback;
	return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

/** As `inMirroredLayout` of the figures: a sentence keeps its full stop at its end. */
export function inMirroredTexts(intl: IntlShape): IntlShape {
	const write = intl.formatMessage as (...given: unknown[]) => ReactNode;
	const formatMessage = (...given: unknown[]) => {
		const text = write(...given);
		return typeof text === 'string' ? withItsMarks(text) : text;
	};
	return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] };
}
