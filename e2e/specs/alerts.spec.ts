import { alertPersonName, alertsApi } from '@borlette/shared/contract/alerts';
import { itemsIn } from '@borlette/shared/contract/request';
import { SMTPServer } from 'smtp-server';
import { Form } from '../support/form.ts';
import { look } from '../support/look.ts';
import { unique } from '../support/names.ts';
import { Table } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'company' });

const mails: string[] = [];
const server = new SMTPServer({
	authOptional: true,
	disabledCommands: ['AUTH', 'STARTTLS'],
	logger: false,
	async onData(stream, _session, done) {
		let text = '';
		for await (const part of stream) text += part;
		mails.push(text.replaceAll(/=\r?\n/g, ''));
		done();
	},
});
test.beforeAll(
	() =>
		new Promise<void>(
			(done) => void server.listen(Number(process.env.PRODUCT_MAIL_PORT), '127.0.0.1', done),
		),
);
test.afterAll(() => new Promise<void>((done) => server.close(() => done())));

const mailWith = async (part: string | RegExp): Promise<string> => {
	const found = () => mails.find((mail) => mail.match(part));
	await expect.poll(found).toBeTruthy();
	return found() ?? '';
};

test('an address is confirmed, a rule is made, and what it tells arrives in À faire and by mail', async ({
	page,
	api,
}) => {
	await page.goto('/dashboard/user/account?section=channels');
	await page.getByLabel(/^Adresse e-mail/).fill('rose@lakay.example');
	await page.getByRole('button', { name: 'Envoyer le code' }).click();
	const [, code = ''] = /^Subject: (\d{6})/m.exec(await mailWith(/^Subject: \d{6}/m)) ?? [];
	await page.getByLabel(/^Code reçu/).fill(code);
	await page.getByRole('button', { name: 'Confirmer' }).click();
	await expect(page.getByText('Confirmée', { exact: true })).toBeVisible();
	await look(page, 'channels');

	const name = unique('Ventes ');
	await page.goto('/dashboard/alertes/new');
	const form = new Form(page);
	await form.fill({ Nom: name });
	await form.choose('Déclencheur', 'Ventes du jour');
	await page.getByLabel(/^À partir de/).fill('1');
	const me = itemsIn(await api(alertsApi.people, { query: {} })).find(({ has_email }) => has_email);
	await page.getByLabel(me ? alertPersonName(me) : '', { exact: true }).check();
	await look(page, 'alert-rule');
	await form.save.click();
	await expect(new Table(page).row(name)).toBeVisible();

	const mail = await mailWith(new RegExp(`Subject: .*${name.trim().split(' ').at(-1)}`));
	const [link = ''] =
		/http:\/\/127[^\s"]+a-faire\?kind=day_reached/.exec(mail.replaceAll('=3D', '=')) ?? [];
	await page.goto(link);
	await expect(page.getByText(name).first()).toBeVisible();
	const told = page.url();
	await page.goto('/dashboard/alertes/envois');
	await expect(new Table(page).row(name)).toContainText('Envoyé');
	await look(page, 'sendings');

	const rule = itemsIn(await api(alertsApi.list, { query: {} })).find((one) => one.name === name);
	await api(alertsApi.remove, { body: { id: rule?.id ?? '' } });
	await page.goto(told);
	await expect(page.getByRole('button', { name: /^À faire \(\d/ })).toBeVisible();
	await expect(page.getByText(name)).toHaveCount(0);
});
