import type { ContractDraft } from '#contract/contracts/contract.ts'
import { compare, minus, taxWithin, times } from '#contract/kit/money.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { areOfTemplate, missingClause } from './contract.rules.ts'
import { findActiveSupplier, findSource, payerTitleOf } from './source.store.ts'
import { type PlannedStage, planStages } from './stages/stage.rules.ts'
import { publishedEdition } from './templates/template.store.ts'

/** Edition that a draft already has; it stays until another template is chosen. */
interface Known {
  readonly template_id: string
  readonly edition: number
}

/** Values of a draft, and its stages. Names, numbers and amounts come from the tenant's own records. */
export async function valuesOfDraft(tx: Tx, draft: ContractDraft, known?: Known) {
  const kept = known?.template_id === draft.templateId ? known.edition : null
  const edition = await publishedEdition(tx, draft.templateId, kept)
  if (!edition || (kept === null && edition.status !== 'published')) return refuse('contractTemplate.gone')
  if (!areOfTemplate(edition.clauses, draft.clauses)) refuse('contract.clauseUnknown')
  const missing = missingClause(edition.clauses, draft.clauses)
  if (missing !== undefined) refuse('contract.clauseMissing', { name: missing })
  const supplier = (await findActiveSupplier(tx, draft.supplierId)) ?? refuse('contract.supplierGone')
  const payerTitle = (await payerTitleOf(tx, draft.payerNo)) ?? refuse('contract.payerGone')
  if (draft.validFrom > draft.validTo) refuse('contract.period')
  const source = await sourceOf(tx, draft)
  const tax = taxWithin(draft.gross, draft.rate)
  const values = {
    title: draft.title.trim(),
    template_id: draft.templateId,
    template_name: edition.name,
    edition: edition.no,
    payer_no: draft.payerNo,
    payer_title: payerTitle,
    supplier_id: draft.supplierId,
    supplier_name: supplier.name,
    supplier_no: supplier.credit_code,
    ...source,
    rate: draft.rate,
    gross: draft.gross,
    tax,
    net: minus(draft.gross, tax),
    valid_from: draft.validFrom,
    valid_to: draft.validTo,
    sign_by: draft.signBy,
    ...depositOf(draft),
    clauses: draft.clauses.map(({ no, title, text }) => ({ no, title: title.trim(), text: text.trim() })),
    values: draft.values,
  }
  const stages: PlannedStage[] = planStages(draft.stages, draft.gross) ?? refuse('contract.percents')
  return { values, stages }
}

/** Deposit of a draft, due on the first day unless another is named; at most a tenth, by a constraint and here. */
function depositOf({ deposit = '', depositDueOn = null, gross, validFrom }: ContractDraft) {
  const amount = deposit.trim()
  if (amount === '' || compare(amount, '0') === 0) return { deposit: null, deposit_due_on: null }
  const tenfold = times(amount, 10)
  if (compare(amount, '0') < 0 || compare(tenfold, gross) > 0) refuse('contract.depositTooMuch')
  return { deposit: amount, deposit_due_on: depositDueOn ?? validFrom }
}

/** Source of a draft: it is in force, of this supplier, and its amount is not exceeded. */
async function sourceOf(tx: Tx, { source, sourceId, supplierId, gross }: ContractDraft) {
  if (source === 'none') return { source, source_id: null, source_no: '' }
  const found = sourceId === null ? undefined : await findSource(tx, source, sourceId, supplierId)
  if (!found) return refuse('contract.sourceGone')
  if (found.gross !== null && compare(gross, found.gross) > 0) refuse('contract.overAward', { limit: found.gross })
  return { source, source_id: sourceId, source_no: found.no }
}
