import { defineRemote } from '@borlette/shared/federation';
import { meta } from './remote.meta.ts';

const agent = async () => (await import('./agent/agent.resource.ts')).agent;
const surcussale = async () => (await import('./surcussale/surcussale.resource.ts')).surcussale;
const supervisor = async () => (await import('./supervisor/supervisor.resource.ts')).supervisor;
const office = async () => (await import('./office/office.resource.ts')).office;
const generale = async () => (await import('./generale/generale.resource.ts')).generale;
const permission = async () => (await import('./permission/permission.resource.ts')).permission;
const bulk = async () => (await import('./bulk/bulk.resource.ts')).bulk;
const imports = () => import('./imports/ImportPages.tsx');
const company = async () => (await import('./company/company.resource.ts')).company;
const contact = async () => (await import('./contact/contact.resource.ts')).contact;
const country = async () => (await import('./country/country.resource.ts')).country;
const facturation = async () => (await import('./facturation/facturation.resource.ts')).facturation;
const overview = () => import('./overview/OverviewPage.tsx');
const alertRule = async () => (await import('./alerts/rule.resource.ts')).alertRule;
const reportSchedule = async () => (await import('./alerts/schedule.resource.ts')).reportSchedule;
const message = async () => (await import('./messages/message.resource.ts')).message;
const payment = async () => (await import('./historics-payment/payment.resource.ts')).payment;
const tracabilite = () => import('./tracabilite/tracabilite.resource.ts');

export const { pages } = defineRemote(meta, {
	'agent.list': async () => (await agent()).ListPage,
	'agent.new': async () => (await agent()).NewPage,
	'agent.page': async () => (await overview()).pageOf('agent', await agent()),
	'agent.edit': async () => (await agent()).EditPage,
	'surcussale.list': async () => (await surcussale()).ListPage,
	'surcussale.new': async () => (await surcussale()).NewPage,
	'surcussale.page': async () => (await overview()).pageOf('surcussale', await surcussale()),
	'surcussale.edit': async () => (await surcussale()).EditPage,
	'supervisor.list': async () => (await supervisor()).ListPage,
	'supervisor.new': async () => (await supervisor()).NewPage,
	'supervisor.page': async () => (await overview()).pageOf('supervisor', await supervisor()),
	'supervisor.edit': async () => (await supervisor()).EditPage,
	'office.list': async () => (await office()).ListPage,
	'office.new': async () => (await office()).NewPage,
	'office.edit': async () => (await office()).EditPage,
	'generale.list': async () => (await generale()).ListPage,
	'generale.new': async () => (await generale()).NewPage,
	'generale.edit': async () => (await generale()).EditPage,
	'agent.import': async () => (await imports()).ImportAgentsPage,
	'surcussale.import': async () => (await imports()).ImportSurcussalesPage,
	'limite.import': async () => (await imports()).ImportLimitsPage,
	'bulk.list': async () => (await bulk()).ListPage,
	'permission.list': async () => (await permission()).ListPage,
	'permission.edit': async () => (await permission()).EditPage,
	'company.list': async () => (await company()).ListPage,
	'company.new': async () => (await company()).NewPage,
	'company.edit': async () => (await company()).EditPage,
	'company.rules': async () => (await import('./company/RulesPage.tsx')).RulesPage,
	'company.options': async () => (await import('./company/OptionsPage.tsx')).OptionsPage,
	'company.logo': async () => (await import('./company/LogoPage.tsx')).LogoPage,
	'payment.list': async () => (await payment()).ListPage,
	'payment.new': async () => (await payment()).NewPage,
	'payment.edit': async () => (await payment()).EditPage,
	'facturation.list': async () => (await facturation()).ListPage,
	'facturation.pdf': async () => (await import('./facturation/PdfPage.tsx')).PdfPage,
	'alert.list': async () => (await alertRule()).ListPage,
	'alert.new': async () => (await alertRule()).NewPage,
	'alert.edit': async () => (await alertRule()).EditPage,
	'alert.schedules': async () => (await reportSchedule()).ListPage,
	'alert.schedules.new': async () => (await reportSchedule()).NewPage,
	'alert.schedules.edit': async () => (await reportSchedule()).EditPage,
	'alert.sendings': async () => (await import('./alerts/sending.resource.ts')).sending.ListPage,
	'message.list': async () => (await message()).ListPage,
	'message.new': async () => (await message()).NewPage,
	'message.edit': async () => (await message()).EditPage,
	'country.list': async () => (await country()).ListPage,
	'country.new': async () => (await country()).NewPage,
	'country.edit': async () => (await country()).EditPage,
	'contact.list': async () => (await contact()).ListPage,
	releases: async () => (await import('./releases/ReleasesPage.tsx')).ReleasesPage,
	state: async () => (await import('./state/StatePage.tsx')).StatePage,
	account: async () => (await import('./account/AccountPage.tsx')).AccountPage,
	'tracabilite.agent': async () => (await tracabilite()).ofAgents.ListPage,
	'tracabilite.supervisor': async () => (await tracabilite()).ofSupervisors.ListPage,
	'tracabilite.company': async () => (await tracabilite()).ofCompanies.ListPage,
});
