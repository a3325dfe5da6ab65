import type { InvoiceTitle } from '#contract/ordering/addresses.ts'
import { hot, type Sql } from '#kit/database.ts'
import type { AddressRow } from './address.store.ts'
import { type OrderSettings, orderSettings, settingCodes, unreviewedDays } from './times.rules.ts'

interface Row {
  address: AddressRow | null
  title: InvoiceTitle | null
  settings: Record<string, string> | null
  unreviewed: number
}

const read = hot<
  Row,
  [
    userId: string,
    deptPath: readonly string[],
    addressId: string | null,
    titleId: string | null,
    codes: readonly string[],
    before: Date,
  ]
>(`
  select
    (select jsonb_build_object('id', a.id::text, 'consignee', a.consignee, 'mobile', a.mobile, 'regions', a.regions, 'detail', a.detail)
     from ordering.addresses a where a.id = $3 and a.user_id = $1) as address,
    (select jsonb_build_object('invoiceTitleId', t.id::text, 'title', t.title, 'taxNo', t.tax_no, 'invoiceType', t.invoice_type,
        'address', t.address, 'phone', t.phone, 'bank', t.bank, 'bankAccount', t.bank_account, 'isDefault', t.is_default)
     from ordering.invoice_titles t where t.id = $4 and t.dept_id = any ($2::bigint[])) as title,
    (select jsonb_object_agg(c.code, c.val) from tenancy.configs c where c.code = any ($5)) as settings,
    (select count(*)::int from ordering.orders o where o.buyer_id = $1 and o.status = '60' and o.received_at < $6) as unreviewed`)

export interface CheckoutContext {
  readonly address: AddressRow | null
  readonly title: InvoiceTitle | null
  readonly settings: OrderSettings
  readonly unreviewed: number
}

/** All that an order needs beside its goods, in one statement. */
export async function checkoutContext(
  sql: Sql,
  actor: { userId: string; deptPath: readonly string[]; now: Date },
  addressId: string | null = null,
  titleId: string | null = null,
): Promise<CheckoutContext> {
  const before = new Date(actor.now.getTime() - unreviewedDays * 24 * 3_600_000)
  const [row] = await read(sql, actor.userId, actor.deptPath, addressId, titleId, settingCodes, before)
  return {
    address: row?.address ?? null,
    title: row?.title ?? null,
    settings: orderSettings(row?.settings ?? {}),
    unreviewed: row?.unreviewed ?? 0,
  }
}
