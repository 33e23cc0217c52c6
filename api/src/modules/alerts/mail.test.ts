import { codeMail, mailOf } from './mail.ts';

const envelope = {
	...{ id: 'm1', to: 'a@example.test', date: '2026-03-08T07:30:05.123Z', file: undefined },
	...{ brand: 'Borlette', companyname: 'Lotto Lakay', source: 'Pertes', lang: 'fr' as const },
};
const told = {
	title: 'Écart de caisse : Delmas',
	text: 'Provisoire : « Midi » perd ; regardez !',
	link: 'https://borlette.test/dashboard/a-faire',
	linkName: 'Voir',
};

test('a mail keeps the signs that French sets apart on the line of their word', () => {
	const mails = [
		mailOf(envelope, told),
		codeMail('Borlette', { email: 'a@b.test', lang: 'fr' }, '123456'),
	];
	for (const { subject, text, html } of mails) {
		expect([subject, text, html].join('\n')).not.toMatch(/ [:;?!»](?=[\s<])|« /);
	}
	expect(mails[0]?.subject).toBe('Écart de caisse\u00a0: Delmas');
	expect(mails[0]?.text).toContain(`\nVoir\n${told.link}\n`);
	expect(mails[0]?.html).toContain('«\u00a0Pertes\u00a0»');
});
