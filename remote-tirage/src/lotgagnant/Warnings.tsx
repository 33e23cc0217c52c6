import { LATE_SALE, type ResultPreview } from '@borlette/shared/contract/lotgagnant';
import { FormattedMessage } from '@borlette/shared/i18n';
import { Alert, Box, Checkbox } from '@borlette/shared/ui';
import { entry } from './entry.messages.ts';

const WARNINGS = {
	high_payout: entry.highPayout,
	one_fiche_takes_most: entry.oneFicheTakesMost,
	late_win: entry.lateWin,
} satisfies Record<ResultPreview['warnings'][number], unknown>;

interface Props {
	warnings: ResultPreview['warnings'];
	isAgreed: boolean;
	onAgree: (isAgreed: boolean) => void;
}

/** What makes a result look like a slip: nothing is sent before somebody says that they saw it. */
export function Warnings({ warnings, isAgreed, onAgree }: Props) {
	if (warnings.length === 0) return null;
	return (
		<Alert.Root
			status="warning"
			alignItems="flex-start"
			role="group"
			aria-labelledby="result-warnings"
		>
			<Alert.Indicator />
			<Alert.Content>
				<Alert.Title id="result-warnings">
					<FormattedMessage {...entry.lookTwice} />
				</Alert.Title>
				<Alert.Description as="div">
					<Box as="ul" paddingInlineStart="4">
						{warnings.map((warning) => (
							<li key={warning}>
								<FormattedMessage {...WARNINGS[warning]} values={LATE_SALE} />
							</li>
						))}
					</Box>
				</Alert.Description>
				<Checkbox.Root
					marginBlockStart="3"
					checked={isAgreed}
					onCheckedChange={({ checked }) => onAgree(checked === true)}
				>
					<Checkbox.HiddenInput />
					<Checkbox.Control />
					<Checkbox.Label color="fg">
						<FormattedMessage {...entry.agree} values={{ count: warnings.length }} />
					</Checkbox.Label>
				</Checkbox.Root>
			</Alert.Content>
		</Alert.Root>
	);
}
