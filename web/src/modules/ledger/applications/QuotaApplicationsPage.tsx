import { useTranslation } from 'react-i18next'
import * as contract from '#contract/ledger/quotaApplications.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { CaseTime } from '#web/kit/case/CaseTime.tsx'
import { today } from '#web/kit/format/clock.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { ApplicationDrawer, ApplicationFacts, ApplicationState } from './ApplicationFacts.tsx'

const statuses = ['', '01', '02', '03'] as const
const versionOf = ({ id, version }: contract.QuotaApplication) => ({ id, version })

/** Quota applications of departments with the operators' actions. */
export function QuotaApplicationsPage() {
  const { t } = useTranslation()
  const [{ status = '' }, setQuery] = useUrlQuery(contract.listQuotaApplications)
  return (
    <Page title={t('quotaQueue.title')} purpose={t('quotaQueue.purpose')}>
      <RecordPanel
        texts="quotaQueue"
        route={contract.listQuotaApplications}
        exported={contract.exportQuotaApplications}
        rowKey={({ id }) => id}
        tabs={{
          label: t('quotaQueue.statusLabel'),
          value: status,
          onChange: (value) =>
            setQuery({ status: value === '' ? undefined : (value as contract.QuotaApplicationStatus) }),
          options: statuses.map((value) => ({
            value,
            label: value === '' ? t('quotaQueue.all') : t(`quotaQueue.status.${value}`),
          })),
        }}
        columns={[
          {
            key: 'deptName',
            lead: true,
            render: ({ deptName, applicant, mobile }) => (
              <RowName under={`${applicant} · ${mobile}`} title={deptName}>
                {deptName}
              </RowName>
            ),
          },
          { key: 'applyReason', desk: true },
          { key: 'status', render: ({ status: state }) => <ApplicationState status={state} /> },
          { key: 'amount', desk: true, render: ({ amount }) => (amount === null ? '-' : <Amount value={amount} />) },
          {
            key: 'createdAt',
            sort: 'createdAt',
            render: ({ createdAt, status: state }) => <CaseTime at={createdAt} isWaiting={state === '01'} />,
          },
        ]}
        actions={{
          detail: {
            shown: () => true,
            renderDialog: (row, close) => <ApplicationDrawer shown={row} onClose={close} />,
          },
          grant: { renderDialog: (row, close) => <GrantDialog shown={row} onClose={close} /> },
          refuse: {
            call: callTo(contract.refuseQuota, (row: contract.QuotaApplication, reason) => ({
              ...versionOf(row),
              reason,
            })),
            reason: true,
          },
        }}
      />
    </Page>
  )
}

/** Dialog that grants a quota: amount and period. */
function GrantDialog({ shown, onClose }: { readonly shown: contract.QuotaApplication; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const from = today()
  return (
    <RouteFormDialog
      title={t('quotaQueue.grantTitle')}
      route={contract.grantQuota}
      fixed={versionOf(shown)}
      initial={{ amount: '', startsOn: from, endsOn: `${from.slice(0, 4)}-12-31` }}
      labels="quotaQueue.form"
      note={<ApplicationFacts shown={shown} />}
      fields={{ amount: { wide: true }, startsOn: {}, endsOn: {} }}
      submit={t('quotaQueue.action.grant')}
      onDone={() => toast.success(t('quotaQueue.granted'))}
      onClose={onClose}
    />
  )
}
