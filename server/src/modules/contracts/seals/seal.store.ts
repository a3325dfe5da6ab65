import { listCompanySeals } from '#contract/contracts/companySeals.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const seals = tableOf('contracts.seals')
export type SealRow = RowOfTable<typeof seals>

/** Seals of both parties, newest first. */
export const sealList = listOf({
  route: listCompanySeals,
  find: (db: Db) => db.selectFrom('contracts.seals as t'),
  where: {
    party: { is: 't.party' },
    certificateStatus: { is: 't.certificate_status' },
    keyword: { contains: ['t.entity_name', 't.entity_no', 't.keeper_name'] },
  },
  select: (found) => found.selectAll('t'),
  key: 't.id',
  order: [['t.id', 'desc']],
})

const ofKeeper = sqlQuery(
  'contracts.sealsOfKeeper',
  `select * from contracts.seals
   where keeper_person_id = $personId and ($supplierId::bigint is null and party = 'ours' or supplier_id = $supplierId?)
   order by id limit 100`,
).narrow<Pick<SealRow, 'kind' | 'party' | 'status' | 'certificate_status'>>()
/** Seals that a person keeps for their party. */
export const sealsOfKeeper = (db: Db, personId: string, supplierId: string | null) =>
  ofKeeper(db, { personId, supplierId })

const keepers = sqlQuery(
  'contracts.sealKeepers',
  `select u.id, u.name, u.person_id from identity.users u
   where u.entrance = 'purchaser' and identity.is_open(u) and ($id::bigint is null or u.id = $id?)
     and exists (select from identity.user_roles h
       join identity.roles r on r.tenant_id = h.tenant_id and r.id = h.role_id
       where h.tenant_id = u.tenant_id and h.user_id = u.id and identity.is_in_time(h) and 'contract.sign' = any (r.permissions))
   order by u.name, u.id limit 500`,
)
/** People of the tenant who may keep a seal. */
export const findKeepers = (db: Db) => keepers(db, { id: null })
export const findKeeper = (db: Db, id: string) => keepers.first(db, { id })

/** Keepers of the seals of a contract's payer. */
export const keepersOfContract = sqlQuery(
  'contracts.keepersOfContract',
  `select l.keeper_id from contracts.contracts t
   join contracts.seals l on l.tenant_id = t.tenant_id and l.party = 'ours' and l.entity_no = t.payer_no and l.status = 'active'
   where t.id = $id limit 50`,
)
