import { Section } from '@borlette/shared/cards';
import { dashboardApi, type FirstStep } from '@borlette/shared/contract/dashboard';
import { useRead } from '@borlette/shared/data';
import { FormattedMessage, useIntl } from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { useScreen } from '@borlette/shared/screens';
import { isEverywhere, useSession } from '@borlette/shared/session';
import { Box, Center, CheckIcon } from '@borlette/shared/ui';
import { stepMessages, words } from './steps.messages.ts';

/** Where each step is taken, for whoever may; a sale is made at a terminal. */
const useAddresses = (): Record<FirstStep, string | null> => ({
	country: useScreen('country.new'),
	company: useScreen('company.new'),
	colleague: useScreen('office.new'),
	supervisor: useScreen('supervisor.new'),
	surcussale: useScreen('surcussale.new'),
	agent: useScreen('agent.new'),
	tirage: useScreen('tirage.new'),
	limite: useScreen('limite-game.new'),
	terminal: useScreen('agent.list'),
	fiche: null,
});

/** What a house that has never sold needs before it can: what is there is ticked, the rest leads to its page. */
export function FirstSteps() {
	const { data } = useRead(dashboardApi.firstSteps, {});
	const addresses = useAddresses();
	const isOfAll = useSession(({ user }) => isEverywhere(user));
	if (!data || data.some(({ step, is_done }) => step === 'fiche' && is_done)) return null;
	const steps = data.filter(
		({ step, is_done }) => is_done || isOfAll || step === 'fiche' || addresses[step] !== null,
	);
	const isOpen = (step: FirstStep) => !isOfAll || step === 'country' || step === 'company';
	const done = steps.filter(({ is_done }) => is_done).length;
	const next = steps.find(({ is_done }) => !is_done)?.step;
	const canChoose = isOfAll && data.some(({ step, is_done }) => step === 'company' && is_done);
	return (
		<Section
			title={<FormattedMessage {...words.title} />}
			text={
				<>
					<FormattedMessage {...words.progress} values={{ done, count: steps.length }} />
					{canChoose && (
						<>
							{' '}
							<FormattedMessage {...words.chooseCompany} />
						</>
					)}
				</>
			}
		>
			<Box
				as="ol"
				listStyleType="none"
				display="grid"
				gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
				columnGap="8"
			>
				{steps.map(({ step, is_done }, index) => (
					<Step
						key={step}
						step={step}
						number={index + 1}
						address={is_done || !isOpen(step) ? null : addresses[step]}
						isDone={is_done}
						isNext={step === next}
					/>
				))}
			</Box>
		</Section>
	);
}

interface StepProps {
	step: FirstStep;
	number: number;
	/** To where it is taken. */
	address: string | null;
	isDone: boolean;
	isNext: boolean;
}

function Step({ step, number, address, isDone, isNext }: StepProps) {
	const { formatMessage, formatNumber } = useIntl();
	const { title, text } = stepMessages[step];
	return (
		<Box
			as="li"
			display="flex"
			gap="3"
			py="3"
			borderTopWidth="1px"
			borderColor="border"
			aria-current={isNext ? 'step' : undefined}
		>
			<Center
				boxSize="7"
				flexShrink="0"
				borderRadius="full"
				textStyle="xs"
				fontWeight="semibold"
				bg={isDone ? 'bg.success' : isNext ? 'brand.solid' : 'bg.muted'}
				color={isDone ? 'fg.success' : isNext ? 'brand.contrast' : 'fg.muted'}
			>
				{isDone ? (
					<CheckIcon size={16} role="img" aria-label={formatMessage(words.done)} />
				) : (
					formatNumber(number)
				)}
			</Center>
			<Box minW="0">
				<Box fontWeight="semibold" color={isDone ? 'fg.muted' : undefined}>
					{address ? (
						<Box asChild color="brand.fg" textDecoration="underline" textUnderlineOffset="3px">
							<Link to={address}>
								<FormattedMessage {...title} />
							</Link>
						</Box>
					) : (
						<FormattedMessage {...title} />
					)}
				</Box>
				<Box textStyle="secondary">
					<FormattedMessage {...text} />
				</Box>
			</Box>
		</Box>
	);
}
