import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { findPaymentBatch, listBatchChanges } from '#contract/payments/batches.ts'
import { useRead } from '#web/kit/client/api.ts'
import css from '#web/kit/layout/DocumentPage.module.css'
import { Page } from '#web/kit/layout/Page.tsx'
import { ChangeList } from '#web/kit/record/ChangeList.tsx'
import { idIn } from '#web/kit/url/searchParams.ts'
import { BatchFile } from './BatchFile.tsx'
import { BatchHead } from './BatchHead.tsx'
import { BatchPayments } from './BatchPayments.tsx'
import { BatchResults } from './BatchResults.tsx'

/** Batch with its payments, its bank file and the results that were imported. */
export function PaymentBatchPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const batch = useRead(findPaymentBatch, { id: idIn(search) })
  return (
    <Page
      title={batch.batchNo}
      hideTitle
      backTo={{
        to: '/paymentBatches',
        label: t('paymentBatches.title'),
        here: batch.batchNo,
        kind: t('paymentBatches.title'),
      }}
    >
      <div className={css['page']}>
        <BatchHead batch={batch} />
        <div className={css['layout']}>
          <div className={css['main']}>
            <BatchPayments batch={batch} />
            <ChangeList route={listBatchChanges} of={{ id: batch.id }} texts="paymentBatches" />
          </div>
          <div className={css['aside']}>
            <BatchResults batch={batch} />
            <BatchFile batch={batch} />
          </div>
        </div>
      </div>
    </Page>
  )
}
