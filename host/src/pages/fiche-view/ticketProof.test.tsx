import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { configApi } from '@borlette/shared/contract/config';
import { type SoldAs, textOfSold, verificationPath } from '@borlette/shared/contract/fiche.proof';
import type { FicheVerification } from '@borlette/shared/contract/fiche.ticket';
import { ficheViewApi } from '@borlette/shared/contract/fiche-view';
import {
	expectAccessible,
	fakeApi,
	NoAnswer,
	Refusal,
	renderScreen,
	screen,
	waitFor,
} from '@borlette/shared/testing';
import { QRCodeSVG } from '@borlette/shared/ticket';
import { renderToStaticMarkup } from 'react-dom/server';
import { Fiche2ViewPage } from './Fiche2ViewPage.tsx';

const REF = '7K3F9QXM2B4D';
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const KEY = publicKey.export({ format: 'jwk' }).x as string;
const SOLD: SoldAs = {
	ref_code: REF,
	companyname: 'Lakay Lotto',
	sold_at: '2026-03-10T15:00:00.000Z',
	timezone: 'America/New_York',
	draw_date: '2026-03-10',
	draws: ['New York Midi'],
	total: 15_000,
	currency: 'USD',
	lines_digest: 'AAAAAAAAAAAAAAAA',
};
function proofOf(traits: Partial<SoldAs> = {}, key = privateKey): string {
	const text = Buffer.from(textOfSold({ ...SOLD, ...traits }));
	return `${text.toString('base64url')}.${sign(null, text, key).toString('base64url')}`;
}
const ticket = (proof?: string): FicheVerification => ({
	ref_code: REF,
	companyname: 'Lakay Lotto',
	currency: 'USD',
	timezone: 'America/New_York',
	draw_date: '2026-03-10',
	total: 15_000,
	gain: 0,
	status: 'sold',
	expires_on: '2026-06-08',
	draws: [],
	...(proof !== undefined && { proof }),
});
const fails = (): never => {
	throw new NoAnswer();
};
/** An API that publishes the key and knows the ticket; each part may do otherwise. */
const api = (
	answer: () => FicheVerification = () => ticket(proofOf()),
	ticket_keys: string[] | null = [KEY],
) =>
	fakeApi()
		.on(configApi.read, () => (ticket_keys ? { brand: 'Lakay', ticket_keys } : fails()))
		.on(ficheViewApi.verification, answer);
const open = (proof: string | undefined, refCode = REF) =>
	renderScreen(<Fiche2ViewPage />, {
		user: null,
		path: verificationPath(refCode, proof),
		route: '/fiche2-view/:refCode',
		bringsMain: true,
	});
const GENUINE = /^Fiche authentique telle que vendue/;
const FORGED = /^Ce n’est pas une de nos fiches/;
/** The text is shown, and read out at once. */
const loudly = async (text: RegExp) =>
	expect((await screen.findByText(text)).closest('[role=alert]')).toBeInTheDocument();

// jsdom has none; where a page is not secure, neither has the browser.
const give = (subtle: unknown) =>
	Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
beforeEach(() => void give(webcrypto.subtle));

test('a genuine ticket: the signature and the books agree, and both are shown', async () => {
	api(() => ticket(proofOf({ companyname: 'Renommée' })));
	const { address } = await open(proofOf(), '7k3f-9qxm-2b4d');
	expect(await screen.findByText(GENUINE)).toBeInTheDocument();
	expect(await screen.findByText(/Nos registres disent la même chose/)).toBeInTheDocument();
	expect(screen.getByText('New York Midi · 10 mars 2026')).toBeInTheDocument();
	expect(screen.getAllByText(/150,00\s\$/)).toHaveLength(2);
	expect(screen.getByText('Fiche valable, résultat attendu')).toBeInTheDocument();
	expect(screen.queryByRole('alert')).not.toBeInTheDocument();
	// What the typed reference is corrected to keeps the proof.
	expect(address()).toMatchObject({ pathname: `/fiche2-view/${REF}`, hash: `#p=${proofOf()}` });
	await expectAccessible();
});

test('the QR code of a ticket holds its proof, after the #', async () => {
	api();
	await open(undefined);
	const picture = await screen.findByRole('img', { name: /^Code QR/ });
	const value = `${window.location.origin}/fiche2-view/${REF}#p=${proofOf()}`;
	const expected = renderToStaticMarkup(<QRCodeSVG value={value} level="M" marginSize={2} />);
	const paths = picture.querySelectorAll('path');
	expect(paths.length).toBeGreaterThan(1);
	for (const path of paths) expect(expected).toContain(`d="${path.getAttribute('d')}"`);
	expect(screen.queryByText(GENUINE)).not.toBeInTheDocument();
});

const other = generateKeyPairSync('ed25519').privateKey;
test.each([
	['signed by somebody else', proofOf({}, other)],
	['of another ticket', proofOf({ ref_code: '7K3F9QXM2B4E' })],
	['of another text', `${proofOf({ total: 95_000 }).split('.')[0]}.${proofOf().split('.')[1]}`],
	['no proof at all', 'nonsense'],
	['no base64', '***.***'],
	['empty', ''],
])('a forged one is called so, loudly: %s', async (_, proof) => {
	api();
	await renderScreen(<Fiche2ViewPage />, {
		user: null,
		path: `/fiche2-view/${REF}#p=${proof}`,
		route: '/fiche2-view/:refCode',
		bringsMain: true,
	});
	await loudly(FORGED);
	expect(screen.queryByText(GENUINE)).not.toBeInTheDocument();
});

test('without the API: genuine by the key of the last time, and what cannot be told is said', async () => {
	api();
	const { unmount } = await open(proofOf());
	await screen.findByText(/Nos registres disent la même chose/);
	unmount();
	api(fails, null);
	await open(proofOf());
	expect(await screen.findByText(GENUINE)).toBeInTheDocument();
	expect(await screen.findByText(/si elle a gagné, si elle a été payée/)).toBeInTheDocument();
	expect(screen.getByText('New York Midi · 10 mars 2026')).toBeInTheDocument();
});

test('a forged one is found without the API as well', async () => {
	localStorage.setItem('ticketKeys', KEY);
	api(fails, null);
	await open(proofOf({}, other));
	await loudly(FORGED);
});

test('without the API and without a key it claims nothing', async () => {
	api(fails, null);
	await open(proofOf());
	expect(await screen.findByText(/pas encore être vérifiée/)).toBeInTheDocument();
	expect(screen.queryByText(GENUINE)).not.toBeInTheDocument();
});

test('a key that is no longer published is forgotten', async () => {
	localStorage.setItem('ticketKeys', KEY);
	const next = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x as string;
	api(undefined, [next]);
	await open(proofOf());
	await loudly(FORGED);
	await waitFor(() => expect(localStorage.getItem('ticketKeys')).toBe(next));
});

test.each([
	['its lines', () => ticket(proofOf({ lines_digest: 'BBBBBBBBBBBBBBBB' }))],
	['its stake', () => ticket(proofOf({ total: 5_000 }))],
	[
		'the ticket itself',
		() => {
			throw new Refusal('not_found');
		},
	],
])('signed by us, but the books tell otherwise of %s: that is said loudly', async (_, answer) => {
	api(answer);
	await open(proofOf());
	await loudly(/se contredisent. Ne la payez pas/);
	expect(screen.queryByText(GENUINE)).not.toBeInTheDocument();
});

test.each([
	['has no WebCrypto', undefined],
	[
		'knows no Ed25519',
		{ importKey: () => Promise.reject(new DOMException('', 'NotSupportedError')) },
	],
])('a browser that %s: only the online answer counts', async (_, subtle) => {
	give(subtle);
	api();
	await open(proofOf());
	expect(await screen.findByText('Seule la réponse en ligne compte.')).toBeInTheDocument();
	expect(await screen.findByText('Fiche valable, résultat attendu')).toBeInTheDocument();
	expect(screen.queryByText(GENUINE)).not.toBeInTheDocument();
});
