import { FormattedMessage, words } from '../i18n/index.ts';
import { Box, Button, Switch } from '../ui/index.ts';
import { cardMessages } from './messages.ts';

interface Props {
	checked: boolean;
	onChange: (checked: boolean) => void;
}

/** Shows the figures of a chart in a table instead. */
export function AsTable({ checked, onChange }: Props) {
	return (
		<Switch.Root size="sm" checked={checked} onCheckedChange={(change) => onChange(change.checked)}>
			<Switch.HiddenInput />
			<Switch.Control />
			<Switch.Label fontWeight="normal">
				<FormattedMessage {...cardMessages.asTable} />
			</Switch.Label>
		</Switch.Root>
	);
}

/** In the place of a chart whose code did not come, above its table. */
export function ChartFailed({ onRetry }: { onRetry: () => Promise<unknown> }) {
	return (
		<Box role="alert" display="flex" flexWrap="wrap" alignItems="center" gap="3" mb="3">
			<FormattedMessage {...cardMessages.chartFailed} />
			<Button size="sm" variant="outline" onClick={() => void onRetry()}>
				<FormattedMessage {...words.retry} />
			</Button>
		</Box>
	);
}
