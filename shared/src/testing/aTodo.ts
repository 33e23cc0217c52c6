import type { Todo, TodoPage } from '../contract/todo.ts';

/** A result that is missing, unless something else is said. */
export const aTodo = (changes: Partial<Todo> = {}): Todo => ({
	id: '6a2f3b1c-6f0e-4f39-8a51-0d5c0f3e7b01',
	kind: 'result_missing',
	urgency: 'urgent',
	rank: 1,
	companyname: null,
	surcussale_id: null,
	facts: {
		draw: 'New York Midi',
		draw_date: '2026-03-10',
		draw_at: '2026-03-10T18:30:00.000Z',
		instance_id: '6a2f3b1c-6f0e-4f39-8a51-0d5c0f3e7b02',
	},
	state: 'open',
	raised_at: '2026-03-10T18:30:00.000Z',
	due_at: null,
	assigned_to: null,
	assigned_name: null,
	put_off_until: null,
	done_at: null,
	done_name: null,
	version: 1,
	...changes,
});

/** A page with these entries, all of them open. */
export const todosOf = (...items: Todo[]): TodoPage => {
	const count = (urgency: Todo['urgency']) =>
		items.filter((todo) => todo.urgency === urgency).length;
	return {
		items,
		total: items.length,
		nextOffset: null,
		counts: {
			urgent: count('urgent'),
			today: count('today'),
			soon: count('soon'),
			...{ mine: 0, put_off: 0, done: 0 },
		},
	};
};
