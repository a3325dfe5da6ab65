import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportBudgets, type Fund, listBudgets } from '#contract/ledger/ledger.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { useMay } from '#web/kit/client/me.ts'
import { DeptSelect } from '#web/modules/identity/departments/DeptSelect.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { RequestDialog } from './changes/RequestDialog.tsx'
import { EntriesDialog } from './EntriesDialog.tsx'
import { FundDialog } from './FundDialog.tsx'
import { ListPage } from '#web/kit/list/ListPage.tsx'
import { useFundColumns } from './useFundColumns.tsx'

/** Budgets of departments with their use. */
export function BudgetsPage() {
  const { t } = useTranslation()
  const may = useMay()
  const manages = may('budget.manage')
  const [isAdding, setIsAdding] = useState(false)
  const kinds = (['budget', 'quota'] as const).map((value) => ({ value, label: t(`budgets.kinds.${value}`) }))
  const add = manages && (
    <Button variant="solid" icon={<Icon of={PlusOutlined} />} onClick={() => setIsAdding(true)}>
      {t('budgets.add')}
    </Button>
  )
  const [opened, setOpened] = useState<{ readonly fund: Fund; readonly to: 'adjust' | 'entries' | 'request' }>()
  const close = () => setOpened(undefined)
  const columns = useFundColumns((fund, to) => setOpened({ fund, to }))
  return (
    <>
      <ListPage
        title={t('budgets.title')}
        purpose={t(manages ? 'budgets.purpose' : 'budgets.ownPurpose')}
        actions={add}
        route={listBudgets}
        exported={exportBudgets}
        label={t('budgets.title')}
        rowKey={({ id }) => id}
        columns={columns}
        filters={[
          {
            name: 'kind',
            label: t('budgets.kind'),
            control: <Select hint={t('common.all')} options={kinds} />,
          },
          ...(may('org.read') ? [{ name: 'deptId', label: t('budgets.dept'), control: <DeptSelect /> }] : []),
          { name: 'on', label: t('budgets.on'), control: <DateInput /> },
        ]}
        empty={
          <Empty
            illustration="box"
            title={t('budgets.none')}
            reason={t(manages ? 'budgets.noneReason' : 'budgets.ownNoneReason')}
          />
        }
      />
      {isAdding && <FundDialog onClose={() => setIsAdding(false)} />}
      {opened?.to === 'adjust' && <FundDialog fund={opened.fund} onClose={close} />}
      {opened?.to === 'request' && <RequestDialog fund={opened.fund} onClose={close} />}
      {opened?.to === 'entries' && <EntriesDialog fund={opened.fund} onClose={close} />}
    </>
  )
}
