import { useTranslation } from 'react-i18next'
import * as contract from '#contract/registrations/queue.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { MultiSelect } from '#web/kit/select/MultiSelect.tsx'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'
import { DeptPicker } from '#web/modules/identity/departments/DeptPicker.tsx'
import { RegistrationState } from '../applying/RegistrationState.tsx'
import { useStatusTabs } from '../applying/useStatusTabs.ts'

/** Submitted registrations with the operators' actions. */
export function RegistrationQueuePage() {
  const { t } = useTranslation()
  const [{ status }, setQuery] = useUrlQuery(contract.listRegistrations)
  return (
    <Page title={t('registrationQueue.title')} purpose={t('registrationQueue.purpose')}>
      <RecordPanel
        texts="registrationQueue"
        route={contract.listRegistrations}
        exported={contract.exportRegistrations}
        rowKey={({ id }) => id}
        tabs={useStatusTabs(['02', '03', '04'], status, setQuery)}
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
          { key: 'status', render: ({ status: state }) => <RegistrationState status={state} /> },
          { key: 'handler', desk: true, render: ({ handler }) => handler || '-' },
          { key: 'submittedAt', sort: 'submittedAt', render: ({ submittedAt }) => <Brief at={submittedAt} /> },
        ]}
        actions={{
          detail: { shown: () => true, renderDialog: (row, close) => <Drawer shown={row} onClose={close} /> },
          approve: { renderDialog: (row, close) => <ApproveDialog registration={row} onClose={close} /> },
          refuse: { renderDialog: (row, close) => <RefuseDialog registration={row} onClose={close} /> },
        }}
      />
    </Page>
  )
}

interface FactsProps {
  readonly registration: contract.Registration
}

function Facts({ registration }: FactsProps) {
  const { t } = useTranslation()
  const { parentName, files, status, submittedAt, handler, reply, userCode, decidedAt, isVisitor } = registration
  return (
    <RecordFacts
      texts="registrationQueue"
      record={registration}
      fields={[
        { key: 'requestNo' },
        { key: 'status', render: () => <RegistrationState status={status} /> },
        { key: 'deptName' },
        ...(parentName === '' ? [] : [{ key: 'parentName' as const }]),
        {
          key: 'contactName',
          render: () =>
            isVisitor ? `${registration.contactName} · ${t('registrationQueue.visitor')}` : registration.contactName,
        },
        { key: 'mobile' },
        { key: 'reason', wide: true },
        ...(files.length === 0
          ? []
          : [{ key: 'files' as const, wide: true, render: () => <AttachmentList files={files} /> }]),
        { key: 'submittedAt', render: () => <Brief at={submittedAt} /> },
        ...(handler === '' ? [] : [{ key: 'handler' as const }]),
        ...(decidedAt === null ? [] : [{ key: 'decidedAt' as const, render: () => <Brief at={decidedAt} /> }]),
        ...(userCode === '' ? [] : [{ key: 'userCode' as const }]),
        ...(reply === '' ? [] : [{ key: 'reply' as const, wide: true }]),
      ]}
    />
  )
}

interface DrawerProps {
  readonly shown: contract.Registration
  readonly onClose: () => void
}

function Drawer({ shown, onClose }: DrawerProps) {
  const { t } = useTranslation()
  const changes = { route: contract.listRegistrationChanges, of: { id: shown.id } }
  return (
    <RecordDrawer
      title={t('registrationQueue.detailTitle')}
      texts="registrationQueue"
      changes={changes}
      onClose={onClose}
    >
      <Facts registration={shown} />
    </RecordDrawer>
  )
}

interface DecisionProps extends FactsProps {
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
      route={contract.approveRegistration}
      fixed={{ id, version }}
      initial={{ deptName, deptType: '1', deptCode: '', userCode: '', roleIds: [], reply: '' }}
      labels="registrationQueue.form"
      width={800}
      note={<Facts registration={registration} />}
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
  const roles = useRead(contract.listAssignableRoles, {})
  const options = roles.map((role) => ({ value: role.id, label: nameOf(role) }))
  return <MultiSelect {...control} options={options} most={50} />
}

function RefuseDialog({ registration, onClose }: DecisionProps) {
  const { t } = useTranslation()
  const { id, version } = registration
  return (
    <RouteFormDialog
      title={t('registrationQueue.refuseTitle')}
      route={contract.refuseRegistration}
      fixed={{ id, version }}
      initial={{ reply: '' }}
      labels="registrationQueue.form"
      columns={1}
      width={600}
      note={<Facts registration={registration} />}
      fields={{ reply: { as: 'lines', rows: 4 } }}
      submit={t('registrationQueue.action.refuse')}
      onClose={onClose}
    />
  )
}
