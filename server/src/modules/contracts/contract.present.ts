import type { Contract, ContractDetail, ContractStage } from '#contract/contracts/contract.ts'
import type { ContractChange } from '#contract/contracts/contractChange.ts'
import type { ContractSignature } from '#contract/contracts/signature.ts'
import { dayOf, daysBetween } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { changesOf, type ListedChange } from './changes/change.store.ts'
import { factsOf, findContract, signingOrder } from './contract.access.service.ts'
import { contractFlow, deviationsOf, filled, type SigningOrder } from './contract.rules.ts'
import type { ContractRow } from './contract.store.ts'
import { presentDeposit } from './deposits/deposit.service.ts'
import { valuesIn } from './documents/document.content.ts'
import { documentsOf } from './documents/document.store.ts'
import { type ListedSignature, signaturesOf } from './signing/signature.store.ts'
import { type StageRow, stagesOf } from './stages/stage.store.ts'
import { publishedEdition } from './templates/template.store.ts'

const at = (time: Date | null): string | null => time?.toISOString() ?? null

/** Contract with the actor's current actions. */
export const presentContract = (row: ContractRow, actor: Actor, order: SigningOrder): Contract => ({
  id: row.id,
  version: row.version,
  contractNo: row.no,
  title: row.title,
  status: row.status,
  payerTitle: row.payer_title,
  payerNo: row.payer_no,
  supplierId: row.supplier_id,
  supplierName: row.supplier_name,
  source: row.source,
  sourceNo: row.source_no,
  net: row.net,
  tax: row.tax,
  gross: row.gross,
  validFrom: row.valid_from,
  validTo: row.valid_to,
  signBy: row.sign_by,
  daysLeft: row.status === 'active' || row.status === 'suspended' ? daysBetween(dayOf(actor.now), row.valid_to) : null,
  stagesDone: row.done,
  stageCount: row.stages,
  // A supplier does not see what has not been sent to it.
  isChanging: row.change_status === 'signing' || (actor.supplierId === null && row.change_status !== null),
  archiveNo: actor.supplierId === null ? row.archive_no : null,
  createdByName: row.created_by_name,
  createdAt: row.created_at.toISOString(),
  can: contractFlow.can(factsOf(row, order), actor),
})

type StageAction = ContractStage['can'][number]
const presentStage = (row: StageRow, can: Contract['can'], { personId }: Actor): ContractStage => ({
  no: row.no,
  name: row.name,
  trigger: row.trigger,
  percent: row.percent,
  amount: row.amount,
  dueOn: row.due_on,
  status: row.status,
  note: row.note,
  reportedByName: row.reported_by_name,
  reportedAt: at(row.reported_at),
  doneByName: row.done_by_name,
  doneAt: at(row.done_at),
  can: can.filter((action): action is StageAction =>
    action === 'confirmStage'
      ? row.status === 'reported' && row.reported_person_id !== personId
      : (action === 'reportStage' || action === 'claimStage') && row.status === 'open',
  ),
})

const presentSignature = (row: ListedSignature, can: Contract['can'], { personId }: Actor): ContractSignature => ({
  id: row.id,
  documentNo: row.document_no,
  changeNo: row.change_no,
  party: row.party,
  how: row.how,
  status: row.status,
  sealKind: row.seal_kind,
  signerName: row.signer_name,
  signedAt: row.signed_at.toISOString(),
  scan: row.scan,
  witnessName: row.witness_name,
  witnessedAt: at(row.witnessed_at),
  reason: row.reason,
  serial: row.serial,
  subject: row.subject,
  issuer: row.issuer,
  canWitness: can.includes('witness') && row.status === 'waiting' && row.signer_person_id !== personId,
})

const presentChange = (row: ListedChange): ContractChange => ({
  id: row.id,
  changeNo: row.no,
  kind: row.kind,
  status: row.status,
  before: row.before,
  after: row.after,
  note: row.note,
  reason: row.reason,
  createdByName: row.created_by_name,
  createdAt: row.created_at.toISOString(),
  effectiveAt: at(row.effective_at),
})

export async function presentDetail(db: Db, actor: Actor, id: string): Promise<ContractDetail> {
  const row = await findContract(db, actor, id)
  const order = await signingOrder(db)
  const isSupplier = actor.supplierId !== null
  const contract = presentContract(row, actor, order)
  const documents = (await documentsOf(db, id)).map(
    ({ id: documentId, no, change_no: changeNo, sha256, size, state }) => ({
      id: documentId,
      no,
      changeNo,
      sha256,
      size,
      state,
    }),
  )
  const edition = await publishedEdition(db, row.template_id, row.edition)
  const values = valuesIn(row)
  // A supplier sees the changes that were sent to it.
  const changes = (await changesOf(db, id)).filter(({ was_sent: wasSent }) => !isSupplier || wasSent)
  return {
    ...contract,
    templateId: row.template_id,
    templateName: row.template_name,
    edition: row.edition,
    sourceId: isSupplier ? null : row.source_id,
    supplierNo: row.supplier_no,
    rate: row.rate,
    deposit: row.deposit ?? '',
    depositDueOn: row.deposit_due_on,
    depositState: await presentDeposit(db, actor, id),
    deptName: row.dept_name,
    reason: row.reason,
    submittedAt: at(row.submitted_at),
    signedAt: at(row.signed_at),
    endedAt: at(row.ended_at),
    archivedAt: isSupplier ? null : at(row.archived_at),
    archivedByName: isSupplier ? '' : row.archived_by_name,
    clauses: row.clauses.map(({ no, title, text }) => ({ no, title, text: filled(text, values), draft: text })),
    values: row.values,
    // How a contract differs from our template is our own affair.
    deviations: isSupplier ? [] : deviationsOf(edition?.clauses ?? [], row.clauses),
    stages: (await stagesOf(db, id)).map((stage) => presentStage(stage, contract.can, actor)),
    signingOrder: order,
    document: documents.find(({ state }) => state === 'open') ?? documents[0] ?? null,
    documents,
    signatures: (await signaturesOf(db, id)).map((each) => presentSignature(each, contract.can, actor)),
    changes: changes.map(presentChange),
  }
}
