import { serverNow } from '@borlette/shared/api';
import { lotGagnantApi, type TirageInstance } from '@borlette/shared/contract/lotgagnant';
import { FormattedMessage, useFormats, useRelative, words } from '@borlette/shared/i18n';
import { DrawName } from '@borlette/shared/resource';
import { Link } from '@borlette/shared/router';
import { useScreen } from '@borlette/shared/screens';
import { useMayCall } from '@borlette/shared/session';
import { Box, Button, Countdown, Heading, Text } from '@borlette/shared/ui';
import { LotsRow } from '../picks/LotsRow.tsx';
import { type Step, useStep } from './instance.ts';
import { messages } from './messages.ts';
import { useWaiting } from './useWaiting.ts';
import { WhoConfirms } from './WhoConfirms.tsx';

/** Draws that somebody must do something about, the oldest first. Nothing while there are none. */
export function Waiting() {
	const { rows = [], left } = useWaiting();
	if (rows.length === 0) return null;
	return (
		<Box as="section" aria-labelledby="waiting" mb="6">
			<Heading as="h2" size="md" id="waiting" mb="3">
				<FormattedMessage {...messages.waiting} values={{ count: rows.length + left }} />
			</Heading>
			<Box
				as="ul"
				listStyleType="none"
				display="grid"
				gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 300px), 1fr))"
				gap="4"
			>
				{rows.map((instance) => (
					<WaitingDate key={instance.id} instance={instance} />
				))}
			</Box>
			{left > 0 && (
				<Text mt="3" color="fg.muted">
					<FormattedMessage {...messages.moreWaiting} values={{ count: left }} />
				</Text>
			)}
		</Box>
	);
}

function WaitingDate({ instance }: { instance: TirageInstance }) {
	const { dateTime, amount } = useFormats();
	const mayEnter = useMayCall(lotGagnantApi.enter);
	const step = useStep(instance);
	const to = useScreen('lotgagnant.date', { instanceId: instance.id });
	const action =
		step === 'confirm'
			? instance.confirmation === 'allowed' && 'confirm'
			: step === 'enter' && 'enter';
	return (
		<Box
			as="li"
			borderWidth="1px"
			borderRadius="lg"
			bg="bg.panel"
			p="4"
			display="flex"
			flexDirection="column"
			gap="3"
		>
			<Box>
				<Box fontWeight="semibold">
					<DrawName name={instance.tirage_name} colour={instance.colour} />
				</Box>
				<Text textStyle="secondary">{dateTime(instance.draw_at)}</Text>
			</Box>
			{step === 'confirm' && instance.lotto3 && <LotsRow lots={instance} />}
			<Text fontSize="13px">
				<FormattedMessage
					{...messages.soldFor}
					values={{ count: instance.fiches, amount: amount(instance.vente, instance.currency) }}
				/>
				<br />
				<WhatFor instance={instance} step={step} />
			</Text>
			{to && (
				<Button asChild size="sm" variant={mayEnter && action ? 'solid' : 'outline'} mt="auto">
					<Link to={to}>
						<FormattedMessage
							{...(mayEnter && action ? messages[`${action}Action`] : words.open)}
						/>
					</Link>
				</Button>
			)}
		</Box>
	);
}

/** What the date waits for. */
function WhatFor({ instance, step }: { instance: TirageInstance; step: Step }) {
	const relative = useRelative();
	const { draw_at } = instance;
	switch (step) {
		case 'confirm':
			return <WhoConfirms instance={instance} />;
		case 'enter':
			return (
				<FormattedMessage
					{...messages.drawnSince}
					values={{ since: relative(draw_at, new Date(serverNow())) }}
				/>
			);
		default:
			return (
				<FormattedMessage
					{...messages.drawnIn}
					values={{ time: <Countdown to={draw_at} now={serverNow} /> }}
				/>
			);
	}
}
