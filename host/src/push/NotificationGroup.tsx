import { channelsApi } from '@borlette/shared/contract/channels';
import { useRead, useWrite } from '@borlette/shared/data';
import { FormattedMessage, useErrorText, useFormats, useIntl } from '@borlette/shared/i18n';
import { Switch, Text, toast } from '@borlette/shared/ui';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { SettingGroup } from '../settings/SettingGroup.tsx';
import { browserLabel } from './browserLabel.ts';
import { canPush, isDenied, NoPush, subscribe, subscribedAt, unsubscribe } from './browserPush.ts';
import { messages } from './push.messages.ts';

/** Whether this browser shows this person what a rule sends them. */
export function NotificationGroup() {
	if (canPush()) return <Choice />;
	return (
		<SettingGroup title={messages.title}>
			<Text textStyle="secondary">
				<FormattedMessage {...messages.unsupported} />
			</Text>
		</SettingGroup>
	);
}

function Choice() {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const { locale } = useFormats();
	const { data } = useRead(channelsApi.read, {});
	const add = useWrite(channelsApi.addBrowser, [channelsApi.read]);
	const remove = useWrite(channelsApi.removeBrowser, [channelsApi.read]);
	const [here, setHere] = useState<string>();
	/** What was asked for and is being done. */
	const [wanted, setWanted] = useState<boolean>();
	useEffect(function readSubscription() {
		void subscribedAt().then(setHere, () => undefined);
	}, []);
	const own = data?.browsers.find(({ endpoint }) => endpoint === here);

	function textOf(error: unknown, isOn: boolean): string {
		if (isDenied()) return formatMessage(messages.denied);
		if (error instanceof NoPush) return formatMessage(messages[error.why]);
		const failed = isOn ? messages.failed : messages.stillOn;
		return formatMessage(failed, { reason: errorText(error) });
	}

	async function turn(isOn: boolean) {
		if (!data) return;
		// A switch keeps ticked what was clicked until it is drawn otherwise: refused before it was drawn, it would stay so.
		flushSync(() => setWanted(isOn));
		try {
			if (isOn) {
				const made = await subscribe(data.push_key);
				const label = browserLabel(navigator.userAgent);
				await add.mutateAsync({ body: { ...made, label, lang: locale } });
				setHere(made.endpoint);
			} else {
				await unsubscribe();
				if (own) await remove.mutateAsync({ body: { id: own.id } });
			}
			toast.success(formatMessage(isOn ? messages.on : messages.off));
		} catch (error) {
			toast.error(textOf(error, isOn));
		} finally {
			setWanted(undefined);
		}
	}
	return (
		<SettingGroup title={messages.title}>
			<Switch.Root
				display="flex"
				justifyContent="space-between"
				checked={wanted ?? own !== undefined}
				disabled={!data || wanted !== undefined || isDenied()}
				onCheckedChange={({ checked }) => void turn(checked)}
			>
				<Switch.Label fontWeight="normal">
					<FormattedMessage {...messages.label} />
				</Switch.Label>
				<Switch.HiddenInput />
				<Switch.Control>
					<Switch.Thumb />
				</Switch.Control>
			</Switch.Root>
			<Text textStyle="secondary">
				<FormattedMessage {...(isDenied() ? messages.denied : messages.help)} />
			</Text>
		</SettingGroup>
	);
}
