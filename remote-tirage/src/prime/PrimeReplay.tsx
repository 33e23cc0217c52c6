import { primeApi } from '@borlette/shared/contract/prime';
import { fieldSchemaOf, useFormValues } from '@borlette/shared/form';
import { WhatIfPanel } from '@borlette/shared/what-if';
import { ownRatesOf } from './effective.ts';
import { type PrimeTargetIds, useTarget } from './useTarget.ts';

const MOST = fieldSchemaOf(primeApi.update.input.body, 'borlette1')?.maximum ?? 0;
/** Of a general prime, and of those of one kind of target before one is chosen. */
const hasTarget = ({ agent_id, tirage_id, surcussale_id }: PrimeTargetIds) =>
	Boolean(agent_id || tirage_id || surcussale_id);

interface Props {
	row?: Partial<PrimeTargetIds> & { company_id?: string };
}

/** Below the form of a prime: the last draws with what is typed. */
export function PrimeReplay({ row }: Props) {
	const { values } = useFormValues<Record<string, unknown>>();
	const target = useTarget(row);
	const rates = ownRatesOf(values, MOST);
	const isGeneral = row?.company_id !== undefined;
	const isComplete =
		rates &&
		(isGeneral
			? Object.values(rates).every((rate) => rate !== null)
			: hasTarget(target) && ('agent_id' in values ? target.agent_id !== null : true));
	return <WhatIfPanel request={isComplete ? { prime: { ...target, ...rates } } : undefined} />;
}
