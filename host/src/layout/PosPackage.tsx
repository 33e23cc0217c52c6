import { configApi } from '@borlette/shared/contract/config';
import { posPackageApi } from '@borlette/shared/contract/pos-package';
import { useRead } from '@borlette/shared/data';
import { useErrorText, useFormats, useIntl } from '@borlette/shared/i18n';
import { useSession } from '@borlette/shared/session';
import {
	Box,
	Button,
	CopyIcon,
	DownloadIcon,
	HStack,
	IconButton,
	Text,
	toast,
} from '@borlette/shared/ui';
import { messages } from './pos-package.messages.ts';
import { usePackageDownload } from './usePackageDownload.ts';

/**
 * The program of the terminals below the menu, where the provider has configured one; where not, the
 * provider's people are told so.
 */
export function PosPackage() {
	const { data: config } = useRead(configApi.read, {}, { staleTime: Number.POSITIVE_INFINITY });
	const canProvide = useSession(({ user }) => user?.role === 'superuser');
	if (config?.pos_package) return <Configured />;
	return config && canProvide ? <NotProvided /> : null;
}

function NotProvided() {
	const { formatMessage } = useIntl();
	return (
		<Box as="section" mt="6" p="3" borderWidth="1px" borderRadius="lg" data-testid="pos-package">
			<Text fontWeight="semibold">{formatMessage(messages.title)}</Text>
			<Text textStyle="xs" color="fg.muted">
				{formatMessage(messages.none)}
			</Text>
		</Box>
	);
}

function Configured() {
	const { formatMessage } = useIntl();
	const { percent, size } = useFormats();
	const errorText = useErrorText();
	const { data, refetch } = useRead(posPackageApi.read, {});
	const { start, stop, failure, received } = usePackageDownload(
		data?.size ?? 0,
		() => void refetch(),
	);
	if (!data) return null;
	const isRunning = received !== undefined;
	const done = isRunning ? Math.min(1, received / Math.max(1, data.size)) : 0;

	async function copy(sum: string) {
		try {
			await navigator.clipboard.writeText(sum);
			toast.success(formatMessage(messages.copied));
		} catch {
			toast.error(formatMessage(messages.notCopied));
		}
	}

	return (
		<Box as="section" mt="6" p="3" borderWidth="1px" borderRadius="lg" data-testid="pos-package">
			<Text fontWeight="semibold">{formatMessage(messages.title)}</Text>
			<Text textStyle="xs" color="fg.muted" title={data.name}>
				{formatMessage(messages.version, { version: data.version, size: size(data.size) })}
			</Text>
			<HStack gap="1" color="fg.muted" textStyle="xs">
				<Text
					as="code"
					flex="1"
					truncate
					title={formatMessage(messages.checksum, { sum: data.sha256 })}
				>
					{data.sha256}
				</Text>
				<IconButton
					size="2xs"
					variant="ghost"
					colorPalette="gray"
					aria-label={formatMessage(messages.copy)}
					onClick={() => void copy(data.sha256)}
				>
					<CopyIcon aria-hidden />
				</IconButton>
			</HStack>
			<HStack mt="2">
				<Button
					size="sm"
					variant="outline"
					flex="1"
					loading={isRunning}
					loadingText={percent(Math.floor(done * 100) * 100)}
					onClick={() => void start()}
				>
					<DownloadIcon size={16} aria-hidden />
					{formatMessage(messages.download)}
				</Button>
				{isRunning && (
					<Button size="sm" variant="ghost" onClick={stop}>
						{formatMessage(messages.cancel)}
					</Button>
				)}
			</HStack>
			{failure !== undefined && (
				<Text role="alert" mt="2" textStyle="xs" color="fg.error">
					{failure === 'incomplete'
						? formatMessage(messages.incomplete)
						: formatMessage(messages.failed, { reason: errorText(failure) })}
				</Text>
			)}
		</Box>
	);
}
