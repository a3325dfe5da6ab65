import { Link } from 'react-router'
import type { Return } from '#contract/ordering/returns/return.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { Clamped } from '#web/kit/ui/Clamped.tsx'
import { ReturnDue, ReturnState } from './ReturnState.tsx'

type ReturnColumn = RecordColumn<'returns', Return>

export const returnPath = (id: string): string => `/returnDetail?id=${id}`

const lead: ReturnColumn = {
  key: 'returnNo',
  lead: true,
  render: ({ id, returnNo, lines }) => (
    <RowName under={lines.map(({ name }) => name).join('、')}>
      <Link to={returnPath(id)} className="tap num">
        {returnNo}
      </Link>
    </RowName>
  ),
}
const supplier: ReturnColumn = {
  key: 'supplierName',
  render: ({ supplierName, orderNo }) => (
    <>
      <Clamped>{supplierName}</Clamped>
      <Under>{orderNo}</Under>
    </>
  ),
}
const buyer: ReturnColumn = {
  key: 'companyName',
  render: ({ companyName, deptName, buyerName }) => (
    <>
      <Clamped>{[...new Set([companyName, deptName])].filter(Boolean).join(' · ')}</Clamped>
      <Under>{buyerName}</Under>
    </>
  ),
}
const kind: ReturnColumn = { key: 'kind' }
const reason: ReturnColumn = { key: 'reason' }
const figures: readonly ReturnColumn[] = [
  { key: 'quantity', right: true, render: ({ quantity }) => quantity },
  { key: 'requested', right: true, render: ({ requested }) => <Amount value={requested} /> },
  { key: 'submittedAt', render: ({ submittedAt }) => <Brief at={submittedAt} /> },
  {
    key: 'status',
    render: (row) => (
      <>
        <ReturnState of={row} as="dot" />
        <Under>
          <ReturnDue of={row} />
        </Under>
      </>
    ),
  },
]

export const buyerColumns: readonly ReturnColumn[] = [lead, supplier, kind, reason, ...figures]
export const supplierColumns: readonly ReturnColumn[] = [lead, buyer, kind, reason, ...figures]
export const operatorColumns: readonly ReturnColumn[] = [lead, buyer, supplier, kind, ...figures]
