import { expect, test } from 'vitest'
import { findInvoice, verifyInvoice } from '#contract/invoices/invoices.ts'
import { approveInvoice } from '#contract/settlement/matching/matching.ts'
import { bureauSimulator } from '#kit/taxBureau/taxBureau.simulator.ts'
import { as, jobContext, refusalOf } from '#test/app.ts'
import { aNumber, invoicing } from '#test/settlement/invoicing.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { verifyInvoices } from './verification.service.ts'

const at = ({ id, version }: { readonly id: string; readonly version: number }) => ({ id, version })

test('verification: what the tax bureau does not confirm is not approved, until it does', async () => {
  const { send, written, glove, vest, clerk, seller, tenant } = await invoicing()
  const number = `${aNumber().slice(0, -3)}404`
  const { invoice } = await send(written([glove(10), vest(5)], { number }))
  const find = () => as(clerk, findInvoice, { id: invoice!.id })
  const bureau = bureauSimulator()
  const run = (of = bureau) => verifyInvoices(of)(jobContext(tenant.id)).catch(() => {})
  expect(invoice).toMatchObject({ verified: 'requested', verifiedAt: null })
  await run({ ...bureau, verify: () => Promise.reject(new Error('away')) })
  expect(await find()).toMatchObject({ verified: 'requested' })
  await Promise.all([run(), run(), run()])
  const unknown = await find()
  expect(unknown).toMatchObject({ verified: 'notFound' })
  expect(unknown.checks.find(({ rule }) => rule === 'verification')).toMatchObject({ outcome: 'fail' })
  expect(unknown.can).not.toContain('approve')
  expect(await refusalOf(as(clerk, approveInvoice, at(unknown)))).toBe('invoice.notGenuine')
  expect(await refusalOf(as(seller, verifyInvoice, at(unknown)))).toBe('permission.denied')
  const again = await as(clerk, verifyInvoice, at(unknown))
  expect(again).toMatchObject({ verified: 'requested' })
  expect(await refusalOf(as(clerk, approveInvoice, at(again)))).toBe('invoice.notGenuine')
  await run({ ...bureau, verify: () => Promise.resolve('genuine' as const) })
  const genuine = await find()
  expect(genuine).toMatchObject({ verified: 'genuine' })
  await as(clerk, approveInvoice, at(genuine))
  const { rows } = await owner.query('select verdict from invoices.verifications where tenant_id = $1 order by id', [
    tenant.id,
  ])
  expect(rows.map(({ verdict }) => verdict)).toEqual(['notFound', 'genuine'])
})
