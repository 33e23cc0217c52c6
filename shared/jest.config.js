import { jestConfig } from './config/jest.mjs';

export default jestConfig;
