import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Certificates, lists and signatures made by the `openssl` command: what the product reads was written by somebody
 * else.
 */
export type Kind = 'sm2' | 'rsa' | 'p256'

const sm2Id = 'distid:1234567812345678'
const newKey: Readonly<Record<Kind, readonly string[]>> = {
  sm2: ['genpkey', '-algorithm', 'SM2'],
  rsa: ['genpkey', '-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048'],
  p256: ['genpkey', '-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256'],
}
const usual = { sm2: 'sm3', rsa: 'sha256', p256: 'sha256' }

export const authority = 'basicConstraints=critical,CA:TRUE\nkeyUsage=critical,keyCertSign,cRLSign'
export const person = 'basicConstraints=CA:FALSE\nkeyUsage=critical,digitalSignature\nextendedKeyUsage=clientAuth'

export interface IssuedCertificate {
  /** Of its files. */
  readonly file: string
  readonly kind: Kind
  readonly pem: string
}

interface Making {
  readonly kind?: Kind
  readonly by?: IssuedCertificate
  readonly extensions?: string
  readonly serial?: string
  readonly digest?: string
  readonly days?: number
  /** Arguments in place of those for a new key of the kind. */
  readonly key?: readonly string[]
  readonly sigopts?: readonly string[]
}

/** Its folder is there until the process ends, because files of tests share what was made. */
export function openssl() {
  const folder = mkdtempSync(join(tmpdir(), 'baicai-openssl-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  let made = 0
  const at = (name: string) => join(folder, name)
  const run = (...args: readonly (string | readonly string[])[]) =>
    execFileSync('openssl', args.flat(), { cwd: folder, stdio: 'pipe' })
  const options = (flag: string, kind: Kind, more: readonly string[] = []) =>
    [...(kind === 'sm2' ? [sm2Id] : []), ...more].flatMap((each) => [flag, each])

  /** A certificate: its own, or issued by another. */
  function make(name: string, making: Making = {}): IssuedCertificate {
    const { kind = 'sm2', by, extensions = person, serial = '01', days = 30, sigopts } = making
    const file = String(++made)
    run(making.key ?? newKey[kind], '-out', `${file}.key`)
    writeFileSync(at(`${file}.ext`), extensions)
    const own = ['-key', `${file}.key`, '-subj', `/C=CN/O=百采/CN=${name}`, '-utf8']
    run('req', '-new', own, `-${usual[kind]}`, options('-sigopt', kind), '-out', `${file}.csr`)
    const issuer = by ?? { kind }
    const signer = by ? ['-CA', `${by.file}.pem`, '-CAkey', `${by.file}.key`] : ['-signkey', `${file}.key`]
    run(
      ['x509', '-req', '-in', `${file}.csr`, ...signer, ...options('-vfyopt', kind)],
      [`-${making.digest ?? usual[issuer.kind]}`, ...options('-sigopt', issuer.kind, sigopts)],
      ['-set_serial', `0x${serial}`, '-days', String(days), '-extfile', `${file}.ext`, '-out', `${file}.pem`],
    )
    return { file, kind, pem: readFileSync(at(`${file}.pem`), 'utf8') }
  }

  /** The list of what an authority has revoked, for so many days. */
  function list(by: IssuedCertificate, serials: readonly string[], days = 7): Buffer {
    const lines = serials.map((serial) => `R\t491231235959Z\t200101000000Z\t${serial}\tunknown\t/CN=x\n`)
    writeFileSync(at('index'), lines.join(''))
    writeFileSync(at('ca.conf'), '[ca]\ndefault_ca=a\n[a]\ndatabase=index\ncrlnumber=number\n')
    writeFileSync(at('number'), '01\n')
    const keys = ['-cert', `${by.file}.pem`, '-keyfile', `${by.file}.key`]
    const how = ['-md', usual[by.kind], ...options('-sigopt', by.kind), '-crldays', String(days)]
    run('ca', '-config', 'ca.conf', '-gencrl', keys, how, '-out', 'list.pem')
    return run('crl', '-in', 'list.pem', '-outform', 'DER')
  }

  /** A signature over a text, as a driver would make it. */
  function sign(by: IssuedCertificate, text: string, how: { digest?: string; pss?: boolean } = {}): Buffer {
    writeFileSync(at('text'), text)
    const pss = how.pss ? ['rsa_padding_mode:pss', 'rsa_pss_saltlen:digest'] : []
    const given = [...(by.kind === 'sm2' ? [sm2Id] : []), ...pss].flatMap((each) => ['-pkeyopt', each])
    run(
      ['pkeyutl', '-sign', '-rawin', '-digest', how.digest ?? usual[by.kind], '-inkey', `${by.file}.key`],
      [...given, '-in', 'text', '-out', 'signature'],
    )
    return readFileSync(at('signature'))
  }

  return { make, list, sign }
}
