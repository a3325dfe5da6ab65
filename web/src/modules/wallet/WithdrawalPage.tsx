import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { findWithdrawal, listWithdrawalChanges, type Withdrawal } from '#contract/wallet/withdrawals.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import head from '#web/kit/layout/DocumentHead.module.css'
import css from '#web/kit/layout/DocumentPage.module.css'
import { Page } from '#web/kit/layout/Page.tsx'
import { ChangeList } from '#web/kit/record/ChangeList.tsx'
import { useRecordActions } from '#web/kit/record/useRecordActions.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { DocumentApproval } from '#web/modules/approvals/DocumentApproval.tsx'
import { withdrawalTones } from './tones.ts'
import { useWithdrawalActions } from './useWithdrawalActions.tsx'

/** Withdrawal with its approval, for its requester, its approvers and those who pay it out. */
export function WithdrawalPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const withdrawal = useRead(findWithdrawal, { id: search.get('id') ?? '0' })
  const may = useMay()
  const back = may('wallet.manage')
    ? { to: '/walletAccounts?view=withdrawals', label: t('wallets.title') }
    : may('wallet.read')
      ? { to: '/wallet?view=withdrawals', label: t('wallet.title') }
      : { to: '/orderApproval', label: t('approvals.inbox') }
  return (
    <Page
      title={withdrawal.withdrawalNo}
      hideTitle
      backTo={{ ...back, here: withdrawal.withdrawalNo, kind: t('withdrawals.title') }}
    >
      <div className={css['page']}>
        <WithdrawalHead withdrawal={withdrawal} />
        <div className={css['layout']}>
          <div className={css['main']}>
            <ChangeList route={listWithdrawalChanges} of={{ id: withdrawal.id }} texts="withdrawals" />
          </div>
          <div className={css['aside']}>
            <DocumentApproval entity="withdrawal" id={withdrawal.id} />
          </div>
        </div>
      </div>
    </Page>
  )
}

function WithdrawalHead({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t } = useTranslation()
  const act = useRecordActions({ actions: useWithdrawalActions(), texts: 'withdrawals' })
  const { status, deptName, amount, payeeName, payeeBank, payeeAccount, note, bankRef, reason } = withdrawal
  return (
    <section className={`card ${head['head']}`}>
      <div className={head['line']}>
        <div>
          <p className={head['tags']}>
            <StatusTag tone={withdrawalTones[status]} as="tag">
              {t(`withdrawals.field.status.options.${status}`)}
            </StatusTag>
          </p>
          <p className={head['title']}>
            {t('withdrawals.title')} · {deptName}
          </p>
          <p className={head['no']}>
            {withdrawal.withdrawalNo} {withdrawal.requesterName} <Brief at={withdrawal.createdAt} />
          </p>
        </div>
        <div className={`noPrint ${head['actions']}`}>{act.buttonsOf(withdrawal)}</div>
      </div>
      <DescriptionList
        items={[
          { label: t('withdrawals.field.amount'), value: <Amount value={amount} /> },
          { label: t('withdrawals.field.payeeName'), value: payeeName },
          { label: t('withdrawals.field.payeeBank'), value: payeeBank },
          { label: t('withdrawals.field.payeeAccount'), value: payeeAccount },
          { label: t('withdrawals.form.note'), value: note, wide: true },
          ...(bankRef === '' ? [] : [{ label: t('withdrawals.form.bankRef'), value: bankRef }]),
          ...(reason === '' ? [] : [{ label: t('withdrawals.field.reason'), value: reason, wide: true }]),
        ]}
      />
      {act.dialog}
    </section>
  )
}
