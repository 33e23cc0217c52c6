import { STAKED_GAMES, type StakedGame } from '@borlette/shared/contract/games';
import { useSearchParams } from '@borlette/shared/router';

const FORMS: Record<StakedGame, RegExp> = {
	borlette: /^\d{2}$/,
	mariage: /^\d{2}\*\d{2}$/,
	lotto3: /^\d{3}$/,
	lotto4: /^\d{4}$/,
	lotto5: /^\d{5}$/,
};
const OPTIONS = ['1', '2', '3'] as const;
export const hasOptions = (game: StakedGame): boolean => game === 'lotto4' || game === 'lotto5';

/** The line asked about, from the address, so that an answer can be shared. */
export function useAsked() {
	const [params, setParams] = useSearchParams();
	const game = STAKED_GAMES.find((one) => one === params.get('game')) ?? 'borlette';
	const agentId = params.get('agent_id') ?? '';
	const tirageId = params.get('tirage_id') ?? '';
	const numbers = params.get('numbers') ?? '';
	const option = OPTIONS.find((one) => one === params.get('option')) ?? '1';
	const isBall = FORMS[game].test(numbers);
	return {
		agentId,
		tirageId,
		game,
		option,
		numbers,
		isBall,
		/** The query of the call; null while something is missing. */
		query:
			agentId && tirageId && isBall
				? {
						agent_id: agentId,
						tirage_id: tirageId,
						game,
						numbers,
						...(hasOptions(game) && { option: Number(option) }),
					}
				: null,
		change: (name: 'agent_id' | 'tirage_id' | 'game' | 'option' | 'numbers', value: string) =>
			setParams(
				(now) => {
					const next = new URLSearchParams(now);
					if (value) next.set(name, value);
					else next.delete(name);
					return next;
				},
				{ replace: true },
			),
	};
}
export type Asked = ReturnType<typeof useAsked>;
