import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Department,
  type DepartmentAction,
  exportDepartments,
  listDepartments,
  moveDepartment,
  setDepartmentStatus,
} from '#contract/identity/departments.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Input } from '#web/kit/form/Input.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { ListPage } from '#web/kit/list/ListPage.tsx'
import { RowMenu } from '#web/kit/list/RowMenu.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { useAvailability } from '#web/kit/list/useAvailability.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { AddDepartmentDialog, EditDepartmentDialog } from './DepartmentDialog.tsx'
import { DeptSelect } from './DeptSelect.tsx'
import { MoveDepartmentDialog } from './MoveDepartmentDialog.tsx'

type Opened = { readonly department: Department; readonly to: DialogAction } | { readonly to: 'add' }
type DialogAction = Extract<DepartmentAction, 'addBelow' | 'edit' | 'move'>
const opensDialog = (action: DepartmentAction): action is DialogAction =>
  action === 'addBelow' || action === 'edit' || action === 'move'

/** The departments as a list: added below one another, renamed, moved, put in order, and disabled. */
export function DepartmentsPage() {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Opened>()
  const act = useDepartmentAction()
  const close = () => setOpened(undefined)
  const availability = useAvailability()
  const columns: readonly Column<Department>[] = [
    {
      key: 'deptName',
      sort: 'deptName',
      title: t('departments.department'),
      lead: true,
      render: ({ deptName, fullDeptName }) => (
        <RowName under={fullDeptName === deptName ? '' : fullDeptName}>{deptName}</RowName>
      ),
    },
    { key: 'deptCode', sort: 'deptCode', title: t('departments.field.deptCode') },
    {
      key: 'deptType',
      title: t('departments.field.deptType.label'),
      render: ({ deptType }) => t(`departments.field.deptType.options.${deptType}`),
    },
    { key: 'people', title: t('departments.people'), right: true },
    availability.column,
    {
      key: 'actions',
      title: t('common.actions'),
      render: (department) => (
        <RowMenu
          actions={department.can.map((action) => ({
            id: action,
            label: t(`departments.action.${action}`),
            isDanger: action === 'disable',
            onAction: () =>
              opensDialog(action) ? setOpened({ department, to: action }) : void act(department, action),
          }))}
        />
      ),
    },
  ]
  return (
    <>
      <ListPage
        title={t('departments.pageTitle')}
        purpose={t('departments.purpose')}
        actions={
          <Button variant="solid" icon={<Icon of={PlusOutlined} />} onClick={() => setOpened({ to: 'add' })}>
            {t('departments.add')}
          </Button>
        }
        route={listDepartments}
        exported={exportDepartments}
        label={t('departments.pageTitle')}
        rowKey={({ deptId }) => deptId}
        columns={columns}
        filters={[
          {
            name: 'keyword',
            label: t('departments.department'),
            control: <Input maxLength={64} placeholder={t('departments.search')} />,
          },
          { name: 'deptId', label: t('departments.below'), control: <DeptSelect /> },
          availability.filter,
        ]}
        empty={
          <Empty illustration="search" title={t('departments.noneFound')} reason={t('departments.noneFoundReason')} />
        }
      />
      {opened?.to === 'add' && <AddDepartmentDialog onClose={close} />}
      {opened?.to === 'addBelow' && <AddDepartmentDialog parent={opened.department} onClose={close} />}
      {opened?.to === 'edit' && <EditDepartmentDialog department={opened.department} onClose={close} />}
      {opened?.to === 'move' && <MoveDepartmentDialog department={opened.department} onClose={close} />}
    </>
  )
}

/** What is done at once, or after a question. */
function useDepartmentAction() {
  const { t } = useTranslation()
  const onDone = () => toast.success(t('common.done'))
  const move = useWrite(moveDepartment, { onDone })
  const setStatus = useWrite(setDepartmentStatus, { onDone })
  return async (department: Department, action: Exclude<DepartmentAction, DialogAction>) => {
    const { deptId, version, pDeptId, place, deptName: name } = department
    if (action === 'enable') return setStatus.mutate({ deptId, status: 'active' })
    if (action !== 'disable')
      return move.mutate({ deptId, version, pDeptId: pDeptId ?? '', place: action === 'up' ? place - 1 : place + 1 })
    const question = {
      title: t('departments.disableTitle'),
      text: t('departments.disableText', { name }),
      ok: t('departments.action.disable'),
      cancel: t('common.cancel'),
      danger: true,
    }
    if (await confirm(question)) setStatus.mutate({ deptId, status: 'disabled' })
  }
}
