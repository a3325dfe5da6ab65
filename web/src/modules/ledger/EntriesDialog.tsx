import { useTranslation } from 'react-i18next'
import { exportFundEntries, type Fund, listFundEntries } from '#contract/ledger/ledger.ts'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { LocalList } from '#web/kit/list/List.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { FundUseChart } from './FundUseChart.tsx'
import { useEntryColumns } from './useEntryColumns.tsx'
import css from './EntriesDialog.module.css'

interface EntriesDialogProps {
  readonly fund: Fund
  readonly onClose: () => void
}

/** Use of a budget by month, and its entries, newest first. */
export function EntriesDialog({ fund, onClose }: EntriesDialogProps) {
  const { id, name, deptName } = fund
  const { t } = useTranslation()
  const columns = useEntryColumns()
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
