import { Section } from '@borlette/shared/cards';
import type { State } from '@borlette/shared/contract/state';
import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { Facts } from './Facts.tsx';
import { messages } from './messages.ts';
import { useReading } from './useReading.ts';

export function Database({ state: { database } }: { state: State }) {
	const { count, day } = useFormats();
	const { duration, size } = useReading();
	const { connections, most_connections: most, replicas, version } = database;
	return (
		<Section
			title={<FormattedMessage {...messages.database} />}
			text={
				<FormattedMessage
					{...messages.databaseText}
					values={{ version, size: size(database.bytes) }}
				/>
			}
		>
			<Facts
				facts={[
					[
						messages.connections,
						<FormattedMessage
							key="connections"
							{...messages.ofMost}
							values={{ count: count(connections), most: count(most) }}
						/>,
					],
					[messages.oldest, duration(database.transaction_seconds)],
					[messages.room, day(database.room_until)],
					[
						messages.second,
						replicas.length === 0 ? (
							<FormattedMessage key="none" {...messages.noSecond} />
						) : (
							replicas.map(({ name, lag_seconds }) => (
								<div key={name}>
									<FormattedMessage
										{...messages.behind}
										values={{ name, duration: duration(lag_seconds) }}
									/>
								</div>
							))
						),
					],
				]}
			/>
		</Section>
	);
}
