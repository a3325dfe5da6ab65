import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Certificates, revocation lists and signatures made by the `openssl` command, an independent implementation. */
export type Kind = 'sm2' | 'rsa' | 'p256'

const sm2Id = 'distid:1234567812345678'
const newKey: Readonly<Record<Kind, readonly string[]>> = {
  sm2: ['genpkey', '-algorithm', 'SM2'],
  rsa: ['genpkey', '-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048'],
  p256: ['genpkey', '-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256'],
}
const defaultDigest = { sm2: 'sm3', rsa: 'sha256', p256: 'sha256' }

export const authority = 'basicConstraints=critical,CA:TRUE\nkeyUsage=critical,keyCertSign,cRLSign'
export const person = 'basicConstraints=CA:FALSE\nkeyUsage=critical,digitalSignature\nextendedKeyUsage=clientAuth'

export interface IssuedCertificate {
  /** Path prefix of its files. */
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
  /** Arguments that replace those for a new key of the kind. */
  readonly key?: readonly string[]
  readonly sigopts?: readonly string[]
}

/** The folder remains until the process ends, because test files share the certificates. */
export function openssl() {
  const folder = mkdtempSync(join(tmpdir(), 'baicai-openssl-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  let made = 0
  const at = (name: string) => join(folder, name)
  const run = (...args: readonly (string | readonly string[])[]) =>
    execFileSync('openssl', args.flat(), { cwd: folder, stdio: 'pipe' })
  const options = (flag: string, kind: Kind, more: readonly string[] = []) =>
    [...(kind === 'sm2' ? [sm2Id] : []), ...more].flatMap((each) => [flag, each])

  /** Creates a certificate, self-signed or issued by another. */
  function make(name: string, making: Making = {}): IssuedCertificate {
    const { kind = 'sm2', by, extensions = person, serial = '01', days = 30, sigopts } = making
    const file = String(++made)
    run(making.key ?? newKey[kind], '-out', `${file}.key`)
    writeFileSync(at(`${file}.ext`), extensions)
    const own = ['-key', `${file}.key`, '-subj', `/C=CN/O=百采/CN=${name}`, '-utf8']
    run('req', '-new', own, `-${defaultDigest[kind]}`, options('-sigopt', kind), '-out', `${file}.csr`)
    const issuer = by ?? { kind }
    const signer = by ? ['-CA', `${by.file}.pem`, '-CAkey', `${by.file}.key`] : ['-signkey', `${file}.key`]
    run(
      ['x509', '-req', '-in', `${file}.csr`, ...signer, ...options('-vfyopt', kind)],
      [`-${making.digest ?? defaultDigest[issuer.kind]}`, ...options('-sigopt', issuer.kind, sigopts)],
      ['-set_serial', `0x${serial}`, '-days', String(days), '-extfile', `${file}.ext`, '-out', `${file}.pem`],
    )
    return { file, kind, pem: readFileSync(at(`${file}.pem`), 'utf8') }
  }

  /** Revocation list of an authority, valid for some days. */
  function list(by: IssuedCertificate, serials: readonly string[], days = 7): Buffer {
    const lines = serials.map((serial) => `R\t491231235959Z\t200101000000Z\t${serial}\tunknown\t/CN=x\n`)
    writeFileSync(at('index'), lines.join(''))
    writeFileSync(at('ca.conf'), '[ca]\ndefault_ca=a\n[a]\ndatabase=index\ncrlnumber=number\n')
    writeFileSync(at('number'), '01\n')
    const keys = ['-cert', `${by.file}.pem`, '-keyfile', `${by.file}.key`]
    const signOptions = ['-md', defaultDigest[by.kind], ...options('-sigopt', by.kind), '-crldays', String(days)]
    run('ca', '-config', 'ca.conf', '-gencrl', keys, signOptions, '-out', 'list.pem')
    return run('crl', '-in', 'list.pem', '-outform', 'DER')
  }

  /** Signature of a text or of bytes, as made by a driver. */
  function sign(
    by: IssuedCertificate,
    text: string | Uint8Array,
    signOptions: { digest?: string; pss?: boolean } = {},
  ): Buffer {
    writeFileSync(at('text'), text)
    const pss = signOptions.pss ? ['rsa_padding_mode:pss', 'rsa_pss_saltlen:digest'] : []
    const given = [...(by.kind === 'sm2' ? [sm2Id] : []), ...pss].flatMap((each) => ['-pkeyopt', each])
    run(
      [
        'pkeyutl',
        '-sign',
        '-rawin',
        '-digest',
        signOptions.digest ?? defaultDigest[by.kind],
        '-inkey',
        `${by.file}.key`,
      ],
      [...given, '-in', 'text', '-out', 'signature'],
    )
    return readFileSync(at('signature'))
  }

  return { make, list, sign }
}
