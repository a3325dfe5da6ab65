import { useTranslation } from 'react-i18next'
import { exportTasks, getUndoByPageNum, listTasks, type TaskTab } from '#contract/approvals/approvalTasks.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { ListPage } from '#web/kit/list/ListPage.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { Input } from '#web/kit/form/Input.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { DeptSelect } from '#web/modules/identity/departments/DeptSelect.tsx'
import { useApprovalColumns } from './useApprovalColumns.tsx'
import { useDecideMany } from './useDecideMany.tsx'
import { useKinds } from './useKinds.ts'

const tabs = ['todo', 'done', 'mine', 'cc'] as const satisfies readonly TaskTab[]
/** The same with one's own requests first. */
const ownTabs = ['mine', 'todo', 'done', 'cc'] as const satisfies readonly TaskTab[]

/** Approval inbox: pending, decided and requested approvals. */
export function ApprovalsPage() {
  const { t } = useTranslation()
  const may = useMay()
  // Requesters who decide nothing begin with what they have requested.
  const firstTab = may('approval.decide') ? 'todo' : 'mine'
  const [{ tab = firstTab }, setQuery] = useUrlQuery(listTasks)
  const todo = useOptionalRead(getUndoByPageNum, {})
  const columns = useApprovalColumns(tab)
  const many = useDecideMany()
  const { options: kinds } = useKinds()
  const amount = (
    <Input
      inputMode="decimal"
      maxLength={16}
      pattern="\d{1,12}(\.\d{1,2})?"
      title={t('approvals.amountFormat')}
      placeholder={t('approvals.amountHint')}
    />
  )
  return (
    <>
      <ListPage
        title={t('approvals.inbox')}
        purpose={t('approvals.purpose')}
        route={listTasks}
        usual={{ tab: firstTab }}
        exported={exportTasks}
        label={t(`approvals.tab.${tab}`)}
        rowKey={({ instanceId, nodeName }) => `${instanceId} ${nodeName}`}
        columns={columns}
        tabs={{
          label: t('approvals.tabs'),
          value: tab,
          onChange: (next) => setQuery({ tab: next }),
          options: (firstTab === 'todo' ? tabs : ownTabs).map((value) => ({
            value,
            label: t(`approvals.tab.${value}`),
            count: value === 'todo' ? todo?.count : undefined,
          })),
        }}
        filters={[
          {
            name: 'keyword',
            label: t('approvals.keyword'),
            control: <Input maxLength={100} placeholder={t('approvals.hint')} />,
          },
          {
            name: 'entity',
            label: t('approvals.documents'),
            control: <Select hint={t('common.all')} options={kinds} />,
          },
          {
            name: 'fromDay',
            until: 'toDay',
            label: t('approvals.days'),
            ends: { from: t('approvals.fromDay'), to: t('approvals.toDay') },
          },
          ...(may('org.read') ? [{ name: 'deptId', label: t('approvals.dept'), control: <DeptSelect /> }] : []),
          { name: 'amountFrom', label: t('approvals.amountFrom'), control: amount },
          { name: 'amountTo', label: t('approvals.amountTo'), control: amount },
        ]}
        batch={tab === 'todo' && may('approval.decide') ? many.bar : undefined}
        empty={
          <Empty
            illustration="bell"
            title={t(`approvals.none.${tab}`)}
            reason={t(`approvals.noneReason.${tab}`)}
            action={
              tab === 'done' ? (
                <Button onClick={() => setQuery({ tab: 'todo' })}>{t('approvals.lead.done')}</Button>
              ) : tab === 'todo' ? (
                <ButtonLink to="/workbench">{t('approvals.lead.todo')}</ButtonLink>
              ) : may('cart.use') ? (
                <ButtonLink to="/mall">{t('approvals.lead.mine')}</ButtonLink>
              ) : undefined
            }
          />
        }
      />
      {many.dialog}
    </>
  )
}
