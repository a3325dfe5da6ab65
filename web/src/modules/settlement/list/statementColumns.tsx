import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { StatementTab } from '#contract/settlement/statements.ts'
import type { Statement } from '#contract/settlement/statement.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { dayFromToday } from '#web/kit/format/time.ts'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { pastMonths, statementPath } from '../statementPaths.ts'
import { statementTones } from '../statementTones.ts'

type StatementColumn = RecordColumn<'statements', Statement>
export const rowKey = ({ id }: { readonly id: string }) => id

const monthsToFilter = 12

/** Columns of the list of one side, named by the other side. */
export function useStatementColumns(other: 'supplierName' | 'payerTitle'): readonly StatementColumn[] {
  const { t } = useTranslation()
  return [
    {
      key: 'statementNo',
      lead: true,
      render: (row) => (
        <RowName under={row.statementNo}>
          <Link to={statementPath(row.id)} className="tap">
            {t('statements.name', { name: row[other], month: row.month })}
          </Link>
        </RowName>
      ),
    },
    {
      key: 'status',
      render: ({ status, disputes }) => (
        <>
          <StatusTag tone={statementTones[status]}>{t(`statements.field.status.options.${status}`)}</StatusTag>
          {disputes > 0 && <Under>{t('statements.open', { count: disputes })}</Under>}
        </>
      ),
    },
    { key: 'lines', right: true, render: ({ lines }) => lines },
    { key: 'net', right: true, desk: true, render: ({ net }) => <Amount value={net} /> },
    { key: 'tax', right: true, desk: true, render: ({ tax }) => <Amount value={tax} /> },
    { key: 'gross', right: true, render: ({ gross }) => <Amount value={gross} /> },
    { key: 'sentAt', desk: true, render: ({ sentAt }) => (sentAt === null ? '-' : <Brief at={sentAt} />) },
    {
      key: 'confirmedAt',
      desk: true,
      render: ({ confirmedAt }) => (confirmedAt === null ? '-' : <Brief at={confirmedAt} />),
    },
  ]
}

const tabs = ['all', 'draft', 'sent', 'disputed', 'confirmed'] as const satisfies readonly StatementTab[]

/** Tabs by state; a supplier never sees drafts. */
export function useStatementTabs(
  side: 'buyer' | 'supplier',
  tab: StatementTab,
  onTab: (tab: StatementTab) => void,
  waiting: number | undefined,
) {
  const { t } = useTranslation()
  const counted = side === 'buyer' ? 'disputed' : 'sent'
  return {
    label: t('statements.tabs'),
    value: tab,
    onChange: (next: string) => onTab(next as StatementTab),
    options: tabs
      .filter((value) => side === 'buyer' || value !== 'draft')
      .map((value) => ({
        value,
        label: value === 'sent' && side === 'supplier' ? t('statements.tab.mine') : t(`statements.tab.${value}`),
        count: value === counted ? waiting : undefined,
      })),
  }
}

export function useMonthFilter() {
  const { t } = useTranslation()
  return {
    name: 'month',
    label: t('statements.field.month'),
    control: (
      <Select
        hint={t('common.all')}
        options={pastMonths(dayFromToday(0), monthsToFilter).map((value) => ({ value, label: value }))}
      />
    ),
  }
}
