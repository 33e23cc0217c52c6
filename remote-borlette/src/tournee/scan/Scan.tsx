import { FormattedMessage, useIntl } from '@borlette/shared/i18n';
import { Box, Button, Field, Heading, Input, Notice, ScanIcon, Stack } from '@borlette/shared/ui';
import { type FormEvent, useState } from 'react';
import { BackToTour } from '../BackToTour.tsx';
import { messages } from '../messages.ts';
import { FicheCheck } from './FicheCheck.tsx';
import { refIn } from './refIn.ts';
import { useCamera } from './useCamera.ts';

export { bringDetector } from './detector.ts';

/** A ticket by its QR code, or by its reference where there is no camera. */
export function Scan() {
	const [refCode, setRefCode] = useState<string>();
	return (
		<Stack gap="4" maxW="lg">
			<BackToTour />
			<Heading as="h2" size="lg">
				<FormattedMessage {...messages.scan} />
			</Heading>
			{refCode ? (
				<FicheCheck key={refCode} refCode={refCode} onAnother={() => setRefCode(undefined)} />
			) : (
				<>
					<Camera onRef={setRefCode} />
					<Typed onRef={setRefCode} />
				</>
			)}
		</Stack>
	);
}

function Camera({ onRef }: { onRef: (refCode: string) => void }) {
	const [isForeign, setForeign] = useState(false);
	const { video, state, turn } = useCamera((text) => {
		const found = refIn(text);
		if (found) onRef(found);
		setForeign(!found);
	});
	if (state === 'none' || state === 'denied') {
		return (
			<Notice
				status="info"
				title={
					<FormattedMessage {...(state === 'none' ? messages.scanNoCamera : messages.scanDenied)} />
				}
			/>
		);
	}
	if (state === 'off') {
		return (
			<Button size="lg" onClick={() => turn(true)}>
				<ScanIcon size={20} aria-hidden />
				<FormattedMessage {...messages.startCamera} />
			</Button>
		);
	}
	return (
		<Stack gap="3">
			<Box bg="#0E1216" borderRadius="lg" overflow="hidden" aspectRatio={1}>
				<video
					ref={video}
					muted
					playsInline
					style={{ width: '100%', height: '100%', objectFit: 'cover' }}
				/>
			</Box>
			<Box role="status" color={isForeign ? 'fg.error' : 'fg.muted'}>
				<FormattedMessage {...(isForeign ? messages.scanNotOurs : messages.scanHint)} />
			</Box>
			<Button variant="outline" minH="11" onClick={() => turn(false)}>
				<FormattedMessage {...messages.stopCamera} />
			</Button>
		</Stack>
	);
}

function Typed({ onRef }: { onRef: (refCode: string) => void }) {
	const { formatMessage } = useIntl();
	const [text, setText] = useState('');
	const [isBad, setBad] = useState(false);
	function check(event: FormEvent) {
		event.preventDefault();
		const found = refIn(text);
		setBad(!found);
		if (found) onRef(found);
	}
	return (
		<form noValidate onSubmit={check}>
			<Stack gap="3">
				<Field.Root invalid={isBad}>
					<Field.Label>{formatMessage(messages.reference)}</Field.Label>
					<Input
						size="lg"
						name="reference"
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						fontFamily="mono"
						value={text}
						onChange={(event) => setText(event.currentTarget.value)}
					/>
					<Field.HelperText>{formatMessage(messages.referenceHelp)}</Field.HelperText>
					<Field.ErrorText>{formatMessage(messages.referenceBad)}</Field.ErrorText>
				</Field.Root>
				<Button type="submit" variant="outline" minH="11">
					<FormattedMessage {...messages.check} />
				</Button>
			</Stack>
		</form>
	);
}
