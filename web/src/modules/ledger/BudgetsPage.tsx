import { PlusOutlined } from '@ant-design/icons'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Fund, listBudgets } from '#contract/ledger/ledger.ts'
import { useRead } from '#web/kit/api.ts'
import { Button } from '#web/kit/Button.tsx'
import { DataTable } from '#web/kit/DataTable.tsx'
import { DayBox } from '#web/kit/DayBox.tsx'
import { Empty } from '#web/kit/Empty.tsx'
import { useMay } from '#web/kit/me.ts'
import { DeptPicker } from '#web/modules/identity/departments/DeptPicker.tsx'
import { Filters } from '#web/kit/office/Filters.tsx'
import { Panel } from '#web/kit/office/Panel.tsx'
import { Page } from '#web/kit/Page.tsx'
import { SelectBox } from '#web/kit/SelectBox.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { useQueryOf } from '#web/kit/url.ts'
import { EntriesDialog } from './EntriesDialog.tsx'
import { FundDialog } from './FundDialog.tsx'
import { useFundColumns } from './useFundColumns.tsx'

/** What departments may spend, and what of it is in use. */
export function BudgetsPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [query, setQuery] = useQueryOf(listBudgets)
  const [isAdding, setIsAdding] = useState(false)
  const { kind, deptId, on } = query
  const kinds = (['budget', 'quota'] as const).map((value) => ({ value, label: t(`budgets.kinds.${value}`) }))
  const add = may('budget.manage') && (
    <Button look="solid" icon={<PlusOutlined aria-hidden />} onClick={() => setIsAdding(true)}>
      {t('budgets.add')}
    </Button>
  )
  return (
    <Page title={t('budgets.title')} purpose={t('budgets.purpose')} actions={add}>
      <Panel>
        <Filters<{ kind: typeof kind; deptId: string | undefined; on: string | undefined }>
          value={{ kind, deptId, on }}
          onSearch={setQuery}
          fields={[
            {
              name: 'kind',
              label: t('budgets.kind'),
              control: <SelectBox hint={t('common.all')} options={kinds} />,
            },
            { name: 'deptId', label: t('budgets.dept'), control: <DeptPicker /> },
            { name: 'on', label: t('budgets.on'), control: <DayBox /> },
          ]}
        />
        <Suspense fallback={<Skeleton />}>
          <Found />
        </Suspense>
      </Panel>
      {isAdding && <FundDialog onClose={() => setIsAdding(false)} />}
    </Page>
  )
}

function Found() {
  const { t } = useTranslation()
  const [query, setQuery] = useQueryOf(listBudgets)
  const page = useRead(listBudgets, query)
  const [opened, setOpened] = useState<{ readonly fund: Fund; readonly to: 'adjust' | 'entries' }>()
  const close = () => setOpened(undefined)
  const columns = useFundColumns((fund, to) => setOpened({ fund, to }))
  return (
    <>
      <DataTable
        label={t('budgets.title')}
        page={page}
        rowKey={({ id }) => id}
        columns={columns}
        onQuery={setQuery}
        empty={<Empty drawing="box" title={t('budgets.none')} />}
      />
      {opened?.to === 'adjust' && <FundDialog fund={opened.fund} onClose={close} />}
      {opened?.to === 'entries' && <EntriesDialog fund={opened.fund} onClose={close} />}
    </>
  )
}
