import { query } from '../fixtureGoods.ts'

/** Suppliers of the lists that the work is done for, one for each kind. */
export const suppliers = { statement: '4009001', matching: '4009002', payments: '4009003' } as const
const creditCode = (supplierId: string) => `91330000${String(Number(supplierId) - 4_000_000).padStart(10, '0')}`
/** Small numbers that no earlier run has used. */
const base = Date.now() * 1000

/** Received goods that are in no statement yet, of one supplier and a payer of their own. */
export const addLines = (url: string, tenantId: string, supplierId: string, payerNo: string, lines: number) =>
  query(
    url,
    `insert into settlement.lines (tenant_id, kind, source_id, source_no, order_id, order_no, order_line_id, supplier_id, supplier_name, payer_no, payer_title,
       dept_name, booked_on, name, spec, unit, tax_code, quantity, price, rate, net, tax, gross)
     select ${tenantId}, 'receipt', kit.next_id(), 'SH-B' || n, 10000000 + n, 'DD-B' || n, kit.next_id(), ${supplierId}, '测量供应商', '${payerNo}', '启明集团',
       '部门', date_trunc('month', current_date)::date - 10, '螺栓 M' || n, '8.8 级', '件', '1090101010000000000', 2, 5.65, 13, 10.00, 1.30, 11.30
     from generate_series(1, ${lines}) n`,
  )

/** Invoice of all lines of a confirmed statement, as it was read. */
export async function addInvoice(
  url: string,
  tenantId: string,
  supplierId: string,
  payerNo: string,
  lines: number,
): Promise<string> {
  const [row] = await query(
    url,
    `with made as (
       insert into invoices.invoices (tenant_id, status, kind, is_red, code, number, issued_on, seller_no, seller_name, buyer_no, buyer_name, net, tax, gross,
         supplier_id, data_from, data_hash, uploaded_by, uploaded_by_name, created_at)
       values (${tenantId}, 'submitted', 'ordinary', false, '', '${payerNo}', current_date, '${creditCode(supplierId)}', '测量供应商', '${payerNo}', '启明集团',
         ${lines} * 10.00, ${lines} * 1.30, ${lines} * 11.30, ${supplierId}, 'xml', md5('${payerNo}') || md5('${payerNo}'), 1, '江澜', now())
       returning tenant_id, id),
     lines as (
       insert into invoices.lines (tenant_id, invoice_id, line_no, name, class_name, spec, unit, quantity, price, net, rate, rate_kind, tax, gross, tax_code)
       select m.tenant_id, m.id, n, '螺栓 M' || n, '紧固件', '8.8 级', '件', 2, 5, 10.00, 13, 'rate', 1.30, 11.30, '1090101010000000000'
       from made m, generate_series(1, ${lines}) n)
     select id from made`,
  )
  return row!['id']!
}

/** Approved requests of one payer, each for one payable; the account number is encrypted by the caller. */
export async function addRequests(
  url: string,
  tenantId: string,
  payerNo: string,
  count: number,
  accountNo: Buffer,
): Promise<string[]> {
  const supplierId = suppliers.payments
  await query(
    url,
    `insert into payments.payee_accounts (tenant_id, supplier_id, name, account_no, last4, bank, cnaps, effective_at)
     values (${tenantId}, ${supplierId}, '测量供应商', '\\x${accountNo.toString('hex')}', '0001', '苏州示例银行', '102305000000', now())
     on conflict do nothing`,
  )
  const rows = await query(
    url,
    `with owed as (
       insert into settlement.payables (tenant_id, invoice_id, invoice_no, supplier_id, supplier_name, payer_no, payer_title, gross, reserved, accepted_on, due_on,
         created_at)
       select ${tenantId}, ${base} + kit.next_id() % 1000000000, 'B' || n, ${supplierId}, '测量供应商', '${payerNo}', '启明集团', 113, 113, current_date, current_date, now()
       from generate_series(1, ${count}) n returning tenant_id, id),
     asked as (
       insert into payments.requests (tenant_id, no, status, supplier_id, supplier_name, payer_no, payer_title, rows, gross, credit, total, planned_on, due_on, purpose,
         payee_id, payee_name, payee_last4, payee_bank, prepared_by, prepared_by_name, preparers, approvers, prepared_at, approved_at)
       select ${tenantId}, 'FQ-' || o.id, 'approved', ${supplierId}, '测量供应商', '${payerNo}', '启明集团', 1, 113, 0, 113, current_date, current_date, '货款', a.id, a.name,
         a.last4, a.bank, 901, '温如言', '{901}', '{902}', now(), now()
       from owed o join payments.payee_accounts a on a.tenant_id = o.tenant_id and a.supplier_id = ${supplierId} and a.is_active returning tenant_id, id, no)
     insert into payments.request_rows (tenant_id, request_id, payable_id, amount, cash)
     select tenant_id, id, substr(no, 4)::bigint, 113, 113 from asked returning request_id as id`,
  )
  return rows.map(({ id }) => id!)
}
