import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * Makes a certificate for a day, signed by itself, in this folder.
 * @param {string} folder
 * @param {string} subject what it is for: `DNS:newsdesk.example` or `IP:127.0.0.1`
 */
export const makeCertificate = (folder, subject) => {
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const name = subject.slice(subject.indexOf(':') + 1);
  const ask = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${name}`];
  const put = ['-addext', `subjectAltName=${subject}`, '-keyout', key, '-out', certificate];
  execFileSync('openssl', [...ask, ...put], { stdio: 'ignore' });
  return { certificate, key };
};
