import { type StatementAction, type StatementStatus, statementStatusNames } from '#contract/settlement/statement.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { flow, type Requirement } from '#kit/flow.ts'

/** Facts that the flow of statements evaluates. */
export interface StatementFacts {
  readonly status: StatementStatus
  readonly supplier_id: string
  readonly to_on: string
  readonly lines: number
  /** Disputes without an answer. */
  readonly disputes: number
}
type Required = Requirement<StatementFacts>

const isOwn: Required = {
  holds: (statement, { supplierId }) => supplierId === statement.supplier_id,
  otherwise: 'thing.notAllowed',
}
const hasLines: Required = { holds: ({ lines }) => lines > 0, otherwise: 'statement.noLines' }
const isOver: Required = {
  holds: ({ to_on: toOn }, { now }) => toOn < dayOf(now),
  otherwise: 'statement.periodOpen',
}
const isAnswered: Required = { holds: ({ disputes }) => disputes === 0, otherwise: 'statement.disputesOpen' }
const isDisputed: Required = { holds: ({ disputes }) => disputes > 0, otherwise: 'thing.notAllowed' }

/** Flow of a statement: drawn up by the buyer's side, confirmed or disputed by the supplier. */
export const statementFlow = flow<StatementFacts, StatementStatus, StatementAction>(
  {
    send: { from: ['draft', 'disputed'], to: 'sent', needs: 'statement.manage', only: [hasLines, isOver, isAnswered] },
    confirm: { from: ['sent'], to: 'confirmed', needs: 'supplierSettlement.confirm', only: isOwn },
    dispute: { from: ['sent', 'disputed'], to: 'disputed', needs: 'supplierSettlement.confirm', only: isOwn },
    answer: { from: ['disputed'], to: 'disputed', needs: 'statement.manage', only: isDisputed },
    void: { from: ['draft', 'sent', 'disputed'], to: 'void', needs: 'statement.manage' },
  },
  statementStatusNames,
)

/** Last day of a month. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`
}
