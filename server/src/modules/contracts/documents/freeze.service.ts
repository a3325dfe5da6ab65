import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { sm3 } from 'sm-crypto-v2'
import { Type } from 'typebox'
import { Id } from '#contract/kit/schema.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Files } from '#kit/files/files.ts'
import { addJob, type JobContext, job } from '#kit/jobs/jobs.ts'
import { renderPdf } from '#kit/pdf/pdf.ts'
import { systemActor } from '#kit/actor.ts'
import { insertFile } from '#modules/files/index.ts'
import type { ChangeRow } from '../changes/change.store.ts'
import { type ContractDocument, contracts } from '../contract.store.ts'
import { replanStages } from '../stages/stage.rules.ts'
import { stagesOf } from '../stages/stage.store.ts'
import { changePdf, contractPdf } from './document.content.ts'
import { documents, lastDocumentNo } from './document.store.ts'

/** Name and payload of the job that renders the PDF of a frozen document, for its callers. */
const freezeJob = { name: 'contracts.freeze', payload: Type.Object({ documentId: Id }) } as const

async function insertDocument(
  tx: Tx,
  values: Pick<Parameters<typeof documents.insert>[1], 'contract_id' | 'no' | 'content'> & { change_id?: string },
  now: Date,
): Promise<void> {
  const { id } = await documents.insert(tx, { ...values, state: 'open', created_at: now })
  await addJob(tx, freezeJob, { documentId: id })
}

/** Freezes the text of an approved contract; a job renders its PDF, which both parties then sign. */
export async function freezeContract(tx: Tx, contract: ContractDocument, now: Date): Promise<void> {
  const no = (await lastDocumentNo(tx, contract.id)) + 1
  const content = contractPdf(contract, await stagesOf(tx, contract.id), no)
  await insertDocument(tx, { contract_id: contract.id, no, content }, now)
}

/** Like `freezeContract`, of an approved change. */
export async function freezeChange(tx: Tx, contract: ContractDocument, change: ChangeRow, now: Date): Promise<void> {
  const no = (await lastDocumentNo(tx, contract.id)) + 1
  const stages = await stagesOf(tx, contract.id)
  const shares = change.after.gross === null ? undefined : replanStages(stages, change.after.gross)
  const content = changePdf(
    contract,
    change,
    shares ? stages.map((each, at) => ({ ...each, ...shares[at]! })) : stages,
    no,
  )
  await insertDocument(tx, { contract_id: contract.id, no, content, change_id: change.id }, now)
}

const sm3Of = (bytes: Uint8Array): string => sm3(bytes)
export const digestsOf = (bytes: Uint8Array) => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  sm3: sm3Of(bytes),
})

/** Renders the PDF of a frozen document once. What a repeated run renders in vain is not referenced. */
export async function renderDocument(
  contents: Files,
  { database, tenantId, now }: Pick<JobContext, 'database' | 'tenantId' | 'now'>,
  documentId: string,
): Promise<void> {
  const document = await database.read(tenantId, (db) => documents.findIfThere(db, documentId))
  if (!document || document.file_key !== null) return
  const { no: contractNo } = await database.read(tenantId, (db) => contracts.find(db, document.contract_id))
  const bytes = Buffer.from(await renderPdf(document.content))
  const digests = digestsOf(bytes)
  const file = { size: bytes.length, sha256: digests.sha256, type: 'application/pdf' }
  const key = await contents.put(Readable.from([bytes]), file)
  await database.write(tenantId, async (tx) => {
    const contract = await contracts.lock(tx, document.contract_id)
    const held = await documents.lock(tx, documentId)
    if (held.file_key !== null) return
    const name = `${contractNo}-${document.no}.pdf`
    await insertFile(
      tx,
      systemActor(tenantId, '', now),
      { key, name, ...file },
      {
        entity: 'contract',
        id: document.contract_id,
      },
    )
    await documents.set(tx, held, { file_key: key, size: bytes.length, ...digests })
    await contracts.set(tx, contract, {})
  })
}

export const freezing = (contents: Files) =>
  job({ ...freezeJob, steps: (context, { documentId }) => renderDocument(contents, context, documentId) })
