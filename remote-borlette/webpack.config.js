import { remoteConfig } from '@borlette/shared/config/webpack/remote.mjs';

export default remoteConfig({ dir: import.meta.dirname, port: 3101 });
