import type { ContractParty, SignatureStatus, SigningWay } from '#contract/contracts/signature.ts'
import type { SealKind } from '#contract/contracts/companySeals.ts'
import type { StoredFile } from '#contract/files/files.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'

export const signatures = tableOf('contracts.signatures')

const all = sqlQuery(
  'contracts.signaturesOf',
  `select s.*, d.no as document_no, c.no as "change_no?", l.kind as "seal_kind?"
   from contracts.signatures s
   join contracts.documents d on d.tenant_id = s.tenant_id and d.id = s.document_id
   left join contracts.changes c on c.tenant_id = d.tenant_id and c.id = d.change_id
   left join contracts.seals l on l.tenant_id = s.tenant_id and l.id = s.seal_id
   where s.contract_id = $contractId and ($documentId::bigint is null or s.document_id = $documentId?)
   order by s.id desc limit 200`,
).narrow<{
  party: ContractParty
  how: SigningWay
  status: SignatureStatus
  scan: StoredFile | null
  seal_kind: SealKind | null
}>()
export type ListedSignature = RowOf<typeof all>
/** Signatures of a contract, or on one of its documents, newest first. */
export const signaturesOf = (db: Db, contractId: string, documentId: string | null = null) =>
  all(db, { contractId, documentId })

const drop = sqlQuery(
  'contracts.voidSignatures',
  `with gone as (
     update contracts.documents set state = 'void' where contract_id = $contractId and state = 'open' returning id
   ), void as (
     update contracts.signatures s set status = 'void' from gone
     where s.document_id = gone.id and s.status in ('waiting', 'valid') returning s.signer_id
   )
   select distinct signer_id from void`,
)
/** Makes the open document and its signatures void; answers the accounts that had signed. */
export const voidOpenDocument = async (tx: Tx, contractId: string): Promise<string[]> =>
  (await drop(tx, { contractId })).map(({ signer_id: signerId }) => signerId)
