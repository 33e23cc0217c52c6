import { isServerAway, onReach } from '@borlette/shared/api';
import type { RegistryEntry } from '@borlette/shared/federation';
import { FormattedMessage } from '@borlette/shared/i18n';
import { ErrorState, PageSkeleton } from '@borlette/shared/ui';
import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react';
import { type Advice, adviceFor } from '../loading/advice.ts';
import { takeBuildUp } from '../loading/choose.ts';
import { isOfCode, isOfNetwork, RemoteSetAside } from '../loading/failures.ts';
import { FailureAction } from '../notes/failureAction.ts';
import { wordsOf } from '../notes/failureWords.ts';
import { ReloadButton } from '../notes/ReloadButton.tsx';
import { SetAsideButton } from '../notes/SetAsideButton.tsx';
import { TooSlow } from '../registry/retry.ts';
import { messageOf } from '../watch/describe.ts';
import { RemoteEndless, watchPlace } from '../watch/endless.ts';
import { noteFault } from '../watch/faults.ts';
import { RemoteFroze } from '../watch/freeze/froze.ts';
import { OwnMoves } from './OwnMoves.tsx';

interface State {
	error: unknown;
	hasFailed: boolean;
	advice?: Advice | undefined;
}

interface Props {
	remote: string;
	entry: RegistryEntry;
	/** What people call the page. */
	title: string;
	onRetry: () => void;
	children: ReactNode;
}

/** Holds a remote's failure, in loading as in rendering, in the place of its page. */
export class RemoteBoundary extends Component<Props, State> {
	override state: State = { error: undefined, hasFailed: false };
	#isGone = false;
	#unwatch: (() => void) | undefined;
	#unheard: (() => void) | undefined;

	static getDerivedStateFromError(error: unknown) {
		return { error, hasFailed: true };
	}

	override componentDidMount() {
		this.#isGone = false;
		this.#unwatch = watchPlace({ boundary: this, remote: this.props.remote, cut: this.#cut });
		this.#unheard = onReach(() => {
			const { error, hasFailed } = this.state;
			// What did not come for want of a network comes by itself when there is one.
			if (hasFailed && isOfNetwork(error) && !isServerAway()) this.#retry();
		});
	}

	override componentWillUnmount() {
		this.#isGone = true;
		this.#unwatch?.();
		this.#unheard?.();
	}

	override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
		this.#tell(error, componentStack);
	}

	#cut = (error: RemoteEndless) => {
		this.setState({ error, hasFailed: true });
		this.#tell(error);
	};

	#tell(error: unknown, componentStack?: string | null) {
		const { remote, entry } = this.props;
		console.warn(`${remote} failed; its place shows an error page.`, error, componentStack);
		const kind = error instanceof RemoteEndless ? 'endless' : 'page';
		noteFault({ kind, error, entry, isShown: true, isUncounted: !isOfCode(error) });
		if (error instanceof TooSlow) this.#awaitLate(error);
		adviceFor(remote, error).then(
			(advice) => this.setState({ advice }),
			() => undefined,
		);
	}

	/** It comes in its place where nobody went on or tried again meanwhile, which makes another one of this. */
	#awaitLate({ coming }: TooSlow) {
		coming?.then(
			() => !this.#isGone && this.#retry(),
			// The sentence stays.
			() => undefined,
		);
	}

	#retry = () => {
		const { error } = this.state;
		if (error instanceof RemoteSetAside) takeBuildUp(error.url);
		if (error instanceof RemoteFroze) error.forget();
		this.props.onRetry();
	};

	override render() {
		const { remote, title: page, onRetry, children } = this.props;
		if (!this.state.hasFailed) {
			// A page that waits for something of its own hides itself, not the menu around it.
			return (
				<OwnMoves remote={remote} onEndless={this.#cut}>
					<Suspense fallback={<PageSkeleton />}>{children}</Suspense>
				</OwnMoves>
			);
		}
		const { error, advice } = this.state;
		const { title, text, values } = wordsOf(error, advice);
		return (
			<ErrorState
				title={<FormattedMessage {...title} />}
				text={<FormattedMessage {...text} values={{ page, ...values }} />}
				details={`${remote}: ${messageOf(error)}`}
				{...(advice !== 'newer' && { onRetry: this.#retry })}
				action={
					<>
						{error instanceof RemoteFroze && <SetAsideButton froze={error} onDone={onRetry} />}
						{advice && <ReloadButton remote={remote} advice={advice} />}
						<FailureAction.Consumer>
							{(Action) => <Action remote={remote} error={error} />}
						</FailureAction.Consumer>
					</>
				}
			/>
		);
	}
}
