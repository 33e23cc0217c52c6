import { configApi, type PublicConfig } from '@borlette/shared/contract/config';
import { contactApi } from '@borlette/shared/contract/contact';
import { I18nProvider, useLocale } from '@borlette/shared/i18n';
import { createMemoryRouter, RouterProvider } from '@borlette/shared/router';
import { page } from '@borlette/shared/session';
import {
	act,
	expectAccessible,
	expectConsoleError,
	fakeApi,
	NoAnswer,
	Refusal,
	render,
	renderScreen,
	screen,
	within,
} from '@borlette/shared/testing';
import { UiProvider } from '@borlette/shared/ui';
import { ContactPage } from './about/ContactPage.tsx';
import { FaqsPage } from './about/FaqsPage.tsx';
import { CrashPage } from './CrashPage.tsx';
import { LandingPage } from './landing/LandingPage.tsx';
import { NotFoundPage } from './StatusPages.tsx';

beforeEach(() => {
	fakeApi().on(configApi.read, () => ({ brand: 'Lakay' }));
});

test('the landing page leads to the login screen, its header changes after 100 px', async () => {
	const { container } = await renderScreen(<LandingPage />, { user: null, bringsMain: true });
	await screen.findAllByText('Lakay');
	for (const link of screen.getAllByRole('link', { name: /^Conne(xion|ctez-vous)$/ })) {
		expect(link).toHaveAttribute('href', '/auth/login');
	}
	const header = screen.getByRole('banner');
	const scrollTo = (y: number) =>
		act(() => {
			Object.assign(window, { scrollY: y });
			window.dispatchEvent(new Event('scroll'));
		});
	scrollTo(100);
	expect(header).toHaveAttribute('data-scrolled', 'false');
	scrollTo(101);
	expect(header).toHaveAttribute('data-scrolled', 'true');
	scrollTo(0);
	await expectAccessible(container);
});

test('the public pages of a demo say that it is one', async () => {
	fakeApi().on(configApi.read, () => ({ brand: 'Lakay', demo: true }));
	await renderScreen(<FaqsPage />, { user: null, bringsMain: true });
	expect(await within(screen.getByRole('banner')).findByText('Démo')).toBeVisible();
});

test('the picture of the product has words for it, keeps its room, and comes when it is near', async () => {
	await renderScreen(<LandingPage />, { user: null, bringsMain: true });
	// One for each look; only one of them is shown.
	const pictures = await screen.findAllByAltText(/^Le tableau de bord d’une compagnie/);
	expect(pictures).toHaveLength(2);
	for (const picture of pictures) {
		expect(picture).toHaveAttribute('width', '1440');
		expect(picture).toHaveAttribute('height', '900');
		expect(picture).toHaveAttribute('loading', 'lazy');
	}
});

test('the brand falls back to the product while the API is away', async () => {
	fakeApi().on(configApi.read, () => {
		throw new NoAnswer();
	});
	await renderScreen(<ContactPage />, { user: null, bringsMain: true });
	expect(screen.getByText(/administration de Borlette Lotto/)).toBeInTheDocument();
});

test('the provider is called and written to where that is configured', async () => {
	const config: PublicConfig = { brand: 'Lakay' };
	fakeApi().on(configApi.read, () => config);
	const { unmount } = await renderScreen(<ContactPage />, { user: null, bringsMain: true });
	await screen.findByText(/administration de Lakay Lotto/);
	expect(screen.queryByRole('heading', { name: 'Nous joindre' })).toBeNull();
	unmount();
	Object.assign(config, { contact_phone: '+50934567890', contact_email: 'aide@lakay.ht' });
	await renderScreen(<ContactPage />, { user: null, bringsMain: true });
	const phone = await screen.findByRole('link', { name: '+509 34 56 7890' });
	expect(phone).toHaveAttribute('href', 'tel:+50934567890');
	const email = screen.getByRole('link', { name: 'aide@lakay.ht' });
	expect(email).toHaveAttribute('href', 'mailto:aide@lakay.ht');
});

test('who writes too often is told so, and keeps the message', async () => {
	fakeApi()
		.on(configApi.read, () => ({ brand: 'Lakay' }))
		.on(contactApi.send, () => {
			throw new Refusal('too_many_requests', { retryAfter: 60 });
		});
	const { user } = await renderScreen(<ContactPage />, { user: null, bringsMain: true });
	await user.type(screen.getByLabelText(/^Votre nom/), 'Rose');
	await user.type(screen.getByLabelText(/^Adresse e-mail/), 'rose@example.ht');
	await user.type(screen.getByLabelText(/^Votre message/), 'Bonjour');
	await user.click(screen.getByRole('button', { name: 'Envoyer' }));
	expect(await screen.findByRole('alert')).toHaveTextContent(/Trop d’essais.*dans 60 secondes/);
	expect(screen.getByLabelText(/^Votre message/)).toHaveValue('Bonjour');
});

test('questions unfold', async () => {
	const { container } = await renderScreen(<FaqsPage />, { user: null, bringsMain: true });
	expect(await screen.findByText(/administration de Lakay Lotto/)).toBeInTheDocument();
	expect(container.querySelectorAll('details')).toHaveLength(5);
});

test('an unknown address says so and offers the way home', async () => {
	const { container } = await renderScreen(<NotFoundPage />, { user: null, bringsMain: true });
	expect(screen.getByRole('heading', { name: 'Cette page n’existe pas' })).toBeInTheDocument();
	expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
	await expectAccessible(container);
});

test('a page that throws is replaced by one that can reload', async () => {
	expectConsoleError(/boom/);
	jest.spyOn(console, 'warn').mockImplementation(() => undefined);
	const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
	const Broken = () => {
		throw new Error('boom');
	};
	const router = createMemoryRouter([
		{ path: '/', element: <Broken />, errorElement: <CrashPage /> },
	]);
	useLocale.setState({ locale: 'fr' });
	render(
		<UiProvider>
			<I18nProvider catalogue={async () => ({})} fallback={null}>
				<RouterProvider router={router} />
			</I18nProvider>
		</UiProvider>,
	);
	const button = await screen.findByRole('button', { name: 'Réessayer' });
	expect(screen.getByText('boom')).toBeInTheDocument();
	act(() => button.click());
	expect(reload).toHaveBeenCalledTimes(1);
});
