import { useIntl, useLocale } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import { messages } from './landing.messages.ts';
import { PICTURES } from './pictures.ts';

/** Of the files, so that the page does not jump when they arrive. */
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 780, height: 1280 };
/** Below breakpoint sm. */
const NARROW = '(max-width: 599.98px)';

/**
 * A screenshot of the dashboard, in the language and look of the page and the size of the screen; how it is
 * renewed: docs/how-to/renew-pictures.md.
 */
export function DashboardPicture() {
	const { light, dark } = PICTURES[useLocale(({ locale }) => locale)];
	return (
		<Box
			borderWidth="1px"
			borderColor="border"
			borderRadius="xl"
			boxShadow="soft"
			overflow="hidden"
			bg="bg"
		>
			<Box _dark={{ display: 'none' }}>
				<Picture {...light} />
			</Box>
			<Box display="none" _dark={{ display: 'block' }}>
				<Picture {...dark} />
			</Box>
		</Box>
	);
}

/** Lazy: of the two looks the one not shown is never fetched. */
function Picture({ wide, phone }: { wide: string; phone: string }) {
	const { formatMessage } = useIntl();
	return (
		<picture>
			<source media={NARROW} srcSet={phone} {...PHONE} />
			<img
				src={wide}
				{...WIDE}
				alt={formatMessage(messages.picture)}
				loading="lazy"
				decoding="async"
				style={{ display: 'block', width: '100%', height: 'auto' }}
			/>
		</picture>
	);
}
