import { useBrand } from './brand.ts';
import { useIsDemo } from './demo.ts';
import { LoginPage } from './LoginPage.tsx';

/** The login screen in a page that has more than that: after a sign-out, for instance. */
export const BrandedLoginPage = () => <LoginPage brand={useBrand()} isDemo={useIsDemo()} />;
