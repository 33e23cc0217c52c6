import { type RawBuilder, sql } from 'kysely';

/** Whose the rows are. @param references of the fiches among them, whose ids alone no index has */
export const companiesOf = (
	ids: readonly string[],
	references: readonly string[],
): RawBuilder<{ id: string; companyname: string }> =>
	sql<{ id: string; companyname: string }>`
	SELECT o.id, c.companyname
	FROM (
		SELECT a.id, a.company_id FROM agents a
		UNION ALL SELECT s.id, s.company_id FROM surcussales s
		UNION ALL SELECT p.id, p.company_id FROM supervisors p
		UNION ALL SELECT t.id, t.company_id FROM tirages t
		UNION ALL SELECT f.id, f.company_id FROM fiches f WHERE f.ref_code = ANY (${references}::text[])
	) AS o
	JOIN companies c ON c.id = o.company_id
	WHERE o.id = ANY (${ids}::uuid[])`;
