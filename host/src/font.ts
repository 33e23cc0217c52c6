import './fallback-font.css';
import '@fontsource-variable/inter/index.css';
// Behind it: of two faces with the same characters the last one counts.
import './letters-font.css';
