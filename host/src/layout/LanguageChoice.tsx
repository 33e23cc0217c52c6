import { LOCALES, type Locale, useLocale } from '@borlette/shared/i18n';
import { Menu, Portal } from '@borlette/shared/ui';
import type { LaterMenuProps } from './LaterMenu.tsx';
import { LANGUAGES } from './languages.ts';

export function LanguageChoice({ children }: LaterMenuProps) {
	const { locale, setLocale } = useLocale();
	return (
		<Menu.Root defaultOpen positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
			<Menu.Trigger asChild>{children}</Menu.Trigger>
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
