import { readFile } from 'node:fs/promises'
import {
  type CheckState,
  packageChecks,
  signatureChecks,
  verifyContract,
  type VerifiedPackage,
} from '#contract/contracts/verification.ts'
import type { Database } from '#kit/database/database.ts'
import { serveUpload, type UploadQuota } from '#kit/files/upload.ts'
import type { App } from '#kit/http/serve.ts'
import { refuse } from '#kit/refusal.ts'
import { trustFor } from '#modules/certificates/index.ts'
import { type SignedDigest, signedDigests } from '../documents/document.store.ts'
import { type VerifiedEvidence, verifyEvidence, type VerifiedSignature } from './evidence.verify.ts'

/** Nothing is kept of a package, and visitors have no quota: the rate limit of the route counts them by address. */
const unstored: UploadQuota = { demand: async () => undefined, count: async () => undefined }

export function evidenceRoutes(app: App) {
  serveUpload(
    app,
    verifyContract,
    async ({ database, actor, file }) => {
      const found = await verifyEvidence(await readFile(file.path))
      return found ? presentPackage(database, actor.tenantId, found) : refuse('contract.noPackage')
    },
    { quota: unstored },
  )
}

async function presentPackage(database: Database, tenantId: string, found: VerifiedEvidence): Promise<VerifiedPackage> {
  const { checks, signatures, files, parties, contractNo, title, documentNo, sha256, holds } = found
  const known = knownOf(await database.read(tenantId, (db) => signedDigests(db, { contractNo, documentNo })), found)
  const all = { ...checks, known } as const
  const judged = await Promise.all(signatures.map((each) => withTrust(database, tenantId, each, known === 'ok')))
  return {
    contractNo,
    title,
    documentNo,
    sha256,
    ...parties,
    files: [...files],
    holds: holds && known !== 'err' && judged.every(({ checks: each }) => each.every(({ state }) => state !== 'err')),
    checks: packageChecks.map((check) => ({ check, state: all[check] })),
    signatures: judged,
  }
}

/**
 * Whether this site keeps the same document with the same signatures. Visitors learn something of a contract only if
 * they show a signature that is kept of it: otherwise made-up packages would tell which contracts there are.
 */
function knownOf(kept: readonly SignedDigest[], { signatures, sha256, holds }: VerifiedEvidence): CheckState {
  const keptOf = ({ party, how, digest }: VerifiedSignature) =>
    kept.find((row) => row.party === party && row.how === how && row.signature === digest)
  // Who signed a scan and when is said by the manifest alone.
  const isSame = (each: VerifiedSignature) => {
    const row = keptOf(each)
    return row && (each.how === 'key' || (row.signer_name === each.signer && row.signed_at.toISOString() === each.at))
  }
  if (!signatures.some(keptOf)) return 'none'
  return holds && kept[0]!.sha256 === sha256 && signatures.every(isSame) ? 'ok' : 'err'
}

async function withTrust(
  database: Database,
  tenantId: string,
  { party, how, signer, at, issuer, serial, certificate, checks }: VerifiedSignature,
  isKnown: boolean,
) {
  // This site has checked the certificates of the signatures that it keeps when they signed, with the lists of that time.
  const judge = async (der: Uint8Array) =>
    isKnown ? 'ok' : database.read(tenantId, (db) => trustFor(db, der, new Date(at)))
  const trust = certificate ? await judge(certificate) : 'none'
  // Nobody but the site that keeps a scan vouches for it.
  const subject = how === 'key' ? checks.subject : isKnown ? 'ok' : 'err'
  const all = { ...checks, subject, trust } as const
  return {
    party,
    how,
    signer,
    at,
    issuer,
    serial,
    checks: signatureChecks.map((check) => ({ check, state: all[check] })),
  }
}
