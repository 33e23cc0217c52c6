import { FormattedMessage } from '@borlette/shared/i18n';
import { ErrorState } from '@borlette/shared/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CopyReport } from '../mixes/CopyReport.tsx';
import { type Advice, adviceFor } from './advice.ts';
import { wordsOf } from './failureWords.ts';
import { ReloadButton } from './ReloadButton.tsx';

interface State {
	error: unknown;
	hasFailed: boolean;
	advice?: Advice | undefined;
}

interface Props {
	remote: string;
	onRetry: () => void;
	children: ReactNode;
}

/** Holds a remote's failure, in loading as in rendering, in the place of its page. */
export class RemoteBoundary extends Component<Props, State> {
	override state: State = { error: undefined, hasFailed: false };

	static getDerivedStateFromError(error: unknown) {
		return { error, hasFailed: true };
	}

	override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
		console.warn(
			`${this.props.remote} failed; its place shows an error page.`,
			error,
			componentStack,
		);
		void adviceFor(this.props.remote, error).then((advice) => this.setState({ advice }));
	}

	override render() {
		if (!this.state.hasFailed) return this.props.children;
		const { error, advice } = this.state;
		const { remote, onRetry } = this.props;
		const { title, text, values } = wordsOf(error, advice);
		return (
			<ErrorState
				title={<FormattedMessage {...title} />}
				text={<FormattedMessage {...text} values={values} />}
				details={`${remote}: ${error instanceof Error ? error.message : String(error)}`}
				{...(advice !== 'newer' && { onRetry })}
				action={
					<>
						{advice && <ReloadButton remote={remote} advice={advice} />}
						<CopyReport remote={remote} error={error} />
					</>
				}
			/>
		);
	}
}
