import { useTranslation } from 'react-i18next'
import type { Fund } from '#contract/ledger/ledger.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import type { Column } from '#web/kit/data/DataTable.tsx'
import { useMay } from '#web/kit/client/me.ts'
import { RowActions, RowName } from '#web/kit/layout/Card.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { UseBar } from './UseBar.tsx'

export function useFundColumns(onOpen: (fund: Fund, to: 'adjust' | 'entries') => void): readonly Column<Fund>[] {
  const { t } = useTranslation()
  const may = useMay()
  return [
    {
      key: 'name',
      title: t('office.budgets.dept'),
      lead: true,
      render: ({ deptName, name, active }) => (
        <RowName under={name}>
          {deptName} {!active && <Tag>{t('office.budgets.closed')}</Tag>}
        </RowName>
      ),
    },
    { key: 'kind', title: t('office.budgets.kind'), render: ({ kind }) => t(`office.budgets.kinds.${kind}`) },
    {
      key: 'period',
      title: t('office.budgets.period'),
      render: ({ startsOn, endsOn }) => (
        <span className="num together">
          {startsOn} – {endsOn}
        </span>
      ),
    },
    {
      key: 'amount',
      title: t('office.budgets.amount'),
      right: true,
      render: ({ amount }) => <Amount value={amount} />,
    },
    { key: 'use', title: t('office.budgets.use'), render: (fund) => <UseBar fund={fund} /> },
    {
      key: 'actions',
      title: t('common.actions'),
      render: (fund) => (
        <RowActions>
          <Button look="text" onClick={() => onOpen(fund, 'entries')}>
            {t('office.budgets.entries')}
          </Button>
          {may('budget.manage') && (
            <Button look="text" onClick={() => onOpen(fund, 'adjust')}>
              {t('office.budgets.adjust')}
            </Button>
          )}
        </RowActions>
      ),
    },
  ]
}
