import { LOCALES, type Locale, useIntl, useLocale } from '@borlette/shared/i18n';
import { Box, Button, LanguageIcon, Menu, Portal } from '@borlette/shared/ui';
import { WHERE_ROOM } from './barStyle.ts';
import { LANGUAGES } from './languages.ts';
import { messages } from './layout.messages.ts';

export function LanguageMenu() {
	const { locale, setLocale } = useLocale();
	const { formatMessage } = useIntl();
	return (
		<Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
			<Menu.Trigger asChild>
				<Button
					variant="ghost"
					colorPalette="gray"
					px="2.5"
					aria-label={formatMessage(messages.language, {
						language: `${locale.toUpperCase()} – ${LANGUAGES[locale]}`,
					})}
				>
					<LanguageIcon aria-hidden />
					<Box as="span" css={WHERE_ROOM}>
						{locale.toUpperCase()}
					</Box>
				</Button>
			</Menu.Trigger>
			<Portal>
				<Menu.Positioner>
					<Menu.Content>
						<Menu.RadioItemGroup
							value={locale}
							onValueChange={({ value }) => setLocale(value as Locale)}
						>
							{LOCALES.map((code) => (
								<Menu.RadioItem key={code} value={code} lang={code}>
									{LANGUAGES[code]}
									<Menu.ItemIndicator />
								</Menu.RadioItem>
							))}
						</Menu.RadioItemGroup>
					</Menu.Content>
				</Menu.Positioner>
			</Portal>
		</Menu.Root>
	);
}
