import { jestConfig } from '@borlette/shared/config/jest.mjs';

export default jestConfig;
