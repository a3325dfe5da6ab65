import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type * as contract from '#contract/contracts/signing.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import type { Files } from '#kit/files/files.ts'
import { refuse } from '#kit/refusal.ts'
import { findContract } from '../contract.access.service.ts'
import { findDocument } from '../documents/document.store.ts'
import { readCms } from './cms.read.ts'
import { signaturesOf } from './signature.store.ts'
import { type Entry, zipOf } from './zip.ts'

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

/**
 * Evidence of a signed document: its bytes, each signature by key with its certificate, each scan, and a manifest that
 * names all of them with their SHA-256.
 */
export async function evidenceOf(
  database: Database,
  contents: Files,
  actor: Actor,
  { id, documentId }: Input<typeof contract.contractEvidence>,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const { row, document, signed } = await database.read(actor.tenantId, async (db) => {
    const found = await findContract(db, actor, id)
    const newest = await findDocument(db, id, documentId ?? null)
    return { row: found, document: newest, signed: newest ? await signaturesOf(db, id, newest.id) : [] }
  })
  if (!document || document.state !== 'signed' || document.file_key === null) return refuse('contract.unsigned')
  const files: Entry[] = [{ name: 'document.pdf', bytes: await buffer(await contents.get(document.file_key)) }]
  const signatures: object[] = []
  for (const each of signed.filter(({ status }) => status === 'valid').toReversed()) {
    const facts = { party: each.party, how: each.how, signer: each.signer_name, at: each.signed_at.toISOString() }
    if (each.cms) {
      const name = `signature-${each.party}.p7s`
      files.push({ name, bytes: each.cms })
      const read = readCms(each.cms)
      if (read) files.push({ name: `certificate-${each.party}.cer`, bytes: Buffer.from(read.certificate) })
      signatures.push({ ...facts, file: name, serial: each.serial, subject: each.subject, issuer: each.issuer })
    } else if (each.scan) {
      const name = `scan-${each.party}-${each.scan.fileName}`
      files.push({ name, bytes: await buffer(await contents.get(each.scan.storageFileId)) })
      signatures.push({
        ...facts,
        file: name,
        sha256: each.scan_sha256,
        witness: each.witness_name,
        witnessedAt: each.witnessed_at?.toISOString(),
      })
    }
  }
  const manifest = {
    format: 'baicai-contract-evidence-1',
    contractNo: row.no,
    title: row.title,
    documentNo: document.no,
    changeNo: document.change_no,
    parties: { ours: row.payer_title, supplier: row.supplier_name },
    sha256: document.sha256,
    sm3: document.sm3,
    signatures,
    files: files.map(({ name, bytes }) => ({ name, size: bytes.length, sha256: sha256(bytes) })),
  }
  const bytes = zipOf([{ name: 'manifest.json', bytes: json(manifest) }, ...files])
  return { name: `${row.no}-${document.no}.zip`, bytes }
}
