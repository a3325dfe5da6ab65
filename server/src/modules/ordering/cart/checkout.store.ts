import type { InvoiceTitle } from '#contract/ordering/invoiceTitles.ts'
import type { OrderSettings } from '#contract/ordering/settings.ts'
import type { StoredSettings } from '#contract/settings.ts'
import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { settingTexts } from '#modules/tenancy/index.ts'
import type { FoundCostCentre } from '../costCentres/allocation.rules.ts'
import { costCentresIn } from '../costCentres/costCentre.store.ts'
import type { AddressRow } from '../addresses/address.store.ts'
import { unreviewedDays } from '../flow/times.rules.ts'
import { orderSettingsIn, settingCodes } from '../settings.store.ts'

const read = sqlQuery(
  'ordering.checkout.read',
  `
  select
    (select jsonb_build_object('id', a.id::text, 'consignee', a.consignee, 'mobile', a.mobile, 'regions', a.regions, 'detail', a.detail)
     from ordering.addresses a where a.id = $addressId? and a.user_id = $userId) as address,
    (select jsonb_build_object('invoiceTitleId', t.id::text, 'title', t.title, 'taxNo', t.tax_no, 'invoiceType', t.invoice_type,
        'address', t.address, 'phone', t.phone, 'bank', t.bank, 'bankAccount', t.bank_account, 'isDefault', t.is_default)
     from ordering.invoice_titles t where t.id = $titleId? and t.dept_id = any ($deptPath::bigint[])) as title,
    ${settingTexts(settingCodes, '$deptPath::bigint[]')} as settings,
    ${costCentresIn('$costCentreIds::bigint[]', '$deptPath::bigint[]')} as centres,
    (select count(*)::int from ordering.orders o where o.buyer_id = $userId and o.status = '60' and o.received_at < $before) as "unreviewed!"`,
).narrow<{
  address: Omit<AddressRow, 'is_default'> | null
  title: InvoiceTitle | null
  settings: StoredSettings | null
  centres: FoundCostCentre[] | null
}>()

export interface CheckoutContext {
  readonly address: Omit<AddressRow, 'is_default'> | null
  readonly title: InvoiceTitle | null
  readonly settings: OrderSettings
  readonly unreviewed: number
  /** Those of the cost centres asked for that the department can order for. */
  readonly costCentres: readonly FoundCostCentre[]
}

/** Reads everything that an order needs besides its goods in one statement. */
export async function checkoutContext(
  db: Db,
  actor: { userId: string; deptPath: readonly string[]; now: Date },
  addressId: string | null = null,
  titleId: string | null = null,
  costCentreIds: readonly string[] = [],
): Promise<CheckoutContext> {
  const before = new Date(actor.now.getTime() - unreviewedDays * 24 * 3_600_000)
  const row = await read.one(db, {
    userId: actor.userId,
    deptPath: actor.deptPath,
    addressId,
    titleId,
    before,
    costCentreIds,
  })
  const { centres, ...others } = row
  return { ...others, settings: orderSettingsIn(row.settings), costCentres: centres ?? [] }
}
