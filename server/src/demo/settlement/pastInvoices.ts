import { createHash } from 'node:crypto'
import { dayOf, monthAfter } from '#contract/kit/calendar.ts'
import { sum, withTax } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { Files } from '#kit/files/files.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import { findFile, insertFile } from '#modules/files/index.ts'
import { renderPdf } from '#kit/pdf/pdf.ts'
import { readDocument } from '#kit/pdf/readDocument.ts'
import { invoicePdf } from '#kit/taxBureau/invoicePdf.ts'
import {
  filesIn,
  invoiceTable,
  proposeInvoice,
  readInvoice,
  recordRefused,
  submitInvoice,
} from '#modules/invoices/index.ts'
import { approveInvoice, matchInvoice, overrideMatch, returnInvoice, startRedForm } from '#modules/settlement/index.ts'
import { findSupplier } from '#modules/suppliers/index.ts'
import { actorsOf } from '../projects/actors.ts'
import { later } from '../projects/timetable.ts'
import { invoiceXml, type WrittenInvoice, type WrittenLine } from '#kit/taxBureau/invoiceXml.ts'

const toInvoice = sqlQuery(
  'demo.statementsToInvoice',
  `select id, no, month, status, supplier_id, payer_no, payer_title, owner_id, coalesce(confirmed_at, sent_at) as "at!"
   from settlement.statements where status in ('confirmed', 'sent') and payer_no <> '' order by month, id limit 400`,
)
const linesToInvoice = sqlQuery(
  'demo.linesToInvoice',
  `select l.name, l.spec, l.unit, l.tax_code, l.rate, coalesce(b.pieces - b.offset_pieces, l.quantity) as "pieces!",
     coalesce(b.gross - b.offset_gross, l.gross)::numeric(18, 2) as "gross!"
   from settlement.lines l left join settlement.balances b on b.tenant_id = l.tenant_id and b.id = l.id
   where l.statement_id = $id and coalesce(b.gross - b.offset_gross, l.gross) > 0 order by l.id limit 200`,
)

type Outcome = 'approved' | 'matched' | 'price' | 'overridden' | 'quantity' | 'title' | 'returned' | 'reversed' | 'open'
/** What happened to the invoices of the last months, in turn; those before are approved. */
const outcomes: readonly Outcome[] = [
  'approved',
  'price',
  'matched',
  'title',
  'open',
  'quantity',
  'reversed',
  'overridden',
  'returned',
]
const monthsInWork = 3
const freightRate = '9.00'

interface Run {
  readonly tx: Tx
  readonly contents: Files
  readonly clerk: Actor
  readonly lead: Actor
  readonly sellerOf: (supplierId: string) => Actor
  readonly now: Date
}
type Statement = Awaited<ReturnType<typeof toInvoice>>[number]

/** Invoices of all confirmed statements, read from the XML that their suppliers upload. */
export async function createPastInvoices(tx: Tx, { now, tenantId }: JobContext, contents: Files): Promise<void> {
  const actors = await actorsOf(tx, tenantId)
  const clerk = actors.of('guqinghe') ?? actors.of('zhongguanqi') ?? actors.of('tudingzhou')
  if (!clerk) return
  const run: Run = { tx, contents, clerk, lead: actors.of('heyuanshan') ?? clerk, sellerOf: actors.salesOf, now }
  const since = monthAfter(dayOf(now).slice(0, 7), -monthsInWork)
  let place = 0
  let hasEarly = false
  for (const [index, statement] of (await toInvoice(tx)).entries()) {
    if (statement.status === 'sent') {
      // One supplier did not wait for the confirmation.
      if (!hasEarly) await invoiceOf(run, statement, index, 'matched')
      hasEarly = true
    } else if (statement.month < since) await invoiceOf(run, statement, index, 'approved')
    else await invoiceOf(run, statement, index, outcomes[place++ % outcomes.length]!)
  }
  await startLetters(run)
}

const toReverse = sqlQuery(
  'demo.invoicesToReverse',
  `select id, supplier_id as "supplier_id!" from invoices.invoices
   where status = 'approved' and not is_red and reversed = 0 order by id desc limit 2`,
)
/** Two invoices that were issued by mistake: a supplier has started the one red letter, the clerk the other. */
async function startLetters({ tx, clerk, sellerOf, now }: Run): Promise<void> {
  const time = later(now, -2)
  await setTransactionTime(tx, time)
  for (const [place, { id, supplier_id: supplierId }] of (await toReverse(tx)).entries())
    await startRedForm(
      tx,
      { ...(place === 0 ? sellerOf(supplierId) : clerk), now: time },
      { blueId: id, reasonCode: '01' },
    )
}

/** Number of a digital invoice: year, region, and digits of its own. */
const numberOf = (issuedOn: string, index: number): string =>
  `${issuedOn.slice(2, 4)}320000${String(40_000_000 + index * 37).padStart(12, '0')}`

async function invoiceOf(run: Run, statement: Statement, index: number, outcome: Outcome): Promise<void> {
  if (outcome === 'open' && index % 2 === 0) return
  const { tx, now, clerk, lead } = run
  const seller = run.sellerOf(statement.supplier_id)
  const company = await findSupplier(tx, statement.supplier_id)
  const lines = (await linesToInvoice(tx, { id: statement.id })).map(
    ({ name, spec, unit, tax_code: taxCode, rate, pieces, gross }): WrittenLine =>
      rate === null
        ? { name: '运费', className: '运输服务', gross, rate: freightRate }
        : { name, spec, unit, taxCode, gross, rate, ...(pieces > 0 ? { quantity: pieces } : {}) },
  )
  if (lines.length === 0) return
  /** Step of a person some days after the statement, but never in the future. */
  const step = async (actor: Actor, days: number): Promise<Actor> => {
    const wanted = later(statement.at, days * 24)
    const at = wanted < now ? wanted : now
    await setTransactionTime(tx, at)
    return { ...actor, now: at }
  }
  const issuer = await step(seller, 2)
  const issuedOn = dayOf(issuer.now)
  const written: WrittenInvoice = {
    number: numberOf(issuedOn, index),
    issuedOn,
    seller: { no: company.credit_code, name: company.name },
    buyer: { no: statement.payer_no, name: outcome === 'title' ? '启明物业管理有限公司' : statement.payer_title },
    lines: spoilt(lines, outcome),
    remark: statement.no,
  }
  if (outcome === 'open') return propose(run, issuer, written, statement.id)
  const id = await upload(run, issuer, written, statement)
  const held = () => invoiceTable.find(tx, id)
  if (outcome === 'overridden') {
    const reason = '供应商涨价已由采购部确认，同意按发票结算。'
    await overrideMatch(tx, await step(clerk, 4), { ...(await held()), reason })
    return
  }
  if (outcome === 'returned') {
    const reason = '备注栏缺少对账单号，请补充后重新上传。'
    await returnInvoice(tx, await step(clerk, 3), { ...(await held()), reason })
    return
  }
  const isMatched = (await held()).status === 'matched'
  if (!isMatched || outcome === 'matched' || outcome === 'price' || outcome === 'quantity') return
  const approver = clerk.userId === lead.userId ? clerk : lead
  await approveInvoice(tx, await step(approver, 5), await held())
  if (outcome !== 'reversed') return
  const negative = lines.map((line) => ({
    ...line,
    gross: `-${line.gross}`,
    ...(line.quantity === undefined ? {} : { quantity: -line.quantity }),
  }))
  const number = numberOf(issuedOn, index + 100_000)
  await upload(run, await step(seller, 8), { ...written, number, lines: negative, reverses: written.number }, statement)
}

/** Lines with the mistake of an invoice that does not match. */
function spoilt(lines: readonly WrittenLine[], outcome: Outcome): readonly WrittenLine[] {
  const [first, ...rest] = lines
  if (!first) return lines
  if (outcome === 'price' || outcome === 'overridden')
    return [{ ...first, gross: sum([withTax(first.gross, '2')]) }, ...rest]
  if (outcome !== 'quantity' || first.quantity === undefined) return lines
  const each = Math.round((Number(first.gross) / first.quantity) * 100) / 100
  return [{ ...first, quantity: first.quantity + 2, gross: sum([first.gross, (2 * each).toFixed(2)]) }, ...rest]
}

/** Uploads an invoice as a PDF, which waits for a person to confirm it. */
async function propose({ tx, contents }: Run, seller: Actor, written: WrittenInvoice, statementId: string) {
  const bytes = Buffer.from(await renderPdf(invoicePdf(written)))
  const stored = await store(tx, contents, seller, {
    bytes,
    name: `dzfp_${written.number}.pdf`,
    type: 'application/pdf',
  })
  await proposeInvoice(tx, seller, { read: await readDocument(bytes), stored, statementId })
}

interface Content {
  readonly bytes: Buffer
  readonly name: string
  readonly type: string
}
async function store(tx: Tx, contents: Files, seller: Actor, { bytes, name, type }: Content) {
  const facts = { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
  const key = await contents.put(bytes, { ...facts, type })
  await insertFile(tx, seller, { key, name, type, ...facts }, null)
  return (await findFile(tx, key))!
}

/** Uploads an invoice as its supplier does. */
async function upload(run: Run, seller: Actor, written: WrittenInvoice, statement: Statement): Promise<string> {
  const { tx, contents } = run
  const bytes = Buffer.from(invoiceXml(written))
  const fileName = `dzfp_${written.number}.xml`
  const [file] = await filesIn(fileName, bytes)
  const read = await readInvoice(file!, dayOf(seller.now))
  const stored = await store(tx, contents, seller, { bytes, name: fileName, type: 'application/octet-stream' })
  const { row } = await submitInvoice(tx, seller, {
    read,
    stored,
    sha256: stored.sha256,
    fileName,
    supplier: { id: statement.supplier_id, name: written.seller.name },
    ownerId: statement.owner_id,
    statementId: statement.id,
  })
  await matchInvoice(tx, seller, row)
  if (statement.status === 'sent')
    await recordRefused(tx, seller, {
      name: `dzfp_${written.number}_副本.xml`,
      sha256: createHash('sha256').update(fileName).digest('hex'),
      size: bytes.length,
      number: written.number,
      refusal: 'invoice.totals',
      facts: { difference: '0.01' },
    })
  return row.id
}
