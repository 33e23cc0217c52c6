import type { MenuIcon } from '@borlette/shared/federation';
import {
	AccountIcon, AgentIcon, AutomaticIcon, BlockIcon, ChartIcon, CompanyIcon, CountryIcon,
	DashboardIcon, FicheIcon, GeneraleIcon, InfoIcon, InvoiceIcon, LimitIcon, LottoIcon, MessageIcon,
	OptionIcon, PaymentIcon, PrimeIcon, ReportIcon, SupervisorIcon, SurcussaleIcon, TirageIcon,
	TraceIcon, TransactionIcon,
} from '@borlette/shared/ui';

export const ICONS = {
	dashboard: DashboardIcon,
	report: ReportIcon,
	transaction: TransactionIcon,
	ball: LottoIcon,
	block: BlockIcon,
	chart: ChartIcon,
	option: OptionIcon,
	fiche: FicheIcon,
	limit: LimitIcon,
	tirage: TirageIcon,
	automatic: AutomaticIcon,
	prime: PrimeIcon,
	info: InfoIcon,
	agent: AgentIcon,
	supervisor: SupervisorIcon,
	generale: GeneraleIcon,
	surcussale: SurcussaleIcon,
	company: CompanyIcon,
	payment: PaymentIcon,
	invoice: InvoiceIcon,
	country: CountryIcon,
	message: MessageIcon,
	trace: TraceIcon,
	account: AccountIcon,
} satisfies Record<MenuIcon, unknown>;
