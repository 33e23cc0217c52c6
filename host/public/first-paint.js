// Runs before anything is drawn: dresses the root as the stored settings say, so that nobody who
// works in the dark sees a white page first. The application does the same later (theme/root.ts).
(function dressRoot() {
	function oneOf(known, value) {
		return known.indexOf(value) < 0 ? known[0] : value;
	}
	var stored = null;
	try {
		stored = JSON.parse(localStorage.getItem('settings'));
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
