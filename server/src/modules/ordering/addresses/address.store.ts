import type { AddressDraft } from '#contract/ordering/addresses.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { json } from '#kit/database/query.parts.ts'

const addressColumns = ['id', 'consignee', 'mobile', 'regions', 'detail', 'is_default'] as const

export const addressesOf = preparedQuery((db, $: Params<{ userId: string }>) =>
  db
    .selectFrom('ordering.addresses')
    .select(addressColumns)
    .where('user_id', '=', $.userId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .limit(200),
)
export type AddressRow = RowOf<typeof addressesOf>

/**
 * Locks the addresses of a user until the end of the transaction, so that concurrent writes keep one default and the
 * maximum count.
 */
export const lockAddressesOf = preparedQuery((db, $: Params<{ userId: string }>) =>
  db
    .selectFrom('ordering.addresses')
    .select(['id', 'is_default'])
    .where('user_id', '=', $.userId)
    .orderBy('id')
    .forUpdate(),
)

export const lockAddressBook = sqlQuery(
  'ordering.lockAddressBook',
  "select pg_advisory_xact_lock(71008, hashtext('a' || $userId))",
)

const addressValues = ({ consignee, mobile, regions, detail, isDefault }: AddressDraft) => ({
  consignee,
  mobile,
  regions,
  detail,
  is_default: isDefault,
})
type AddressValues = ReturnType<typeof addressValues>

const insertRow = preparedQuery((db, $: Params<AddressValues & { user_id: string }>) =>
  db
    .insertInto('ordering.addresses')
    .values({ ...$, regions: json($.regions) })
    .returning(addressColumns),
)
export const insertAddress = (tx: Tx, userId: string, draft: AddressDraft) =>
  insertRow.one(tx, { user_id: userId, ...addressValues(draft) })

const update = preparedQuery(
  (db, { id, userId, regions, ...values }: Params<AddressValues & { id: string; userId: string }>) =>
    db
      .updateTable('ordering.addresses')
      .set({ ...values, regions: json(regions) })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning(addressColumns),
)
export const setAddress = (tx: Tx, id: string, userId: string, draft: AddressDraft) =>
  update.first(tx, { id, userId, ...addressValues(draft) })

export const setDefaultAddress = sqlQuery(
  'ordering.setDefaultAddress',
  `update ordering.addresses set is_default = (id = $id)
   where user_id = $userId and is_default <> (id = $id) returning id`,
)
export const removeAddress = preparedQuery((db, $: Params<{ id: string; userId: string }>) =>
  db.deleteFrom('ordering.addresses').where('id', '=', $.id).where('user_id', '=', $.userId).returning(addressColumns),
)
