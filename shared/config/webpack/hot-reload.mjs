import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';

/** React's hot reload, in development only. */
export const hotReload = (isDevelopment) =>
	isDevelopment ? [new ReactRefreshPlugin({ overlay: false })] : [];
