// Runs before anything is drawn: dresses the root as the stored settings say, so that nobody who
// works in the dark sees a white page first. The application does the same later (theme/root.ts).
(function dressRoot() {
	/** @param {string[]} known @param {string} value */
	function oneOf(known, value) {
		return known.indexOf(value) < 0 ? String(known[0]) : value;
	}
	var stored = null;
	try {
		stored = JSON.parse(localStorage.getItem('settings') || 'null');
	} catch (_denied) {
		// Unreadable: the defaults.
	}
	stored = stored || {};
	var root = document.documentElement;
	var mode = oneOf(['light', 'dark'], stored.themeMode);
	root.classList.add(mode);
	root.style.colorScheme = mode;
	root.style.backgroundColor = mode === 'dark' ? '#0E1216' : '#F6F7F9';
	root.setAttribute(
		'data-theme-color',
		oneOf(['default', 'purple', 'cyan', 'blue', 'orange', 'red'], stored.themeColor),
	);
	root.dir = oneOf(['ltr', 'rtl'], stored.themeDirection);
})();

// Who is not signed in and asks for the login, or for what is behind it, gets the sign-in alone; everybody
// else the whole application (src/index.ts). Its files are asked for here, before its first script is there.
(function begin() {
	var root = document.documentElement;
	/** @param {'localStorage' | 'sessionStorage'} storage @param {string} key */
	function read(storage, key) {
		try {
			return window[storage].getItem(key);
		} catch (_denied) {
			return null;
		}
	}
	/** @param {string} key */
	function stored(key) {
		return read('localStorage', key);
	}
	/** @param {string} id */
	function listIn(id) {
		var list = document.getElementById(id);
		return list ? JSON.parse(list.textContent) : {};
	}
	var isSignedIn = Boolean(stored('accessToken') && stored('role'));
	var isBehind = /^\/dashboard(\/|$)/.test(location.pathname);
	var isLogin = /^\/auth\/login\/?$/.test(location.pathname);
	// A tester's tab says so on every page, and a link to a mix asks first (src/mixes/wanted.ts).
	var isMixed =
		read('sessionStorage', 'visit') ||
		read('sessionStorage', 'visit-asked') ||
		/[?&](mix|revision)=/.test(location.search);
	root.dataset.begins = (isBehind || isLogin) && !isSignedIn && !isMixed ? 'sign-in' : 'shell';

	var texts = `texts-${stored('language') || navigator.language.slice(0, 2)}`;
	/** @type {Record<string, string>} */
	var hashes = listIn('integrity');
	/** @type {Record<string, string[]>} */
	var beginnings = listIn('beginnings');
	/** @type {Record<string, true>} */
	var asked = {};
	// Those in the page.
	document.querySelectorAll('script[src]').forEach((script) => {
		asked[String(script.getAttribute('src'))] = true;
	});
	// Safari checks no hash of what is preloaded, so `Integrity-Policy` refuses a script there and reports it. Read by
	// src/federation/integrity/fetchAhead.ts too.
	var isRefused = navigator.vendor.indexOf('Apple') === 0;
	if (isRefused) root.dataset.preloads = 'none';
	/** @type {HTMLMetaElement | null} */
	var meta = document.querySelector('meta[name="borlette-channel"]');
	/** @param {string} address @param {'low'} [priority] */
	function ask(address, priority) {
		var isScript = /\.js$/.test(address);
		if (asked[address] || (isScript && isRefused)) return;
		asked[address] = true;
		var link = document.createElement('link');
		link.rel = 'preload';
		link.as = /\.css$/.test(address) ? 'style' : isScript ? 'script' : 'fetch';
		link.crossOrigin = 'anonymous';
		if (hashes[address]) link.integrity = hashes[address];
		if (priority) link.fetchPriority = priority;
		link.href = address;
		document.head.appendChild(link);
	}
	/** @param {string} name @param {'low'} [priority] */
	function askFor(name, priority) {
		(beginnings[name] || []).forEach((address) => {
			ask(address, priority);
		});
	}
	if (root.dataset.begins === 'sign-in') {
		askFor('sign-in');
		askFor(texts);
		return;
	}
	// First what asks the API and looks for the remote of the page (src/begin.ts), and what that reads.
	askFor('begin');
	if (isBehind && isSignedIn) {
		[
			`/registry/${meta?.content || 'production'}.json`,
			'/registry/grants.json',
			'/trust.json',
		].forEach((address) => {
			ask(address);
		});
	}
	askFor('shell');
	askFor(texts);
	// Not before what the API is asked for: only the page behind the sign-in waits for it.
	if (isBehind && isSignedIn) askFor('layout', 'low');
})();
