import { type BouleBlock, boulesBlockApi } from '@borlette/shared/contract/boules-block';
import { controleApi, type Suggestion } from '@borlette/shared/contract/controle';
import { typeBoulesApi } from '@borlette/shared/contract/limite';
import type { Board } from '@borlette/shared/contract/statistique';
import { useWrite } from '@borlette/shared/data';
import { gameMessages, useErrorText, useFormats, useIntl } from '@borlette/shared/i18n';
import { useCan } from '@borlette/shared/session';
import { toast } from '@borlette/shared/ui';
import { useState } from 'react';
import { messages } from './messages.ts';

const OF_BLOCKS = [controleApi.read, boulesBlockApi.list];
const OF_LIMITS = [controleApi.read, typeBoulesApi.list];

/** Blocks and limits as they are suggested, by the calls of their own pages. */
export function useMeasures({ tirage_id, tirage_name, draw_date }: Board) {
	const { formatMessage, formatList } = useIntl();
	const { amount, day } = useFormats();
	const errorText = useErrorText();
	/** Put into words when it is shown, in the language of then. */
	const [failed, setFailed] = useState<{ error: unknown }>();
	const block = useWrite(boulesBlockApi.create, OF_BLOCKS);
	const unblock = useWrite(boulesBlockApi.update, OF_BLOCKS);
	const add = useWrite(typeBoulesApi.create, OF_LIMITS);
	const change = useWrite(typeBoulesApi.update, OF_LIMITS);
	const mayBlock = useCan('add_bouleblock');
	const mayUnblock = useCan('block_boule');
	const mayAdd = useCan('add_typeboule');
	const mayChange = useCan('change_typeboule');

	/** What went wrong is said where it was asked for: over a whole screen no other place is in sight. */
	async function attempt(work: () => Promise<void>): Promise<void> {
		setFailed(undefined);
		try {
			await work();
		} catch (error) {
			setFailed({ error });
		}
	}
	async function takeBack(blocks: readonly BouleBlock[]): Promise<void> {
		for (const { id, version } of blocks) {
			await unblock.mutateAsync({ body: { id, version, is_active: false } });
		}
		toast.info(formatMessage(messages.undone));
	}
	async function blockAll(boules: readonly string[]): Promise<void> {
		const blocks = await block.mutateAsync({
			body: {
				boules: [...boules],
				tirage_id,
				agent_id: null,
				start_date: draw_date,
				end_date: draw_date,
				reason: '',
			},
		});
		const onClick = () => void attempt(() => takeBack(blocks));
		const action = { label: formatMessage(messages.undo), onClick };
		const text = formatMessage(messages.blocked, {
			balls: formatList(boules),
			draw: tirage_name,
			day: day(draw_date),
		});
		toast.success(text, mayUnblock ? { action } : {});
	}
	async function limitTo({ id, version, ...limit }: NonNullable<Suggestion['limit']>) {
		const body = { ...limit, boule: null };
		await (id && version
			? change.mutateAsync({ body: { ...body, id, version } })
			: add.mutateAsync({ body }));
		toast.success(
			formatMessage(messages.limited, {
				draw: tirage_name,
				game: formatMessage(gameMessages[limit.game]),
				amount: amount(limit.limite),
			}),
		);
	}
	return {
		failure: failed ? errorText(failed.error) : '',
		isPending: block.isPending || add.isPending || change.isPending,
		may: ({ limit }: Suggestion) => (limit ? (limit.id ? mayChange : mayAdd) : mayBlock),
		take: ({ boules, limit }: Suggestion) =>
			attempt(() => (limit ? limitTo(limit) : blockAll(boules))),
	};
}
