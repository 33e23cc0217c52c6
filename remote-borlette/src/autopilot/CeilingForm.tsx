import { type Autopilot, autopilotApi } from '@borlette/shared/contract/autopilot';
import { useWrite } from '@borlette/shared/data';
import { AmountField, FormFrame } from '@borlette/shared/form';
import { useIntl } from '@borlette/shared/i18n';
import { SimpleGrid, toast } from '@borlette/shared/ui';
import { useMemo } from 'react';
import { messages } from './messages.ts';
import { TypedYear } from './TypedYear.tsx';
import { useCeilingText } from './useCeilingText.ts';
import type { Ceilings, YearReplay } from './useYearReplay.ts';

const ceilingsOf = ({ draw_ceiling, ball_ceiling }: Ceilings): Ceilings => ({
	draw_ceiling,
	ball_ceiling,
});
const current = (row: unknown) => ceilingsOf(row as Autopilot);
/** What is left empty is no ceiling. */
const given = (value: unknown) => (typeof value === 'number' ? value : null);

/** The two ceilings, and the year replayed with them as they are typed. */
export function CeilingForm({ pilot, year }: { pilot: Autopilot; year: YearReplay }) {
	const { formatMessage } = useIntl();
	const ceiling = useCeilingText();
	const { mutateAsync } = useWrite(autopilotApi.change, [autopilotApi.read]);
	const compare = useMemo(() => {
		const field = (name: keyof Ceilings, label: string) => ({
			name,
			label,
			show: (value: unknown) => ceiling(given(value)),
		});
		return {
			fields: [
				field('draw_ceiling', formatMessage(messages.drawCeiling)),
				field('ball_ceiling', formatMessage(messages.ballCeiling)),
			],
			toValues: current,
		};
	}, [ceiling, formatMessage]);
	return (
		<FormFrame
			name="autopilot"
			initialValues={ceilingsOf(pilot)}
			body={autopilotApi.change.input.body}
			version={pilot.version}
			compare={compare}
			save={(values, version) =>
				mutateAsync({
					body: {
						version: version ?? pilot.version,
						is_on: pilot.is_on,
						draw_ceiling: given(values.draw_ceiling),
						ball_ceiling: given(values.ball_ceiling),
					},
				})
			}
			onSaved={() => toast.success(formatMessage(messages.saved))}
		>
			<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
				<AmountField
					name="draw_ceiling"
					label={formatMessage(messages.drawCeiling)}
					help={formatMessage(messages.drawCeilingHelp)}
				/>
				<AmountField
					name="ball_ceiling"
					label={formatMessage(messages.ballCeiling)}
					help={formatMessage(messages.ballCeilingHelp)}
				/>
			</SimpleGrid>
			<TypedYear year={year} />
		</FormFrame>
	);
}
