import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { anyOf } from '#kit/database/query.parts.ts'

export const maxCartLines = 200

const columns = ['id', 'sku_id', 'quantity', 'selected', 'added_price', 'added_at'] as const

export const cartOf = preparedQuery((db, $: Params<{ userId: string }>) =>
  db.selectFrom('ordering.cart_lines').select(columns).where('user_id', '=', $.userId).orderBy('id', 'desc').limit(500),
)
export type CartRow = RowOf<typeof cartOf>
export const cartLines = preparedQuery((db, $: Params<{ userId: string; ids: readonly string[] }>) =>
  db
    .selectFrom('ordering.cart_lines')
    .select(columns)
    .where('user_id', '=', $.userId)
    .where('id', '=', anyOf($.ids))
    .orderBy('id', 'desc'),
)

export const cartCounts = sqlQuery(
  'ordering.cartCounts',
  `select count(*)::int as "lines!", coalesce(sum(quantity), 0) as "pieces!"
   from ordering.cart_lines where user_id = $userId`,
)

/** Adds to the cart line of these goods or creates it (upsert); returns the line and the cart's content. */
export const putInCart = sqlQuery(
  'ordering.putInCart',
  `
  with put as (
    insert into ordering.cart_lines as c (user_id, sku_id, quantity, added_price) values ($userId, $skuId, $quantity, $price)
    on conflict (tenant_id, user_id, sku_id) do update
      set quantity = c.quantity + excluded.quantity, selected = true, added_price = excluded.added_price, added_at = now()
    returning id, quantity
  )
  select put.id, put.quantity, others.lines + 1 as "lines!", others.pieces + put.quantity as "pieces!"
  from put, (
    select count(*)::int as lines, coalesce(sum(quantity), 0) as pieces from ordering.cart_lines
    where user_id = $userId and sku_id <> $skuId
  ) others`,
)

/** Advisory lock of a person's cart: serialises additions, so that each one counts all earlier ones. */
export const lockCart = sqlQuery('ordering.lockCart', "select pg_advisory_xact_lock(71030, hashtext('c' || $userId))")

export const heldInCart = preparedQuery((db, $: Params<{ userId: string; skuIds: readonly string[] }>) =>
  db
    .selectFrom('ordering.cart_lines')
    .select(['sku_id', 'quantity'])
    .where('user_id', '=', $.userId)
    .where('sku_id', '=', anyOf($.skuIds)),
)

/** Bulk version of `putInCart`; inserts in id order to avoid deadlocks. Lines of the same goods are added up. */
export const putAllInCart = sqlQuery(
  'ordering.putAllInCart',
  `insert into ordering.cart_lines as c (user_id, sku_id, quantity, added_price)
   select $userId, sku_id, sum(quantity), max(price)
   from unnest($skuIds::bigint[], $quantities::int[], $prices::numeric[]) as l(sku_id, quantity, price)
   group by sku_id order by sku_id
   on conflict (tenant_id, user_id, sku_id) do update
     set quantity = c.quantity + excluded.quantity, selected = true, added_price = excluded.added_price, added_at = now()
   returning id, sku_id`,
)

export const setCartQuantity = preparedQuery((db, $: Params<{ userId: string; id: string; quantity: number }>) =>
  db
    .updateTable('ordering.cart_lines')
    .set({ quantity: $.quantity })
    .where('user_id', '=', $.userId)
    .where('id', '=', $.id)
    .returning('id'),
)
/** Selects or deselects cart lines; null ids: all lines. */
export const setCartSelected = sqlQuery(
  'ordering.setCartSelected',
  'update ordering.cart_lines set selected = $selected where user_id = $userId and ($ids?::bigint[] is null or id = any ($ids)) and selected <> $selected',
)

/** Removes cart lines and returns them. Of two concurrent calls the second finds them gone. */
export const takeFromCart = preparedQuery((db, $: Params<{ userId: string; ids: readonly string[] }>) =>
  db
    .deleteFrom('ordering.cart_lines')
    .where('user_id', '=', $.userId)
    .where('id', '=', anyOf($.ids))
    .returning(columns),
)
