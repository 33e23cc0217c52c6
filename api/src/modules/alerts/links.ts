import type { TodoKind } from '@borlette/shared/contract/todo.kinds';

/** Addresses of pages that a mail leads to: no page is there to be asked by name. `links.test.ts` holds them to the metadata. */
export const LINKS = {
	todo: (kind: TodoKind) => `/dashboard/a-faire?kind=${kind}`,
	rule: (id: string) => `/dashboard/alertes/${id}/edit`,
	report: (query: Record<string, string>) =>
		`/dashboard/rapports/root?${new URLSearchParams(query)}`,
};
