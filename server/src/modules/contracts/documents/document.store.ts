import type { Db } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'
import type { FrozenContent } from '#contract/contracts/signature.ts'

export const documents = tableOf('contracts.documents')
export type DocumentRow = RowOfTable<typeof documents>

const last = sqlQuery(
  'contracts.lastDocumentNo',
  'select coalesce(max(no), 0)::int as "no!" from contracts.documents where contract_id = $contractId',
)
/** Highest version of the document so far; the caller holds the lock of the contract. */
export const lastDocumentNo = async (db: Db, contractId: string): Promise<number> =>
  (await last.one(db, { contractId })).no

const newest = sqlQuery(
  'contracts.newestDocument',
  `select d.id, d.no, d.change_id, c.no as "change_no?", d.sha256, d.sm3, d.size, d.state, d.file_key, d.content
   from contracts.documents d
   left join contracts.changes c on c.tenant_id = d.tenant_id and c.id = d.change_id
   where d.contract_id = $contractId and d.state <> 'void' and ($id::bigint is null or d.id = $id?)
   order by d.state = 'open' desc, d.no desc limit 1`,
).narrow<{ state: 'open' | 'signed' | 'void'; content: FrozenContent }>()
export type NewestDocument = RowOf<typeof newest>
const all = sqlQuery(
  'contracts.documentsOf',
  `select d.id, d.no, c.no as "change_no?", d.sha256, d.size, d.state from contracts.documents d
   left join contracts.changes c on c.tenant_id = d.tenant_id and c.id = d.change_id
   where d.contract_id = $contractId and d.state <> 'void' order by d.no desc limit 200`,
).narrow<{ state: 'open' | 'signed' | 'void' }>()
/** Documents of a contract that are open or signed, newest first. */
export const documentsOf = (db: Db, contractId: string) => all(db, { contractId })

/** Document that is open for signing, or the last one that was signed, or a certain one. */
export const findDocument = (db: Db, contractId: string, id: string | null = null) =>
  newest.first(db, { contractId, id })

/** Digest of the signed version of a contract's document, with each of its signatures and the digest of its file. */
export const signedDigests = sqlQuery(
  'contracts.signedDigests',
  `select d.sha256, s.party, s.how, s.signer_name, s.signed_at,
     coalesce(encode(sha256(s.cms), 'hex'), s.scan_sha256) as "signature?"
   from contracts.documents d
   join contracts.contracts c on c.tenant_id = d.tenant_id and c.id = d.contract_id
   join contracts.signatures s on s.tenant_id = d.tenant_id and s.document_id = d.id and s.status = 'valid'
   where c.no = $contractNo and d.no = $documentNo and d.state = 'signed' limit 10`,
)
export type SignedDigest = RowOf<typeof signedDigests>
