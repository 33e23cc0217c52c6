import type { BodyOf } from '@borlette/shared/contract';
import type { Generale, generaleApi } from '@borlette/shared/contract/generale';
import { records } from '../../http/records.ts';
import { findGenerale } from './generale.sql.ts';

type New = BodyOf<typeof generaleApi.create>;
type Change = BodyOf<typeof generaleApi.update>;

export const generales = records<Generale, New, Change>({
	type: 'generale',
	table: 'generales',
	labelOf: ({ name }) => name,
	find: findGenerale,
});
