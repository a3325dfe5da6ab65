import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Self-signed certificate for `localhost`. */
export function aCertificate(): { readonly key: string; readonly cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'baicai-mail-'))
  try {
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', 'key.pem']
    execFileSync('openssl', ['req', '-x509', '-days', '2', '-out', 'cert.pem', ...key, ...subject], {
      cwd: folder,
      stdio: 'pipe',
    })
    const read = (name: string) => readFileSync(join(folder, name), 'utf8')
    return { key: read('key.pem'), cert: read('cert.pem') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
