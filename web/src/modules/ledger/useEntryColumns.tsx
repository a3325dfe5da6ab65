import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { FundEntry } from '#contract/ledger/ledger.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { secondOf } from '#web/kit/format/time.ts'
import type { Column } from '#web/kit/list/column.ts'
import { budgetChangePath } from './changes/budgetChangeTones.ts'

/** Columns of ledger entries. */
export function useEntryColumns(): readonly Column<FundEntry>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'at',
      title: t('budgets.at'),
      lead: true,
      render: ({ at }) => <time dateTime={at}>{secondOf(at)}</time>,
    },
    { key: 'kind', title: t('budgets.entry'), render: ({ kind }) => t(`budgets.entryKinds.${kind}`) },
    { key: 'part', title: t('budgets.part'), render: ({ part }) => t(`budgets.parts.${part}`) },
    {
      key: 'change',
      title: t('budgets.change'),
      right: true,
      render: ({ change }) => <Amount value={change} />,
    },
    { key: 'refNo', title: t('budgets.ref'), render: (entry) => <Document entry={entry} /> },
  ]
}

/** Number of an entry's document, a link for those who may read all documents of the tenant. */
function Document({ entry: { refKind, refId, refNo } }: { readonly entry: FundEntry }) {
  const may = useMay()
  if (refNo === '') return '-'
  if ((refKind === 'order' || refKind === 'orderChange') && (may('order.oversee') || may('order.readAll')))
    return <Link to={`/orderDetail?orderId=${refId}`}>{refNo}</Link>
  if (refKind === 'budgetChange') return <Link to={budgetChangePath(refId)}>{refNo}</Link>
  if (refKind === 'project' && may('project.oversee')) return <Link to={`/projectManage?id=${refId}`}>{refNo}</Link>
  return <span className="num">{refNo}</span>
}
