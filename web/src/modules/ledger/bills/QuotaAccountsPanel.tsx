import { useTranslation } from 'react-i18next'
import * as contract from '#contract/ledger/quotaBills.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { dayFromToday } from '#web/kit/format/time.ts'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'

/** Days for which a quota is lifted unless somebody says otherwise. */
const usualDays = 7

/** Quotas in force with what is billed and what freezes them. */
export function QuotaAccountsPanel() {
  const { t } = useTranslation()
  return (
    <RecordPanel
      texts="quotaBills.account"
      route={contract.listQuotaAccounts}
      exported={contract.exportQuotaAccounts}
      rowKey={({ id }) => id}
      columns={[
        { key: 'deptName', lead: true, render: ({ deptName, name }) => <RowName under={name}>{deptName}</RowName> },
        {
          key: 'state',
          render: ({ blocked, liftedUntil }) => (
            <>
              <StatusTag tone={blocked === '' ? 'ok' : 'err'}>
                {t(blocked === '' ? 'quotaBills.account.inUse' : 'quotaBills.account.frozen')}
              </StatusTag>
              {blocked !== '' && <Under>{blocked}</Under>}
              {liftedUntil !== null && <Under>{t('quotaBills.account.lifted', { day: liftedUntil })}</Under>}
            </>
          ),
        },
        { key: 'amount', right: true, render: ({ amount }) => <Amount value={amount} /> },
        {
          key: 'available',
          right: true,
          render: ({ available, reserved }) => (
            <>
              <Amount value={available} />
              <Under>
                {t('quotaBills.account.field.reserved')} <Amount value={reserved} />
              </Under>
            </>
          ),
        },
        {
          key: 'used',
          right: true,
          desk: true,
          render: ({ used, actual }) => (
            <>
              <Amount value={used} />
              <Under>
                {t('quotaBills.account.field.actual')} <Amount value={actual} />
              </Under>
            </>
          ),
        },
        {
          key: 'unpaid',
          right: true,
          desk: true,
          render: ({ unpaid, overdue }) => (
            <>
              <Amount value={unpaid} />
              <Under>
                {t('quotaBills.account.field.overdue')} <Amount value={overdue} />
              </Under>
            </>
          ),
        },
      ]}
      actions={{
        lift: {
          needs: 'quota.settle',
          renderDialog: (quota: contract.QuotaAccount, close) => (
            <RouteFormDialog
              title={t('quotaBills.account.liftTitle')}
              route={contract.liftQuota}
              fixed={{ id: quota.id, version: quota.version }}
              initial={{ until: dayFromToday(usualDays) }}
              labels="quotaBills.account.lift"
              columns={1}
              fields={{ until: {}, reason: { rows: 3 } }}
              onClose={close}
            />
          ),
        },
        freeze: {
          needs: 'quota.settle',
          danger: true,
          reason: true,
          call: callTo(contract.freezeQuota, ({ id, version }: contract.QuotaAccount, reason) => ({
            id,
            version,
            reason,
          })),
          confirm: () => ({
            title: t('quotaBills.account.freezeTitle'),
            text: t('quotaBills.account.freezeText'),
          }),
        },
      }}
    />
  )
}
