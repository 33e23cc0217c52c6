import { ALERT_SUBJECT_NAMES, type AlertSubject } from '@borlette/shared/contract/alerts.subjects';
import type { MessageDescriptor } from '@borlette/shared/i18n';
import { kindNames } from '@borlette/shared/todo';
import { messages } from './messages.ts';

const figures: Partial<Record<AlertSubject, MessageDescriptor>> = {
	day_sales: messages.daySales,
	day_loss: messages.dayLoss,
	draw_sales: messages.drawSales,
	draw_worst: messages.drawWorst,
};
const kinds: Readonly<Record<string, MessageDescriptor>> = kindNames;

/** What a rule may be about, as À faire calls it. */
export const subjectNames: Readonly<Record<string, MessageDescriptor>> = Object.fromEntries(
	ALERT_SUBJECT_NAMES.flatMap((name) => {
		const text = figures[name] ?? kinds[name];
		return text ? [[name, text]] : [];
	}),
);
