import type { Db, Tx } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import { insertMany } from '#kit/database/query.parts.ts'

const insert = insertMany('agreements.caps', ['agreement_id', 'revision', 'dept_id', 'max_amount', 'max_qty'])
type NewCap = Parameters<typeof insert>[1]['rows'][number]

const remove = sqlQuery(
  'agreements.removeCaps',
  `delete from agreements.caps where agreement_id = $agreementId and revision = $revision`,
)
/** Replaces the caps of a revision; the caller has locked the agreement. */
export async function replaceCaps(
  tx: Tx,
  of: { readonly agreementId: string; readonly revision: number },
  caps: readonly Omit<NewCap, 'agreement_id' | 'revision'>[],
): Promise<void> {
  await remove(tx, of)
  if (caps.length === 0) return
  await insert(tx, {
    rows: caps.map((cap) => ({ ...cap, agreement_id: of.agreementId, revision: of.revision })),
  })
}

const ofRevision = sqlQuery(
  'agreements.capsOfRevision',
  `select c.dept_id, d.name as "dept_name?", c.max_amount, c.max_qty from agreements.caps c
   left join identity.departments d on d.tenant_id = c.tenant_id and d.id = c.dept_id
   where c.agreement_id = $agreementId and c.revision = $revision order by c.dept_id nulls first, c.id`,
)
export type CapRow = RowOf<typeof ofRevision>
/** Caps of a revision: that of the whole agreement first, then the shares of departments. */
export const capsOf = (db: Db, agreementId: string, revision: number) => ofRevision(db, { agreementId, revision })

const outside = sqlQuery(
  'agreements.sharesOutside',
  `select g.id as "id!" from unnest($deptIds::bigint[]) as g(id)
   where not exists (select from identity.departments d where d.id = g.id and not d.disabled and d.path && $ofAgreement::bigint[])`,
)
/** Departments that are neither those of an agreement nor below them. */
export const departmentsOutside = (
  db: Db,
  of: { readonly deptIds: readonly string[]; readonly ofAgreement: readonly string[] },
) => outside(db, of)
