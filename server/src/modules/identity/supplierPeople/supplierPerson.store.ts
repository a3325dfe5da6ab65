import type { Db } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'

/** Accounts of a supplier, oldest first. */
export const supplierAccountsOf = sqlQuery(
  'identity.supplierAccountsOf',
  `select u.id as "userId", u.code as "userCode", u.name as "userName", p.mobile, p.email, u.disabled,
     identity.is_open(u) as "isOpen!", p.must_change as "hasInitialPassword", u.last_login_at as "lastLoginAt",
     exists (select from identity.user_roles h join identity.roles r on r.tenant_id = h.tenant_id and r.id = h.role_id
       where h.tenant_id = u.tenant_id and h.user_id = u.id and identity.is_in_time(h)
         and 'supplierPeople.manage' = any (r.permissions)) as "isAdministrator!"
   from identity.users u join identity.people p on p.tenant_id = u.tenant_id and p.id = u.person_id
   where u.entrance = 'supplier' and u.supplier_id = $supplierId order by u.id limit 200`,
)
export type SupplierAccountRow = RowOf<typeof supplierAccountsOf>

const counted = sqlQuery(
  'identity.countSupplierAccounts',
  `select count(*)::int as "count!" from identity.users where entrance = 'supplier' and supplier_id = $supplierId`,
)
export const countSupplierAccounts = async (db: Db, supplierId: string): Promise<number> =>
  (await counted(db, { supplierId }))[0]!.count

const atMobile = sqlQuery(
  'identity.accountsAtMobile',
  `select u.id, u.is_applicant from identity.people p
   left join identity.users u on u.tenant_id = p.tenant_id and u.person_id = p.id
   where p.mobile = $mobile order by u.id limit 50`,
)
/** The applicant's account of a mobile number; null where its person has any other account. */
export async function applicantAt(db: Db, mobile: string): Promise<{ readonly userId: string | null } | undefined> {
  const found = await atMobile(db, { mobile })
  const [first] = found
  return first && { userId: found.length === 1 && first.is_applicant ? first.id : null }
}

const coded = sqlQuery(
  'identity.accountCoded',
  'select id from identity.users where code = $code and id <> $except limit 1',
)
/** Whether another account has this name. */
export const isAccountTaken = async (db: Db, account: { readonly code: string; readonly except: string }) =>
  (await coded(db, account)).length > 0
