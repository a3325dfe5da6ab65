import UploadOutlined from '@ant-design/icons-svg/es/asn/UploadOutlined.js'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import * as contract from '#contract/identity/departments.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { AddButton, RecordPage } from '#web/kit/record/RecordPage.tsx'
import { useAvailability } from '#web/kit/list/useAvailability.tsx'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { DeptPicker } from './DeptPicker.tsx'
import { DeptSelect } from './DeptSelect.tsx'
import { MergeDepartmentDialog } from './MergeDepartmentDialog.tsx'
import { MoveDepartmentDialog } from './MoveDepartmentDialog.tsx'

interface DepartmentsPageProps {
  /** Component of a higher module. */
  readonly ImportDialog: ComponentType<{ readonly onClose: () => void }>
}

/** Departments as a list: add, import, rename, move, reorder, disable. */
export function DepartmentsPage({ ImportDialog }: DepartmentsPageProps) {
  const { t } = useTranslation()
  const availability = useAvailability()
  return (
    <RecordPage
      texts="departments"
      route={contract.listDepartments}
      exported={contract.exportDepartments}
      rowKey={({ deptId }) => deptId}
      columns={[
        {
          key: 'deptName',
          sort: 'deptName',
          lead: true,
          render: ({ deptName, fullDeptName }) => (
            <RowName under={fullDeptName === deptName ? '' : fullDeptName}>{deptName}</RowName>
          ),
        },
        { key: 'deptCode', sort: 'deptCode' },
        { key: 'deptType' },
        { key: 'people', right: true },
        availability.column,
      ]}
      filters={[{ name: 'deptId', label: t('departments.below'), control: <DeptSelect /> }, availability.filter]}
      tools={
        <AddButton
          icon={<Icon of={UploadOutlined} />}
          label={t('departments.import')}
          renderDialog={(close) => <ImportDialog onClose={close} />}
        />
      }
      renderAdd={(close) => <AddDepartmentDialog onClose={close} />}
      actions={useDepartmentActions()}
    />
  )
}

/** Actions on departments; `can` says which are permitted. */
function useDepartmentActions() {
  const { t } = useTranslation()
  const placed = (by: 1 | -1) =>
    callTo(contract.moveDepartment, ({ deptId, version, pDeptId, place }: contract.Department) => ({
      deptId,
      version,
      pDeptId: pDeptId ?? '',
      place: place + by,
    }))
  return {
    addBelow: { renderDialog: ({ deptId }, close) => <AddDepartmentDialog pDeptId={deptId} onClose={close} /> },
    edit: { renderDialog: (row, close) => <EditDepartmentDialog department={row} onClose={close} /> },
    detail: { shown: () => true, renderDialog: (row, close) => <DepartmentDrawer department={row} onClose={close} /> },
    move: { renderDialog: (row, close) => <MoveDepartmentDialog department={row} onClose={close} /> },
    merge: { renderDialog: (row, close) => <MergeDepartmentDialog department={row} onClose={close} /> },
    up: { call: placed(-1) },
    down: { call: placed(1) },
    disable: {
      danger: true,
      call: callTo(contract.setDepartmentStatus, ({ deptId }) => ({ deptId, status: 'disabled' as const })),
      confirm: ({ deptName: name }) => ({
        title: t('departments.disableTitle'),
        text: t('departments.disableText', { name }),
      }),
    },
    enable: { call: callTo(contract.setDepartmentStatus, ({ deptId }) => ({ deptId, status: 'active' as const })) },
  } satisfies Readonly<Record<string, RecordAction<contract.Department>>>
}

interface DepartmentDialogProps {
  readonly department: contract.Department
  readonly onClose: () => void
}

/** Detail of a department with its changes. */
function DepartmentDrawer({ department, onClose }: DepartmentDialogProps) {
  const { deptId, deptName } = department
  const changes = { route: contract.listDepartmentChanges, of: { deptId } }
  return (
    <RecordDrawer title={deptName} texts="departments" changes={changes} onClose={onClose}>
      <RecordFacts
        texts="departments"
        record={department}
        fields={[{ key: 'fullDeptName', wide: true }, { key: 'deptCode' }, { key: 'deptType' }, { key: 'people' }]}
      />
    </RecordDrawer>
  )
}

const fields = { deptName: { wide: true, as: 'line' }, deptCode: {}, deptType: {} } as const

interface AddDepartmentDialogProps {
  readonly pDeptId?: string
  readonly onClose: () => void
}

/** Dialog that adds a department below another one. */
function AddDepartmentDialog({ pDeptId, onClose }: AddDepartmentDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('departments.add')}
      route={contract.addDepartment}
      initial={{ deptType: '2', pDeptId }}
      labels="departments.field"
      fields={{ pDeptId: { wide: true, control: <DeptPicker /> }, ...fields }}
      onClose={onClose}
    />
  )
}

/** Dialog that edits name and code of a department. */
function EditDepartmentDialog({ department, onClose }: DepartmentDialogProps) {
  const { t } = useTranslation()
  const { deptId, version } = department
  return (
    <RouteFormDialog
      title={t('departments.editTitle')}
      route={contract.editDepartment}
      fixed={{ deptId, version }}
      initial={department}
      labels="departments.field"
      fields={fields}
      onClose={onClose}
    />
  )
}
