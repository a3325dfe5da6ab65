import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined.js'
import { useTranslation } from 'react-i18next'
import type { PaymentBatch } from '#contract/payments/batch.ts'
import { downloadBankFile, giveUpPayments } from '#contract/payments/batches.ts'
import { useDownload } from '#web/kit/client/download.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Under } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import head from '#web/kit/layout/DocumentHead.module.css'
import { callTo, useRecordActions } from '#web/kit/record/useRecordActions.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { StatusTag, Tag } from '#web/kit/ui/StatusTag.tsx'
import { batchTones } from '../paymentTones.ts'

/** Head of a batch: its state and what the bank has answered. */
export function BatchHead({ batch }: { readonly batch: PaymentBatch }) {
  const { t } = useTranslation()
  const may = useMay()
  const download = useDownload(downloadBankFile)
  const act = useRecordActions({
    texts: 'paymentBatches',
    actions: {
      giveUp: {
        needs: 'payment.execute',
        danger: true,
        reason: true,
        call: callTo(giveUpPayments, ({ id, version }: PaymentBatch, reason) => ({ id, version, reason })),
        confirm: () => ({ title: t('paymentBatches.giveUp.title'), text: t('paymentBatches.giveUp.text') }),
      },
    },
  })
  const isDirect = batch.channel === 'bank'
  const answered = (name: 'paid' | 'waiting' | 'failed') => ({
    label: t(`paymentBatches.field.${name}`),
    value: (
      <>
        <Amount value={batch[name].amount} />
        <Under>{t('paymentBatches.count', { count: batch[name].count })}</Under>
      </>
    ),
  })
  return (
    <section className={`card ${head['head']}`}>
      <div className={head['line']}>
        <div>
          <p className={head['tags']}>
            <StatusTag tone={batchTones[batch.status]} as="tag">
              {t(`paymentBatches.field.status.options.${batch.status}`)}
            </StatusTag>
            {isDirect && <Tag>{t(`paymentBatches.bankState.${batch.bankState || 'queued'}`)}</Tag>}
          </p>
          <p className={head['title']}>{batch.batchNo}</p>
          <p className={head['no']}>
            {batch.executedByName} <Brief at={batch.executedAt} />
            {batch.requestedAt !== null && (
              <>
                {' '}
                · {t('paymentBatches.requested')} <Brief at={batch.requestedAt} />
              </>
            )}
          </p>
        </div>
        {isDirect && <div className={`noPrint ${head['actions']}`}>{act.buttonsOf(batch)}</div>}
        {may('payment.execute') && !isDirect && (
          <div className={`noPrint ${head['actions']}`}>
            <Button
              icon={<Icon of={DownloadOutlined} />}
              busy={download.isPending}
              onClick={() => download.mutate({ id: batch.id })}
            >
              {t('paymentBatches.download')}
            </Button>
          </div>
        )}
      </div>
      <DescriptionList
        variant="strip"
        items={[
          {
            label: t('paymentBatches.field.total'),
            value: (
              <>
                <Amount value={batch.total} size="total" />
                <Under>{t('paymentBatches.count', { count: batch.payments })}</Under>
              </>
            ),
          },
          answered('paid'),
          answered('waiting'),
          answered('failed'),
        ]}
      />
      {act.dialog}
    </section>
  )
}
