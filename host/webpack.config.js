import { hostConfig } from '@borlette/shared/config/webpack/host.mjs';

export default hostConfig({ dir: import.meta.dirname });
