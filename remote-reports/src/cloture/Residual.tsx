import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { Box, ErrorIcon, SuccessIcon, WarningIcon } from '@borlette/shared/ui';
import { messages } from './messages.ts';

/** What is missing or too much, in words. Minor units; below 0: missing. */
export function ResidualWords({ residual }: { residual: number }) {
	const { amount } = useFormats();
	if (residual === 0) return <FormattedMessage {...messages.exact} />;
	return (
		<FormattedMessage
			{...(residual < 0 ? messages.short : messages.over)}
			values={{ amount: amount(Math.abs(residual)) }}
		/>
	);
}

/** The same with its sign; the colour only repeats it. */
export function Residual({ residual }: { residual: number }) {
	const Icon = residual === 0 ? SuccessIcon : residual < 0 ? ErrorIcon : WarningIcon;
	const color = residual === 0 ? 'fg.success' : residual < 0 ? 'fg.error' : 'fg.warning';
	return (
		<Box display="flex" alignItems="center" gap="2" fontWeight="semibold" color={color}>
			<Icon size={18} aria-hidden />
			<ResidualWords residual={residual} />
		</Box>
	);
}
