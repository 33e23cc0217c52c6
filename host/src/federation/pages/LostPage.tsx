import { Navigate, useParams } from '@borlette/shared/router';
import { RemoteRefused } from '../loading/failures.ts';
import { type JudgedEntry, lineOf } from '../registry/judged.ts';
import { useRegistry } from '../registry/store.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';

/** Of whatever address: nothing is known of its pages, so any could be meant. */
const hasNoPages = ({ faults, manifest, lost }: JudgedEntry) =>
	faults.length > 0 && manifest.routes.length === 0 && lost.length === 0;

/** In the place of an unknown address: perhaps that of a remote which does not say what it has. */
export function NamelessPage() {
	const remotes = useRegistry(({ registry }) => registry?.remotes ?? {});
	const [nameless] = Object.keys(remotes).filter((name) => {
		const entry = remotes[name];
		return entry && hasNoPages(entry);
	});
	return nameless ? <LostPage remote={nameless} /> : <Navigate to="/404" replace />;
}

/**
 * In the place of a page that cannot be shown, because of what its remote says of itself: the reasons.
 * @param remote its name; else the address has it
 */
export function LostPage({ remote }: { remote?: string }) {
	const { remote: ofAddress = '' } = useParams();
	const name = remote ?? ofAddress;
	const { registry, again } = useRegistry();
	const entry = registry?.remotes[name];
	const { faults = [] } = entry ?? {};
	if (!entry || faults.length === 0) return <Navigate to="/404" replace />;
	const problem = faults.map(lineOf).join('; ');
	return (
		<RemoteBoundary
			key={problem}
			remote={name}
			entry={entry}
			title={name}
			onRetry={() => void again()}
		>
			<Refused remote={name} problem={problem} />
		</RemoteBoundary>
	);
}

/** Throws the reason where the boundary catches it. */
function Refused({ remote, problem }: { remote: string; problem: string }): never {
	throw new RemoteRefused(remote, { reason: 'metadata', problem });
}
