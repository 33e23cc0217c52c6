import type { Language } from '@borlette/shared/contract';
import type { ScheduledReport } from '@borlette/shared/contract/report-schedules';

/** What a report that is sent says, while no page is there to say it. */
export const FILE_WORDS = {
	fr: {
		agent: 'Agent',
		date: 'Date',
		fiches: 'Fiches',
		fiches_gagnantes: 'Fiches gagnantes',
		vente: 'Vente',
		pending: 'Dont en cours',
		gain: 'Gains',
		commission: 'Commission agent',
		pp_avec_commission: 'P/P avec %',
		commission_surcussale: 'Commission surcussale',
		balance_finale: 'Balance finale',
		provisional: 'Provisoire : des tirages ne sont pas encore réglés',
	},
	en: {
		agent: 'Agent',
		date: 'Date',
		fiches: 'Tickets',
		fiches_gagnantes: 'Winning tickets',
		vente: 'Sales',
		pending: 'Of which in progress',
		gain: 'Winnings',
		commission: 'Agent commission',
		pp_avec_commission: 'P/L with %',
		commission_surcussale: 'Branch commission',
		balance_finale: 'Final balance',
		provisional: 'Provisional: some draws are not settled yet',
	},
	de: {
		agent: 'Verkäufer',
		date: 'Datum',
		fiches: 'Scheine',
		fiches_gagnantes: 'Gewinnscheine',
		vente: 'Verkäufe',
		pending: 'Davon laufend',
		gain: 'Gewinne',
		commission: 'Provision Verkäufer',
		pp_avec_commission: 'G/V mit %',
		commission_surcussale: 'Provision Filiale',
		balance_finale: 'Endsaldo',
		provisional: 'Vorläufig: Einige Ziehungen sind noch nicht abgerechnet',
	},
} as const satisfies Record<Language, object>;

export const REPORT_NAMES: Readonly<Record<Language, Readonly<Record<ScheduledReport, string>>>> = {
	fr: { evening: 'Net du jour par agent', week: 'Rapport de la semaine' },
	en: { evening: 'Net of the day by agent', week: 'Report of the week' },
	de: { evening: 'Netto des Tages je Verkäufer', week: 'Wochenbericht' },
};
