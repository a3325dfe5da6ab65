import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { findPaymentRequest, listRequestChanges } from '#contract/payments/requests.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import css from '#web/kit/layout/DocumentPage.module.css'
import { ChangeList } from '#web/kit/record/ChangeList.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { idIn } from '#web/kit/url/searchParams.ts'
import { DocumentApproval } from '#web/modules/approvals/DocumentApproval.tsx'
import { RequestHead } from './RequestHead.tsx'
import { RequestRows } from './RequestRows.tsx'

/** Payment request with its payables, its approval and its history, also for its approvers. */
export function PaymentRequestPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const request = useRead(findPaymentRequest, { id: idIn(search) })
  const may = useMay()
  const back = may('payment.read')
    ? { to: '/paymentRequests', label: t('paymentRequests.title') }
    : { to: '/orderApproval', label: t('approvals.inbox') }
  const { status, failure, reason } = request
  return (
    <Page
      title={request.supplierName}
      hideTitle
      backTo={{ ...back, here: request.requestNo, kind: t('paymentRequests.title') }}
    >
      <div className={css['page']}>
        <RequestHead request={request} />
        {(status === 'failed' || status === 'bounced') && (
          <Alert tone="warn" title={t(`paymentRequests.field.status.options.${status}`)}>
            {failure}
          </Alert>
        )}
        {status === 'draft' && reason !== '' && (
          <Alert tone="warn" title={t('paymentRequests.rejected')}>
            {reason}
          </Alert>
        )}
        <div className={css['layout']}>
          <div className={css['main']}>
            <RequestRows request={request} />
            <ChangeList route={listRequestChanges} of={{ id: request.id }} texts="paymentRequests" />
          </div>
          <div className={css['aside']}>
            <DocumentApproval entity="payment" id={request.id} />
          </div>
        </div>
      </div>
    </Page>
  )
}
