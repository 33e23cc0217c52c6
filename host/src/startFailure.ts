const TEXTS = {
	fr: ['L’application n’a pas pu démarrer. Vérifiez la connexion.', 'Réessayer'],
	en: ['The application could not start. Check the connection.', 'Try again'],
	de: ['Die Anwendung konnte nicht starten. Prüfen Sie die Verbindung.', 'Noch einmal'],
} as const;

type Language = keyof typeof TEXTS;

/** In place of a blank page when not even the texts and parts of a page are here. */
export function showStartFailure(error: unknown): void {
	console.warn('The application could not start; a plain page says so.', error);
	const language = navigator.language.slice(0, 2);
	const [text, again] = TEXTS[language in TEXTS ? (language as Language) : 'en'];
	const box = document.createElement('main');
	box.role = 'alert';
	box.style.cssText =
		'min-height:100vh;display:grid;place-content:center;gap:16px;text-align:center;font:16px system-ui;padding:16px';
	const line = document.createElement('p');
	line.textContent = text;
	const button = document.createElement('button');
	button.textContent = again;
	button.style.cssText = 'justify-self:center;padding:8px 16px;font:inherit';
	button.addEventListener('click', () => window.location.reload());
	box.append(line, button);
	(document.getElementById('root') ?? document.body).replaceChildren(box);
}
