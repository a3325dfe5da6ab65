import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { exportFundEntries, type Fund, type FundEntry, listFundEntries } from '#contract/ledger/ledger.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { LocalList } from '#web/kit/list/List.tsx'
import { secondOf } from '#web/kit/format/time.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { FundUseChart } from './FundUseChart.tsx'
import css from './EntriesDialog.module.css'

interface EntriesDialogProps {
  readonly fund: Fund
  readonly onClose: () => void
}

/** Use of a budget by month, and its entries, newest first. */
export function EntriesDialog({ fund, onClose }: EntriesDialogProps) {
  const { id, name, deptName } = fund
  const { t } = useTranslation()
  const columns = useColumns()
  const title = t('budgets.entriesTitle', { name: `${deptName} ${name}` })
  return (
    <Dialog title={title} width={800} place="right" onClose={onClose}>
      <Section bare className={css['part']} title={t('budgets.months')}>
        <FundUseChart fund={fund} />
      </Section>
      <Section bare className={css['part']} title={t('budgets.entries')}>
        <LocalList
          route={listFundEntries}
          fixed={{ id }}
          exported={exportFundEntries}
          label={title}
          rowKey={({ seq, part }) => `${seq} ${part}`}
          columns={columns}
          empty={<Empty title={t('budgets.noEntries')} />}
        />
      </Section>
    </Dialog>
  )
}

function useColumns(): readonly Column<FundEntry>[] {
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
  if (refKind === 'order' && may('order.oversee')) return <Link to={`/orderDetail?orderId=${refId}`}>{refNo}</Link>
  if (refKind === 'project' && may('project.oversee')) return <Link to={`/projectManage?id=${refId}`}>{refNo}</Link>
  return <span className="num">{refNo}</span>
}
