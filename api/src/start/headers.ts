import { nginxHeaders } from '../http/nginx-headers.ts';

// `node dist/headers.js [origin | ${VARIABLE}] …`: run when the image of the web server is made.
process.stdout.write(await nginxHeaders(process.argv.slice(2)));
