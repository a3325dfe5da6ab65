import { createHash } from 'node:crypto'
import { sm3 } from 'sm-crypto-v2'
import { Value } from 'typebox/value'
import type { CheckState, PackageCheck, SignatureCheck } from '#contract/contracts/verification.ts'
import { Note, OneOf, type Static, Type } from '#contract/kit/schema.ts'
import { hasSigned, readCertificate } from '#modules/certificates/index.ts'
import { readCms } from './cms.read.ts'
import { hintOf } from './key.rules.ts'
import { type Entry, unzip, zipOf } from './zip.ts'

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

type Checks<Name extends string> = Readonly<Record<Name, CheckState>>

/** Signature of a package: by key as its certificate and its signed attributes say, a scan as the manifest names it. */
export interface VerifiedSignature {
  readonly party: 'ours' | 'supplier'
  readonly how: 'paper' | 'key'
  /** Subject of the certificate, or who uploaded the scan. */
  readonly signer: string
  readonly at: string
  readonly issuer: string
  readonly serial: string
  /** SHA-256 of its file, hex; empty if the file is missing. */
  readonly digest: string
  /** DER, of a signature by key that can be read. */
  readonly certificate?: Uint8Array
  /** Without `trust`, which only a reader with authorities can judge. */
  readonly checks: Checks<Exclude<SignatureCheck, 'trust'>>
  readonly holds: boolean
}
export interface VerifiedEvidence {
  readonly contractNo: string
  readonly title: string
  readonly documentNo: number
  readonly sha256: string
  readonly parties: { readonly ours: string; readonly supplier: string }
  /** Without `known`, which only the issuing site can judge. */
  readonly checks: Checks<Exclude<PackageCheck, 'known'>>
  readonly files: readonly { readonly name: string; readonly size: number; readonly isIntact: boolean }[]
  /** The archive is as it was written, with all files that its manifest names. */
  readonly isWhole: boolean
  /** The document has the digest that the manifest names. */
  readonly isDocument: boolean
  readonly signatures: readonly VerifiedSignature[]
  readonly holds: boolean
}

const isTime = (text: string): boolean => !Number.isNaN(Date.parse(text))
/** Most bytes of a manifest. */
const mostManifest = 256 * 1024

const stateOf = (holds: boolean): CheckState => (holds ? 'ok' : 'err')

const Line = Note(500)
/** What of a manifest is read. Everybody can send one, so it is checked, and bounded, before anything is computed. */
const Manifest = Type.Object({
  format: Type.Literal('baicai-contract-evidence-1'),
  contractNo: Line,
  title: Type.Optional(Line),
  parties: Type.Optional(Type.Object({ ours: Line, supplier: Line })),
  documentNo: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  sha256: Line,
  sm3: Line,
  signatures: Type.Array(
    Type.Object({
      party: OneOf(['ours', 'supplier']),
      how: OneOf(['paper', 'key']),
      signer: Line,
      at: Line,
      file: Line,
      // Of a scan, the one that was compared.
      sha256: Type.Optional(Line),
    }),
    { maxItems: 4 },
  ),
  files: Type.Array(Type.Object({ name: Line, size: Type.Integer(), sha256: Line }), { maxItems: 100 }),
})
type Manifest = Static<typeof Manifest>

/**
 * Verifies a package by itself: its files, the digest of its document, and each signature by key. Whether its
 * certificates are trusted is for its reader, who knows their authorities. Undefined for what is no package.
 */
export async function verifyEvidence(archive: Buffer): Promise<VerifiedEvidence | undefined> {
  // A manifest of another shape than ours fails anywhere in what follows.
  return verifyPackage(archive).catch(() => undefined)
}

async function verifyPackage(archive: Buffer): Promise<VerifiedEvidence | undefined> {
  const entries = unzip(archive)
  const manifest = entries && manifestIn(entries)
  if (!entries || !manifest) return undefined
  const contents = new Map(entries.map(({ name, bytes }) => [name, bytes]))
  // Once for each file, however often the manifest names it.
  const digests = new Map(entries.map(({ name, bytes }) => [name, sha256(bytes)]))
  const files = manifest.files.map(({ name, size, sha256: digest }) => {
    const bytes = contents.get(name)
    return { name, size, isIntact: bytes?.length === size && digests.get(name) === digest }
  })
  const isArchive = zipOf(entries).equals(archive)
  const hasFiles =
    entries.length === files.length + 1 && contents.size === entries.length && files.every(({ isIntact }) => isIntact)
  const document = contents.get('document.pdf') ?? Buffer.alloc(0)
  const isSha256 = digests.get('document.pdf') === manifest.sha256
  const isSm3 = sm3(document) === manifest.sm3
  const signatures: VerifiedSignature[] = []
  for (const each of manifest.signatures)
    signatures.push(await verifySignature(manifest, each, contents.get(each.file), digests.get(each.file) ?? ''))
  const parties = new Set(signatures.map(({ party }) => party))
  const checks = {
    archive: stateOf(isArchive),
    files: stateOf(hasFiles),
    sha256: stateOf(isSha256),
    sm3: stateOf(isSm3),
    parties: stateOf(parties.size === 2),
  }
  const { contractNo, documentNo, sha256: digest, title = '' } = manifest
  const holds = Object.values(checks).every((state) => state === 'ok') && signatures.every((each) => each.holds)
  return {
    contractNo,
    title,
    documentNo,
    sha256: digest,
    parties: { ours: manifest.parties?.ours ?? '', supplier: manifest.parties?.supplier ?? '' },
    checks,
    files,
    signatures,
    holds,
    isWhole: isArchive && hasFiles,
    isDocument: isSha256 && isSm3,
  }
}

function manifestIn(entries: readonly Entry[]): Manifest | undefined {
  try {
    const { name, bytes } = entries[0]!
    if (name !== 'manifest.json' || bytes.length > mostManifest) return undefined
    const manifest: unknown = JSON.parse(bytes.toString())
    return Value.Check(Manifest, manifest) ? manifest : undefined
  } catch {
    return undefined
  }
}

async function verifySignature(
  manifest: Manifest,
  { party, how, signer, at, file, sha256: scanned }: Manifest['signatures'][number],
  bytes: Buffer | undefined,
  digest: string,
): Promise<VerifiedSignature> {
  const none = { signer: '', at: '', issuer: '', serial: '', digest }
  // A scan is compared by people; the package shows that it is the one that they compared.
  if (how !== 'key') {
    const isThere = bytes !== undefined && file.startsWith(`scan-${party}-`)
    const isSame = isThere && digest === scanned
    const checks = { readable: stateOf(isThere), digest: stateOf(isSame), subject: 'none', key: 'none' } as const
    return { party, how: 'paper', ...none, signer, at: isTime(at) ? at : '', checks, holds: isSame && isTime(at) }
  }
  const cms = bytes && readCms(bytes)
  const certificate = cms && (await readCertificate(cms.certificate))
  if (!cms || !certificate) {
    const checks = { readable: 'err', digest: 'none', subject: 'none', key: 'none' } as const
    return { party, how, ...none, checks, holds: false }
  }
  const { subject, issuer, serial } = certificate.content
  const hasKey =
    certificate.key?.kind === cms.algorithm && (await hasSigned(certificate, cms.attributes, cms.signature))
  const checks = {
    readable: 'ok',
    digest: stateOf(cms.digest === (cms.algorithm === 'sm2' ? manifest.sm3 : manifest.sha256)),
    subject: stateOf(cms.hint === hintOf(manifest.contractNo, manifest.documentNo, party)),
    key: stateOf(hasKey),
  } as const
  return {
    party,
    how,
    issuer,
    serial,
    digest,
    checks,
    // What the manifest says about signer and time was not signed.
    signer: subject,
    at: cms.at.toISOString(),
    certificate: cms.certificate,
    holds: Object.values(checks).every((state) => state === 'ok'),
  }
}
