import { defineMessages, FormattedMessage } from '@borlette/shared/i18n';
import { ErrorState } from '@borlette/shared/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CopyReport } from '../mixes/CopyReport.tsx';
import { RemoteRefused } from './load.ts';
import { RemoteTampered } from './tampered.ts';

const messages = defineMessages({
	failedTitle: {
		id: 'remote.failed.title',
		defaultMessage: 'Cette page ne peut pas être affichée pour le moment',
		description: 'Title in place of a page whose remote is down, slow or broken',
	},
	failedText: {
		id: 'remote.failed.text',
		defaultMessage:
			'Le reste de l’application fonctionne. Réessayez dans un instant ; si cela continue, contactez le support.',
		description: 'What to do when a remote is down, slow or broken',
	},
	refusedTitle: {
		id: 'remote.refused.title',
		defaultMessage: 'Cette page n’est pas disponible avec cette version de l’application',
		description: 'Title in place of a page whose remote does not fit this host',
	},
	refusedText: {
		id: 'remote.refused.text',
		defaultMessage:
			'Le reste de l’application fonctionne. Rechargez la page ; si cela continue, contactez le support.',
		description: 'What to do when a remote does not fit this host',
	},
	killedTitle: {
		id: 'remote.killed.title',
		defaultMessage: 'Cette page a été retirée',
		description: 'Title in place of a page whose build was withdrawn',
	},
	killedText: {
		id: 'remote.killed.text',
		defaultMessage:
			'Motif : {reason}. Le reste de l’application fonctionne ; une nouvelle version suivra.',
		description: 'Why a page was withdrawn',
	},
	tamperedTitle: {
		id: 'remote.tampered.title',
		defaultMessage: 'Cette page a été refusée par sécurité',
		description: 'Title in place of a page one of whose files is not the signed one',
	},
	tamperedText: {
		id: 'remote.tampered.text',
		defaultMessage:
			'Un de ses fichiers n’est pas celui qui a été signé ; il n’a pas été exécuté. Le reste de l’application fonctionne. Prévenez le support.',
		description: 'What to do when a file of a remote is not the signed one',
	},
});

interface Props {
	remote: string;
	onRetry: () => void;
	children: ReactNode;
}

/** Holds a remote's failure, in loading as in rendering, in the place of its page. */
export class RemoteBoundary extends Component<Props, { error: unknown; hasFailed: boolean }> {
	override state = { error: undefined as unknown, hasFailed: false };

	static getDerivedStateFromError(error: unknown) {
		return { error, hasFailed: true };
	}

	override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
		console.warn(
			`${this.props.remote} failed; its place shows an error page.`,
			error,
			componentStack,
		);
	}

	override render() {
		if (!this.state.hasFailed) return this.props.children;
		const { error } = this.state;
		const { title, text, reason } = wordsOf(error);
		return (
			<ErrorState
				title={<FormattedMessage {...title} />}
				text={<FormattedMessage {...text} values={{ reason }} />}
				details={`${this.props.remote}: ${error instanceof Error ? error.message : String(error)}`}
				onRetry={this.props.onRetry}
				action={<CopyReport remote={this.props.remote} error={error} />}
			/>
		);
	}
}

function wordsOf(error: unknown) {
	if (error instanceof RemoteTampered) {
		return { title: messages.tamperedTitle, text: messages.tamperedText };
	}
	if (!(error instanceof RemoteRefused)) {
		return { title: messages.failedTitle, text: messages.failedText };
	}
	const { refusal } = error;
	if (refusal.reason === 'killed') {
		return { title: messages.killedTitle, text: messages.killedText, reason: refusal.because };
	}
	return { title: messages.refusedTitle, text: messages.refusedText };
}
