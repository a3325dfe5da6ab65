/** Payment of an invoice that the bank has not answered yet, with its request and its batch. */
export async function sendPayment(supplierId: string): Promise<{ paymentRequestId: string; paymentBatchId: string }> {
  const { asOwner } = await import('../../e2e/support/ownerDatabase.ts')
  const one = async (text: string, values: readonly string[]): Promise<string> => {
    let id = ''
    await asOwner(async (owner) => {
      const { rows } = await owner.query<{ id: string }>(text, [...values])
      id = rows[0]!.id
    })
    return id
  }
  const payeeId = await one(
    `insert into payments.payee_accounts (tenant_id, supplier_id, name, account_no, last4, bank, cnaps, is_active, effective_at)
     select tenant_id, id, name, '\\x00', '7731', '招商银行上海分行', '308290003020', false, now() from suppliers.suppliers where id = $1
     returning id`,
    [supplierId],
  )
  const payableId = await one(
    `insert into settlement.payables (tenant_id, invoice_id, invoice_no, supplier_id, supplier_name, payer_no, payer_title, gross, reserved,
       accepted_on, due_on, created_at)
     select tenant_id, 99980001, '26312000000099980001', id, name, '91320594MA00000X00', '启明集团有限公司', 46210.00, 46210.00,
       current_date - 30, current_date, now()
     from suppliers.suppliers where id = $1 returning id`,
    [supplierId],
  )
  const paymentRequestId = await one(
    `insert into payments.requests (tenant_id, status, supplier_id, supplier_name, payer_no, payer_title, rows, gross, credit, total,
       planned_on, due_on, purpose, payee_id, payee_name, payee_last4, payee_bank, prepared_by, prepared_by_name, preparers, approvers,
       approved_by_names, executor, executed_by_name, prepared_at, approved_at)
     select tenant_id, 'paying', supplier_id, supplier_name, payer_no, payer_title, 1, gross, 0, gross, current_date, due_on, '货款',
       $2::bigint, supplier_name, '7731', '招商银行上海分行', 1, '何远山', '{1}', '{2}', '顾清和', 3, '宋婉宁', now(), now()
     from settlement.payables where id = $1 returning id`,
    [payableId, payeeId],
  )
  await one(
    `insert into payments.request_rows (tenant_id, request_id, payable_id, amount, cash)
     select tenant_id, $2::bigint, id, gross, gross from settlement.payables where id = $1 returning id`,
    [payableId, paymentRequestId],
  )
  const paymentBatchId = await one(
    `insert into payments.batches (tenant_id, no, status, payments, total, file, file_name, sha256, executor, executed_by_name, executed_at)
     select tenant_id, ordering.next_no('FP'), 'sent', 1, total, 'x', 'FP20261128000003.csv', encode(sha256('x'), 'hex'), 3, '宋婉宁', now()
     from payments.requests where id = $1 returning id`,
    [paymentRequestId],
  )
  await one(
    `insert into payments.payments (tenant_id, request_id, batch_id, place, serial, amount, payee_id, payee_name, payee_last4, payee_bank,
       status, sent_at)
     select tenant_id, id, $2::bigint, 1, 'BC202611280000030001', total, payee_id, payee_name, payee_last4, payee_bank, 'sent', now()
     from payments.requests where id = $1 returning id`,
    [paymentRequestId, paymentBatchId],
  )
  return { paymentRequestId, paymentBatchId }
}
