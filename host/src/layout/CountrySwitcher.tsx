import { countryApi } from '@borlette/shared/contract/country';
import { useRead } from '@borlette/shared/data';
import { useErrorText, useIntl, words } from '@borlette/shared/i18n';
import { useSession } from '@borlette/shared/session';
import { Box, Button, CountryIcon, Image, Popover, Portal } from '@borlette/shared/ui';
import { useState } from 'react';
import { WHERE_ROOM } from './barStyle.ts';
import { messages } from './layout.messages.ts';
import { Picker } from './Picker.tsx';
import { useScope } from './useScope.ts';

/** Superusers choose the country whose companies they see. */
export function CountrySwitcher() {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const { chooseCountry } = useScope();
	const [isOpen, setOpen] = useState(false);
	const chosen = useSession(({ user }) => user?.select_country_code ?? null);
	const { data, error, isLoading } = useRead(countryApi.list, { query: {} });
	const countries = Array.isArray(data) ? data : (data?.items ?? []);
	const country = countries.find(({ name_code }) => name_code === chosen);
	const label = formatMessage(words.country);
	const name = chosen
		? [chosen, country?.name].filter(Boolean).join(' – ')
		: formatMessage(words.everyCountry);
	return (
		<Popover.Root
			open={isOpen}
			onOpenChange={({ open }) => setOpen(open)}
			positioning={{ placement: 'bottom-end' }}
			lazyMount
			unmountOnExit
		>
			<Popover.Trigger asChild>
				<Button
					variant="ghost"
					colorPalette="gray"
					px="2.5"
					aria-label={formatMessage(messages.countryIs, { country: name })}
				>
					{country?.flag ? (
						<Image src={country.flag} alt="" h="4" w="6" objectFit="cover" borderRadius="sm" />
					) : (
						<CountryIcon aria-hidden />
					)}
					{chosen && (
						<Box as="span" css={WHERE_ROOM}>
							{chosen}
						</Box>
					)}
				</Button>
			</Popover.Trigger>
			<Portal>
				<Popover.Positioner>
					<Popover.Content w="320px" maxW="calc(100vw - 2rem)" pt="3" aria-label={label}>
						<Picker
							label={label}
							searchLabel={formatMessage(messages.searchCountry)}
							choices={[
								{ value: null, label: formatMessage(words.everyCountry) },
								...countries.map(({ name, name_code, flag }) => ({
									value: name_code,
									label: name,
									note: name_code,
									picture: flag,
								})),
							]}
							chosen={chosen}
							isLoading={isLoading}
							failure={error ? errorText(error) : undefined}
							onChoose={(code) => {
								setOpen(false);
								void chooseCountry(code);
							}}
						/>
					</Popover.Content>
				</Popover.Positioner>
			</Portal>
		</Popover.Root>
	);
}
