import { codesOf } from '@borlette/shared/contract';
import { infoTirageApi } from '@borlette/shared/contract/info-tirage';
import { isFound } from '@borlette/shared/contract/search';
import { useList } from '@borlette/shared/data';
import { useFormats } from '@borlette/shared/i18n';
import { useCan } from '@borlette/shared/session';
import { useMemo } from 'react';
import { zoneLabel } from './zones.ts';

/** More would only be scrolled past, and each costs time when the list opens. */
const SHOWN = 40;
const CATALOGUE_LIMIT = 200;

/** The zones that match the words: those of the catalogue and of the company first. */
export function useZoneChoices(words: string) {
	const { zone: companyZone } = useFormats();
	const mayList = useCan(codesOf(infoTirageApi.list));
	const { rows } = useList(infoTirageApi.list, { limit: CATALOGUE_LIMIT }, { enabled: mayList });
	const groups = useMemo(() => {
		const drawn = rows?.map(({ timezone }) => timezone) ?? [];
		const usual = [...new Set([...drawn, companyZone])].sort();
		const other = Intl.supportedValuesOf('timeZone').filter((zone) => !usual.includes(zone));
		return { usual, other };
	}, [rows, companyZone]);
	return useMemo(() => {
		const matches = (zone: string) => isFound(zoneLabel(zone), words);
		const other = groups.other.filter(matches);
		return {
			usual: groups.usual.filter(matches),
			other: other.slice(0, SHOWN),
			/** How many match and are not shown. */
			left: Math.max(0, other.length - SHOWN),
		};
	}, [groups, words]);
}
