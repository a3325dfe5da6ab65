import { useTranslation } from 'react-i18next'
import * as contract from '#contract/restrictions/applications.ts'
import { CaseTime } from '#web/kit/case/CaseTime.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'
import { ApplicationState } from '../applying/ApplicationState.tsx'
import { useStatusTabs } from '../applying/useStatusTabs.ts'
import { useFunctionName } from '../useFunctionName.ts'

/** Applications with the operators' decisions. */
export function RestoreQueuePage() {
  const { t } = useTranslation()
  const nameOf = useFunctionName()
  const [{ status }, setQuery] = useUrlQuery(contract.listRestoreApplications)
  return (
    <Page title={t('restoreQueue.title')} purpose={t('restoreQueue.purpose')}>
      <RecordPanel
        texts="restoreQueue"
        route={contract.listRestoreApplications}
        exported={contract.exportRestoreApplications}
        rowKey={({ id }) => id}
        tabs={useStatusTabs(['02', '03', '04'], status, setQuery)}
        columns={[
          {
            key: 'applyUserName',
            lead: true,
            render: ({ applyUserName, userCode, deptName }) => (
              <RowName under={`${userCode} · ${deptName}`} title={applyUserName}>
                {applyUserName}
              </RowName>
            ),
          },
          { key: 'permissionIdList', render: ({ permissionIdList }) => permissionIdList.map(nameOf).join(' · ') },
          { key: 'applyReason' },
          { key: 'status', render: ({ status: state }) => <ApplicationState status={state} /> },
          { key: 'handler', desk: true, render: ({ handler }) => handler || '-' },
          {
            key: 'submittedAt',
            sort: 'submittedAt',
            render: ({ submittedAt, status: state }) =>
              submittedAt === null ? '-' : <CaseTime at={submittedAt} isWaiting={state === '02'} />,
          },
        ]}
        actions={{
          detail: { shown: () => true, renderDialog: (row, close) => <Drawer shown={row} onClose={close} /> },
          grant: { renderDialog: (row, close) => <DecisionDialog action="grant" application={row} onClose={close} /> },
          refuse: {
            renderDialog: (row, close) => <DecisionDialog action="refuse" application={row} onClose={close} />,
          },
        }}
      />
    </Page>
  )
}

function Facts({ application }: { readonly application: contract.RestoreApplication }) {
  const nameOf = useFunctionName()
  const { permissionIdList, storageFileDtoList, status, submittedAt, handler, reply, decidedAt } = application
  return (
    <RecordFacts
      texts="restoreQueue"
      record={application}
      fields={[
        { key: 'applyUserName' },
        { key: 'userCode' },
        { key: 'deptName' },
        { key: 'applyUserMobile' },
        { key: 'permissionIdList', wide: true, render: () => permissionIdList.map(nameOf).join(' · ') },
        { key: 'applyReason', wide: true },
        ...(storageFileDtoList.length === 0
          ? []
          : [
              {
                key: 'storageFileDtoList' as const,
                wide: true,
                render: () => <AttachmentList files={storageFileDtoList} />,
              },
            ]),
        { key: 'status', render: () => <ApplicationState status={status} /> },
        ...(submittedAt === null ? [] : [{ key: 'submittedAt' as const, render: () => <Brief at={submittedAt} /> }]),
        ...(handler === '' ? [] : [{ key: 'handler' as const }]),
        ...(decidedAt === null ? [] : [{ key: 'decidedAt' as const, render: () => <Brief at={decidedAt} /> }]),
        ...(reply === '' ? [] : [{ key: 'reply' as const, wide: true }]),
      ]}
    />
  )
}

interface DrawerProps {
  readonly shown: contract.RestoreApplication
  readonly onClose: () => void
}

function Drawer({ shown, onClose }: DrawerProps) {
  const { t } = useTranslation()
  const changes = { route: contract.listApplicationChanges, of: { id: shown.id } }
  return (
    <RecordDrawer title={t('restoreQueue.detailTitle')} texts="restoreQueue" changes={changes} onClose={onClose}>
      <Facts application={shown} />
    </RecordDrawer>
  )
}

interface DecisionDialogProps {
  readonly action: 'grant' | 'refuse'
  readonly application: contract.RestoreApplication
  readonly onClose: () => void
}

/** Dialog of a decision with a reply. */
function DecisionDialog({ action, application, onClose }: DecisionDialogProps) {
  const { t } = useTranslation()
  const { id, version } = application
  return (
    <RouteFormDialog
      title={t(`restoreQueue.${action}Title`)}
      route={action === 'grant' ? contract.grantRestore : contract.refuseRestore}
      fixed={{ id, version }}
      initial={{ reply: '' }}
      labels="restoreQueue.form"
      columns={1}
      width={600}
      note={<Facts application={application} />}
      fields={{ reply: { as: 'lines', rows: 4, required: action === 'refuse' } }}
      submit={t(`restoreQueue.action.${action}`)}
      onClose={onClose}
    />
  )
}
