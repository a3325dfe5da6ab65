import { useTranslation } from 'react-i18next'
import {
  approveRegistration,
  listAssignableRoles,
  type Registration,
  registrationCase,
} from '#contract/registrations/queue.ts'
import { CaseQueuePage } from '#web/kit/case/CaseQueuePage.tsx'
import { useRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { MultiSelect } from '#web/kit/select/MultiSelect.tsx'
import { DeptPicker } from '#web/modules/identity/departments/DeptPicker.tsx'
import { RegistrationFacts, registrationFacts } from '../applying/RegistrationFacts.tsx'
import { registrationTones } from '../applying/registrationTones.ts'

/** Submitted registrations with the operators' actions. */
export function RegistrationQueuePage() {
  const { t } = useTranslation()
  return (
    <CaseQueuePage
      of={registrationCase}
      texts="registrationQueue"
      tones={registrationTones}
      tabs={['02', '03', '04']}
      columns={[
        {
          key: 'deptName',
          lead: true,
          render: ({ deptName, parentName, requestNo }) => (
            <RowName under={[parentName, requestNo].filter(Boolean).join(' · ')} title={deptName}>
              {deptName}
            </RowName>
          ),
        },
        {
          key: 'contactName',
          render: ({ contactName, mobile }) => <RowName under={mobile}>{contactName}</RowName>,
        },
        { key: 'reason', desk: true },
      ]}
      facts={(row) => [
        ...registrationFacts(row).filter(({ key }) => key !== 'contactName'),
        {
          key: 'contactName',
          render: ({ contactName, isVisitor }) =>
            isVisitor ? `${contactName} · ${t('registrationQueue.visitor')}` : contactName,
        },
        ...(row.userCode === '' ? [] : [{ key: 'userCode' as const }]),
      ]}
      actions={{ approve: { renderDialog: (row, close) => <ApproveDialog registration={row} onClose={close} /> } }}
    />
  )
}

interface DecisionProps {
  readonly registration: Registration
  readonly onClose: () => void
}

/** Dialog that approves: the new department, and its contact's account. */
function ApproveDialog({ registration, onClose }: DecisionProps) {
  const { t } = useTranslation()
  const { id, version, deptName } = registration
  const mayAssign = useMay()('role.manage')
  return (
    <RouteFormDialog
      title={t('registrationQueue.approveTitle')}
      route={approveRegistration}
      fixed={{ id, version }}
      initial={{ deptName, deptType: '1', deptCode: '', userCode: '', roleIds: [], reply: '' }}
      labels="registrationQueue.form"
      width={800}
      note={<RegistrationFacts registration={registration} />}
      fields={{
        deptName: {},
        deptCode: {},
        pDeptId: { control: <DeptPicker /> },
        deptType: {},
        userCode: {},
        roleIds: mayAssign && { control: <AssignableRoles /> },
        reply: { as: 'lines', rows: 3, wide: true },
      }}
      submit={t('registrationQueue.action.approve')}
      onClose={onClose}
    />
  )
}

/** Roles that the person may grant. */
function AssignableRoles(control: ControlProps) {
  const nameOf = useName()
  const roles = useRead(listAssignableRoles, {})
  const options = roles.map((role) => ({ value: role.id, label: nameOf(role) }))
  return <MultiSelect {...control} options={options} max={50} />
}
