import type { BulkDone, BulkPreview } from '@borlette/shared/contract/bulk';
import { useIsThere, useKeyedWrite, useWrite } from '@borlette/shared/data';
import { FormFrame } from '@borlette/shared/form';
import { useErrorText, useIntl, words } from '@borlette/shared/i18n';
import { LeaveGuard, RowDialog } from '@borlette/shared/resource';
import { Button, LONG_TOAST, Notice, Skeleton, toast } from '@borlette/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { Change } from './changes.ts';
import { Fields } from './Fields.tsx';
import { LeftRows } from './LeftRows.tsx';
import { messages } from './messages.ts';
import { PreviewStep } from './PreviewStep.tsx';
import { useUndo } from './useUndo.ts';

type Value = Readonly<Record<string, unknown>>;

interface Props {
	change: Change;
	/** Ids of the rows ticked, or what the list was filtered by. */
	selected: { ids: string[] } | { filter: Value };
	onClose: () => void;
	/** Something changed: the selection is of rows as they were. */
	onDone: () => void;
}

interface Shown {
	value: Value;
	preview: BulkPreview;
}

/** Asks what is to be changed, shows before and after of each row, and changes what was shown. */
export function BulkDialog({ change, selected, onClose, onDone }: Props) {
	const { formatMessage } = useIntl();
	const [typed, setTyped] = useState<Value>(change.initial ?? {});
	const [shown, setShown] = useState<Shown>();
	const [left, setLeft] = useState<BulkDone['left']>();
	const { api, name, refreshes } = change;
	const apply = useKeyedWrite(api.apply, `bulk.${api.object}.${name}`, refreshes);

	function close() {
		onClose();
		if (left) onDone();
	}
	function end(rest: BulkDone['left']) {
		if (rest.length > 0) return setLeft(rest);
		onClose();
		onDone();
	}

	return (
		<RowDialog
			title={formatMessage(change.label)}
			size="lg"
			isSending={apply.isPending}
			onClose={close}
		>
			{left ? (
				<LeftRows left={left} />
			) : shown ? (
				<Applying
					change={change}
					apply={apply}
					shown={shown}
					onBack={change.value ? undefined : () => setShown(undefined)}
					onCancel={onClose}
					onDone={end}
				/>
			) : (
				<Asking
					change={change}
					typed={typed}
					selected={selected}
					onTyped={setTyped}
					onShown={setShown}
					onCancel={onClose}
				/>
			)}
		</RowDialog>
	);
}

interface AskingProps {
	change: Change;
	typed: Value;
	selected: Props['selected'];
	onTyped: (value: Value) => void;
	onShown: (shown: Shown) => void;
	onCancel: () => void;
}

/** The form of a change, which ends in its preview; a change that asks for nothing is previewed at once. */
function Asking({ change, typed, selected, onTyped, onShown, onCancel }: AskingProps) {
	const { formatMessage } = useIntl();
	const { api } = change;
	const look = useWrite(api.preview);
	const show = async (value: Value): Promise<Shown> => ({
		value,
		preview: await look.mutateAsync({ body: { ...value, ...selected } as never }),
	});
	if (change.value) return <AtOnce show={show} value={change.value} onShown={onShown} />;
	return (
		<FormFrame
			name={`bulk.${api.object}.${change.name}`}
			initialValues={typed}
			body={api.apply.input.body}
			submitLabel={formatMessage(messages.preview)}
			asksOnly
			save={(values) => {
				onTyped(values);
				const { of_supervisor: _, ...value } = values as Value & { of_supervisor?: unknown };
				return show(value);
			}}
			onSaved={onShown}
			aside={
				<Button variant="outline" onClick={onCancel}>
					{formatMessage(words.cancel)}
				</Button>
			}
		>
			<Fields name={change.name} />
		</FormFrame>
	);
}

interface AtOnceProps {
	show: (value: Value) => Promise<Shown>;
	value: Value;
	onShown: (shown: Shown) => void;
}

function AtOnce({ show, value, onShown }: AtOnceProps) {
	const errorText = useErrorText();
	const [failure, setFailure] = useState<unknown>();
	const isAsked = useRef(false);
	useEffect(
		function showOnce() {
			if (isAsked.current) return;
			isAsked.current = true;
			void show(value).then(onShown, setFailure);
		},
		[show, value, onShown],
	);
	if (!failure) return <Skeleton height="160px" borderRadius="lg" aria-busy="true" />;
	return <Notice status="error" role="alert" title={errorText(failure)} />;
}

interface ApplyingProps {
	change: Change;
	apply: ReturnType<typeof useKeyedWrite<Change['api']['apply']>>;
	shown: Shown;
	onBack: (() => void) | undefined;
	onCancel: () => void;
	onDone: (left: BulkDone['left']) => void;
}

/** The preview, and making exactly what it shows. */
function Applying({ change, apply, shown, onBack, onCancel, onDone }: ApplyingProps) {
	const { value, preview } = shown;
	const { formatMessage, formatList } = useIntl();
	const errorText = useErrorText();
	const undo = useUndo(change.refreshes);
	const isThere = useIsThere();

	function write() {
		const rows = preview.rows
			.filter(({ reason }) => reason === null)
			.map(({ id, version }) => ({ id, version }));
		// What is refused is said beside the button.
		apply.mutate({ body: { ...value, rows } as never }, { onSuccess: told });
	}
	function told({ id, count, ...done }: BulkDone) {
		// Of what is gone the server knows no name; the preview does.
		const left = done.left.map((row) => ({
			...row,
			name: row.name || (preview.rows.find((shown) => shown.id === row.id)?.name ?? ''),
		}));
		const text = formatMessage(messages.done, { change: formatMessage(change.label), count });
		if (id) {
			const label = formatMessage(messages.undo);
			toast.success(text, { action: { label, onClick: () => void undo(id) } });
		}
		if (!isThere() && left.length > 0) {
			const names = formatList(left.map((row) => row.name));
			toast.warning(formatMessage(messages.leftNames, { count: left.length, names }), LONG_TOAST);
		}
		onDone(left);
	}

	return (
		<>
			<LeaveGuard isDirty={apply.isPending} isUnderWay={() => apply.isPending} onLeave={() => {}} />
			<PreviewStep
				change={change}
				preview={preview}
				failure={apply.error && errorText(apply.error)}
				isPending={apply.isPending}
				onBack={onBack}
				onCancel={onCancel}
				onApply={write}
			/>
		</>
	);
}
