import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useIntl, words } from '../../i18n/index.ts';
import { Button, Flex } from '../../ui/index.ts';
import { formMessages } from '../messages.ts';

interface Props {
	label: string | undefined;
	isDangerous?: boolean | undefined;
	/** Before the button: the way out. */
	children: ReactNode;
}

/** The end of a form: the button that sends it. */
export function SubmitRow({ label, isDangerous, children }: Props) {
	const { formatMessage } = useIntl();
	const { isSubmitting } = useFormikContext();
	return (
		<Flex gap="3" justify="flex-end" wrap="wrap">
			{children}
			<Button
				type="submit"
				{...(isDangerous && { colorPalette: 'error' })}
				loading={isSubmitting}
				loadingText={formatMessage(formMessages.saving)}
			>
				{label ?? formatMessage(words.save)}
			</Button>
		</Flex>
	);
}
