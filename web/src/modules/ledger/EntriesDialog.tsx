import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Fund, type FundEntry, listFundEntries } from '#contract/ledger/ledger.ts'
import { Amount } from '#web/kit/Amount.tsx'
import { usePeek } from '#web/kit/api.ts'
import { type Column, DataTable } from '#web/kit/DataTable.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { Empty } from '#web/kit/Empty.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { secondOf } from '#web/kit/time.ts'

interface EntriesDialogProps {
  readonly fund: Fund
  readonly onClose: () => void
}

/** The book of one budget, newest first. */
export function EntriesDialog({ fund: { id, name, deptName }, onClose }: EntriesDialogProps) {
  const { t } = useTranslation()
  const [paging, setPaging] = useState<{ page?: number; limit?: number }>({})
  const page = usePeek(listFundEntries, { id, ...paging })
  const columns = useColumns()
  const title = t('budgets.entriesTitle', { name: `${deptName} ${name}` })
  return (
    <Dialog title={title} width={800} place="right" onClose={onClose}>
      {page ? (
        <DataTable
          label={title}
          page={page}
          rowKey={({ seq, part }) => `${seq} ${part}`}
          columns={columns}
          onQuery={(patch) => setPaging((now) => ({ ...now, page: 1, ...patch }))}
          empty={<Empty title={t('budgets.noEntries')} />}
        />
      ) : (
        <Skeleton />
      )}
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
    { key: 'refId', title: t('budgets.ref') },
  ]
}
