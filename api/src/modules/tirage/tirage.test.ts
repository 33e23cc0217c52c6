import { type Tirage, tirageApi } from '@borlette/shared/contract/tirage';
import { sql } from 'kysely';
import { theRow } from '../../db/rows.ts';
import { planAllCompanies } from '../../scheduler/plan.ts';
import { IDS } from '../../tools/testing/ids.ts';
import { insertFiche } from '../../tools/testing/insert-fiche.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';
import { untilWaiting } from '../../tools/testing/waiting.ts';

const api = useTestApi();

const newTirage = {
	info_tirage_id: IDS.infoTirageA,
	name: 'Florida Soir',
	timezone: 'America/New_York',
	draw_time: '21:45',
	days: [7, 1, 3],
	cutoff_minutes: 10,
};

async function created(changes: Partial<typeof newTirage> = {}): Promise<Tirage> {
	const answer = await api.call('adminA', tirageApi.create, { body: { ...newTirage, ...changes } });
	expect(answer.status).toBe(200);
	return answer.body;
}

const localTime = (instant: string | null, timeZone: string) =>
	new Intl.DateTimeFormat('fr', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
		new Date(instant ?? Number.NaN),
	);

const instancesOf = async (id: string) => {
	const { rows } = await sql<{ draw_date: string; draw_at: string; close_at: string }>`
		SELECT draw_date, draw_at, close_at FROM tirage_instances WHERE tirage_id = ${id}
		ORDER BY draw_date`.execute(api.owner);
	return rows;
};

const lastDateOf = async (tirage: string): Promise<string> => {
	const { id } = await theRow(
		api.owner,
		sql<{ id: string }>`SELECT id FROM tirage_instances WHERE tirage_id = ${tirage}
			ORDER BY draw_date DESC LIMIT 1`,
	);
	return id;
};

test('a draw knows its next date, at its local time, and when sales for it end', async () => {
	const tirage = await created();
	expect(tirage).toMatchObject({ days: [1, 3, 7], state: 'New York', slot: 'midi', version: 1 });
	expect(localTime(tirage.next_draw_at, 'America/New_York')).toBe('21:45');
	const closes = Date.parse(tirage.next_draw_at ?? '') - Date.parse(tirage.next_close_at ?? '');
	expect(closes).toBe(10 * 60_000);
	const weekday = new Date(`${tirage.next_draw_date}T00:00:00Z`).getUTCDay() || 7;
	expect([1, 3, 7]).toContain(weekday);
});

test('a zone that is ahead draws on its own date', async () => {
	const tirage = await created({
		name: 'Kiritimati',
		timezone: 'Pacific/Kiritimati',
		draw_time: '00:30',
		days: [1, 2, 3, 4, 5, 6, 7],
	});
	expect(localTime(tirage.next_draw_at, 'Pacific/Kiritimati')).toBe('00:30');
	const day = new Intl.DateTimeFormat('sv', { timeZone: 'Pacific/Kiritimati' });
	expect(tirage.next_draw_date).toBe(day.format(new Date(tirage.next_draw_at ?? '')));
});

test('dates of the coming days exist at once, on the weekdays asked for', async () => {
	const { id } = await created({ name: 'Sundays', days: [7] });
	const instances = await instancesOf(id);
	expect(instances.length).toBeGreaterThanOrEqual(1);
	for (const { draw_date } of instances) expect(new Date(draw_date).getUTCDay()).toBe(0);
});

test('local times hold across a change to or from summer time', async () => {
	// The instants that PostgreSQL works out for New York, on both sides of both changes of 2026.
	const { rows } = await sql<{ at: string }>`
		SELECT (day + time '14:30') AT TIME ZONE 'America/New_York' AS at
		FROM unnest('{2026-03-07,2026-03-08,2026-10-31,2026-11-01}'::date[]) AS day`.execute(api.db);
	expect(rows.map(({ at }) => at.slice(11, 16))).toEqual(['19:30', '18:30', '18:30', '19:30']);
});

test('a changed schedule moves dates that nobody played, and leaves the others', async () => {
	const { id } = await created({ name: 'Moved', days: [1, 2, 3, 4, 5, 6, 7] });
	await insertFiche(api.owner, { instanceId: await lastDateOf(id) });
	const { status } = await api.call('adminA', tirageApi.update, {
		body: {
			...newTirage,
			id,
			version: 1,
			name: 'Moved',
			days: [1, 2, 3, 4, 5, 6, 7],
			draw_time: '09:00',
		},
	});
	expect(status).toBe(200);
	const times = (await instancesOf(id)).map(({ draw_at }) =>
		localTime(draw_at, 'America/New_York'),
	);
	expect(times.pop()).toBe('21:45');
	expect(new Set(times)).toEqual(new Set(['09:00']));

	const refused = await api.call('adminA', tirageApi.remove, { query: { tirageId: id } });
	expect([refused.status, refused.failure.code]).toEqual([409, 'in_use']);
});

test('a schedule is changed while a date has its first sale: that date keeps its times', async () => {
	const everyDay = { ...newTirage, name: 'Selling', days: [1, 2, 3, 4, 5, 6, 7] };
	const { id } = await created(everyDay);
	const sold = await lastDateOf(id);
	let changing: Promise<{ status: number }> | undefined;
	await api.owner.transaction().execute(async (sale) => {
		await sql`SELECT hold_draws(${IDS.companyA}, ARRAY[${sold}::uuid], false)`.execute(sale);
		await insertFiche(sale, { instanceId: sold });
		changing = api.call('adminA', tirageApi.update, {
			body: { ...everyDay, id, version: 1, draw_time: '09:00' },
		});
		await untilWaiting(api.owner, changing);
	});
	expect((await changing)?.status).toBe(200);
	const times = (await instancesOf(id)).map(({ draw_at }) =>
		localTime(draw_at, 'America/New_York'),
	);
	expect(times.pop()).toBe('21:45');
	expect(new Set(times)).toEqual(new Set(['09:00']));
});

test('a blocked draw has no next date, and no dates are planned for it', async () => {
	const { id } = await created({ name: 'Blocked' });
	const { body } = await api.call('adminA', tirageApi.update, {
		body: { ...newTirage, id, version: 1, name: 'Blocked', is_active: false },
	});
	expect(body).toMatchObject({ is_active: false, next_draw_at: null, next_close_at: null });
	await planAllCompanies(api.db);
	expect(await instancesOf(id)).toEqual([]);
});

test('planning fills what is missing and repeats nothing', async () => {
	const { id } = await created({ name: 'Planned' });
	const before = await instancesOf(id);
	await sql`DELETE FROM tirage_instances WHERE tirage_id = ${id}`.execute(api.owner);
	await planAllCompanies(api.db);
	await planAllCompanies(api.db);
	expect(await instancesOf(id)).toEqual(before);
});

test('a draw that never sold is deleted with its dates', async () => {
	const { id } = await created({ name: 'Deleted' });
	const answer = await api.call('adminA', tirageApi.remove, { query: { tirageId: id } });
	expect(answer.body).toEqual({ id });
	expect(await instancesOf(id)).toEqual([]);
});

test('with dates the list has the draws of those days', async () => {
	const { id, next_draw_date } = await created({ name: 'Dated' });
	const ids = async (start_date: string, end_date?: string) => {
		const query = { start_date, ...(end_date && { end_date }) };
		const { body } = await api.call('adminA', tirageApi.list, { query });
		return (body as Tirage[]).map((tirage) => tirage.id);
	};
	const day = next_draw_date as string;
	expect(await ids(day, day)).toContain(id);
	expect(await ids(day)).toContain(id);
	expect(await ids('2020-01-01', '2020-01-31')).toEqual([]);
	const backwards = await api.call('adminA', tirageApi.list, {
		query: { start_date: '2026-02-02', end_date: '2026-02-01' },
	});
	expect(backwards.failure.fields).toEqual({ end_date: { code: 'end_before_start' } });
});

test.each([
	[{ timezone: 'Mars/Olympus' }, { timezone: { code: 'format' } }],
	[{ draw_time: '24:00' }, { draw_time: { code: 'format' } }],
	[{ days: [] }, { days: { code: 'required' } }],
	[{ days: [1, 2, 3, 4, 5, 6, 7, 1] }, { days: { code: 'too_many', limit: 7 } }],
	[{ days: [1, 8] }, { 'days.1': { code: 'too_large', limit: 7 } }],
	[{ days: [1, 1] }, { days: { code: 'not_allowed' } }],
	[{ info_tirage_id: IDS.infoTirageB }, { info_tirage_id: { code: 'unknown_reference' } }],
	[{ name: 'NEW YORK MIDI' }, { name: { code: 'taken' } }],
])('%j is refused at its field', async (changes, fields) => {
	const { status, failure } = await api.call('adminA', tirageApi.create, {
		body: { ...newTirage, ...changes },
	});
	expect(status).toBe(422);
	expect(failure.fields).toEqual(fields);
});

test('blocking takes block_tirage', async () => {
	const { id } = await created({ name: 'Kept' });
	await sql`DELETE FROM user_permissions WHERE codename = 'block_tirage'`.execute(api.owner);
	const { failure } = await api.call('adminA', tirageApi.update, {
		body: { ...newTirage, id, version: 1, name: 'Kept', is_active: false },
	});
	expect(failure.code).toBe('forbidden');
});
