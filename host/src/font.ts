import './fallback-font.css';
import '@fontsource-variable/inter/index.css';
