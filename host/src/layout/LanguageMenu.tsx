import { useIntl, useLocale } from '@borlette/shared/i18n';
import { Button, LanguageIcon } from '@borlette/shared/ui';
import { LaterMenu } from './LaterMenu.tsx';
import { LANGUAGES } from './languages.ts';
import { messages } from './layout.messages.ts';

const loadChoice = async () => (await import('./LanguageChoice.tsx')).LanguageChoice;

export function LanguageMenu() {
	const locale = useLocale((state) => state.locale);
	const { formatMessage } = useIntl();
	return (
		<LaterMenu load={loadChoice}>
			<Button
				variant="ghost"
				colorPalette="gray"
				px="2.5"
				aria-label={formatMessage(messages.language, {
					language: `${locale.toUpperCase()} – ${LANGUAGES[locale]}`,
				})}
			>
				<LanguageIcon aria-hidden />
				{locale.toUpperCase()}
			</Button>
		</LaterMenu>
	);
}
