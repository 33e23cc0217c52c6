import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { Box, ErrorIcon, SuccessIcon, WarningIcon } from '@borlette/shared/ui';
import { messages } from './messages.ts';

interface Props {
	/** Minor units; below 0: missing. */
	residual: number;
	/** The company's unless given. */
	currency?: string;
}

/** What is missing or too much, in words. */
export function ResidualWords({ residual, currency }: Props) {
	const { amount } = useFormats();
	if (residual === 0) return <FormattedMessage {...messages.exact} />;
	return (
		<FormattedMessage
			{...(residual < 0 ? messages.short : messages.over)}
			values={{ amount: amount(Math.abs(residual), currency) }}
		/>
	);
}

/** The same with its sign; the colour only repeats it. */
export function Residual(props: Props) {
	const { residual } = props;
	const Icon = residual === 0 ? SuccessIcon : residual < 0 ? ErrorIcon : WarningIcon;
	const color = residual === 0 ? 'fg.success' : residual < 0 ? 'fg.error' : 'fg.warning';
	return (
		<Box display="inline-flex" alignItems="center" gap="2" fontWeight="semibold" color={color}>
			<Icon size={16} aria-hidden />
			<ResidualWords {...props} />
		</Box>
	);
}
