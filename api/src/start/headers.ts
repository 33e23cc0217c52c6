import { nginxHeaders } from '../http/nginx-headers.ts';

// `node dist/headers.js page|file [origin | ${VARIABLE}] …`: run when the image of the web server is made.
const [kind, ...origins] = process.argv.slice(2);
if (kind !== 'page' && kind !== 'file') throw new Error('For which answers: page or file?');
process.stdout.write(nginxHeaders(kind, origins));
