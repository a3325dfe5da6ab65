import { useTranslation } from 'react-i18next'
import type { Fund } from '#contract/ledger/ledger.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { useMay } from '#web/kit/client/me.ts'
import { RowActions, RowName } from '#web/kit/layout/Card.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { UseBar } from './UseBar.tsx'

export function useFundColumns(
  onOpen: (fund: Fund, to: 'adjust' | 'entries' | 'request') => void,
): readonly Column<Fund>[] {
  const { t } = useTranslation()
  const may = useMay()
  return [
    {
      key: 'name',
      sort: 'deptName',
      title: t('budgets.dept'),
      lead: true,
      render: ({ deptName, name, active }) => (
        <RowName under={name}>
          {deptName} {!active && <Tag>{t('budgets.closed')}</Tag>}
        </RowName>
      ),
    },
    { key: 'kind', title: t('budgets.kind'), render: ({ kind }) => t(`budgets.kinds.${kind}`) },
    {
      key: 'period',
      sort: 'startsOn',
      title: t('budgets.period'),
      render: ({ startsOn, endsOn }) => (
        <span className="num together">
          {startsOn} – {endsOn}
        </span>
      ),
    },
    {
      key: 'amount',
      title: t('budgets.amount'),
      right: true,
      render: ({ amount }) => <Amount value={amount} />,
    },
    { key: 'use', title: t('budgets.use'), render: (fund) => <UseBar fund={fund} /> },
    {
      key: 'actions',
      title: t('common.actions'),
      render: (fund) => (
        <RowActions>
          <Button variant="text" onClick={() => onOpen(fund, 'entries')}>
            {t('budgets.entries')}
          </Button>
          {may('budget.request') && fund.active && (
            <Button variant="text" onClick={() => onOpen(fund, 'request')}>
              {t('budgets.request')}
            </Button>
          )}
          {may('budget.manage') && (
            <Button variant="text" onClick={() => onOpen(fund, 'adjust')}>
              {t('budgets.adjust')}
            </Button>
          )}
        </RowActions>
      ),
    },
  ]
}
