import { useTranslation } from 'react-i18next'
import { exportStuckApprovals, listStuckApprovals } from '#contract/approvals/stuckApprovals.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { HandOverDialog } from './HandOverDialog.tsx'

/** Pending approvals that do not move, for those who oversee them. */
export function StuckPage() {
  const { t } = useTranslation()
  const nameOf = useName()
  const reasons = (['stuck', 'late'] as const).map((value) => ({
    value,
    label: t(`stuckApprovals.field.reason.options.${value}`),
  }))
  return (
    <Page title={t('stuckApprovals.title')} purpose={t('stuckApprovals.purpose')}>
      <RecordPanel
        texts="stuckApprovals"
        route={listStuckApprovals}
        exported={exportStuckApprovals}
        rowKey={({ instanceId }) => instanceId}
        filters={[
          {
            name: 'reason',
            label: t('stuckApprovals.field.reason.label'),
            control: <Select hint={t('common.all')} options={reasons} />,
          },
        ]}
        columns={[
          { key: 'title', lead: true, render: ({ title, docNo }) => <RowName under={docNo}>{title}</RowName> },
          { key: 'kindName', render: ({ kindName, kindEnName }) => nameOf({ name: kindName, enName: kindEnName }) },
          { key: 'requesterName', render: ({ requesterName, deptName }) => `${requesterName} · ${deptName}` },
          {
            key: 'amount',
            right: true,
            sort: 'amount',
            render: ({ amount }) => (amount === null ? '--' : <Amount value={amount} />),
          },
          { key: 'nodeName', render: ({ nodeName, nodeEnName }) => nameOf({ name: nodeName, enName: nodeEnName }) },
          {
            key: 'reason',
            render: ({ reason }) => (
              <StatusTag tone={reason === 'stuck' ? 'err' : 'warn'}>
                {t(`stuckApprovals.field.reason.options.${reason}`)}
              </StatusTag>
            ),
          },
          {
            key: 'holders',
            render: ({ holders }) =>
              holders.length > 0 ? holders.map(({ userName }) => userName).join(t('approvalRules.or')) : '--',
          },
          { key: 'since', sort: 'since', render: ({ since }) => <Brief at={since} /> },
        ]}
        actions={{
          handOver: {
            shown: () => true,
            renderDialog: (approval, close) => <HandOverDialog approval={approval} onClose={close} />,
          },
        }}
      />
    </Page>
  )
}
