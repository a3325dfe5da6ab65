import { hot } from '#kit/database.ts'

export interface CartRow {
  id: string
  sku_id: string
  quantity: number
  selected: boolean
  added_price: string | null
  added_at: Date
}

export const mostCartLines = 200

const columns = 'id, sku_id, quantity, selected, added_price, added_at'

export const cartOf = hot<CartRow, [userId: string]>(
  `select ${columns} from ordering.cart_lines where user_id = $1 order by id desc limit 500`,
)
export const cartLines = hot<CartRow, [userId: string, ids: readonly string[]]>(
  `select ${columns} from ordering.cart_lines where user_id = $1 and id = any ($2::bigint[]) order by id desc`,
)

interface Counts {
  lines: number
  pieces: string
}
export const cartCounts = hot<Counts, [userId: string]>(
  'select count(*)::int as lines, coalesce(sum(quantity), 0) as pieces from ordering.cart_lines where user_id = $1',
)

/** Adds to the line of the same goods, or makes one; answers it with what the cart then holds. */
export const putInCart = hot<
  { id: string; quantity: number } & Counts,
  [tenantId: string, userId: string, skuId: string, quantity: number, price: string]
>(`
  with put as (
    insert into ordering.cart_lines as c (tenant_id, user_id, sku_id, quantity, added_price) values ($1, $2, $3, $4, $5)
    on conflict (tenant_id, user_id, sku_id) do update
      set quantity = c.quantity + excluded.quantity, selected = true, added_price = excluded.added_price, added_at = now()
    returning id, quantity
  )
  select put.id, put.quantity, others.lines + 1 as lines, others.pieces + put.quantity as pieces
  from put, (
    select count(*)::int as lines, coalesce(sum(quantity), 0) as pieces from ordering.cart_lines
    where tenant_id = $1 and user_id = $2 and sku_id <> $3
  ) others`)

export const setCartQuantity = hot<{ id: string }, [userId: string, id: string, quantity: number]>(
  'update ordering.cart_lines set quantity = $3 where user_id = $1 and id = $2 returning id',
)
/** Null ids: all lines. */
export const setCartSelected = hot<never, [userId: string, ids: readonly string[] | null, selected: boolean]>(
  'update ordering.cart_lines set selected = $3 where user_id = $1 and ($2::bigint[] is null or id = any ($2)) and selected <> $3',
)

/** Takes lines out of the cart and answers them: whoever comes second finds them gone. */
export const takeFromCart = hot<CartRow, [userId: string, ids: readonly string[]]>(
  `delete from ordering.cart_lines where user_id = $1 and id = any ($2::bigint[]) returning ${columns}`,
)
