import { connectOwner } from '#test/sql/owner.ts'
import type { TestGoods } from '#test/goodsFixture.ts'
import type { OrderingFixture } from './setUp.ts'

/** Audit connection to the ledgers, closed after the file's tests. */
export async function connectAuditor() {
  const owner = await connectOwner()

  async function inv<Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> {
    await owner.query('set role baicai_auditor')
    const { rows } = await owner.query<Row>(text, values)
    await owner.query('reset role')
    return rows
  }
  const stockOf = (goods: readonly TestGoods[]) =>
    inv<{ on_hand: number; reserved: number }>(
      'select on_hand, reserved from inv.stock where sku = any ($1::bigint[]) order by array_position($1::bigint[], sku)',
      goods.map(({ skuId }) => skuId),
    )
  const ordersOf = ({ tenant }: OrderingFixture) =>
    inv<{ id: string; state: string; idem_key: string }>(
      'select id, state, idem_key from inv.orders where tenant = $1 order by id',
      tenant.id,
    )
  const fundsOf = async ({ tenant }: OrderingFixture) =>
    (
      await owner.query<{ kind: string; available: string; frozen: string }>(
        'select kind, available, frozen from ledger.accounts where tenant_id = $1 and kind in ($2, $3) order by kind',
        [tenant.id, 'budget', 'committed'],
      )
    ).rows
  return { owner, inv, stockOf, ordersOf, fundsOf }
}
