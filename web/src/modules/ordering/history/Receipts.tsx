import { useTranslation } from 'react-i18next'
import type { Receipt } from '#contract/ordering/delivery/receipts.ts'
import { secondOf } from '#web/kit/format/time.ts'
import { Clamped } from '#web/kit/ui/Clamped.tsx'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'
import css from './Receipts.module.css'

/** Receipts: accepted and rejected quantities with reasons. */
export function Receipts({ receipts }: { readonly receipts: readonly Receipt[] }) {
  const { t } = useTranslation()
  return (
    <ul className={css['receipts']}>
      {receipts.map((receipt) => (
        <li key={receipt.receiptId}>
          <p className={css['head']}>
            <b>{receipt.receiptNo}</b>
            <span>
              {receipt.inspectsNo === null
                ? t('orders.receipt.of', { deliveryNo: receipt.deliveryNo })
                : t('orders.receipt.inspects', { receiptNo: receipt.inspectsNo })}
            </span>
            <span>{receipt.receiverName === '' ? t('orders.receipt.auto') : receipt.receiverName}</span>
            <time dateTime={receipt.receivedAt}>{secondOf(receipt.receivedAt)}</time>
          </p>
          <ul className={css['lines']}>
            {receipt.lines.map((line) => (
              <li key={line.orderLineId}>
                <Clamped title={`${line.name} ${line.spec}`}>
                  {line.name} <small>{line.spec}</small>
                  {line.batchNo !== '' && <small> {t('orders.delivery.batch', { batchNo: line.batchNo })}</small>}
                </Clamped>
                <span className={css['count']}>
                  {(line.accepted > 0 || line.inspecting === 0) &&
                    t('orders.receipt.accepted', { count: line.accepted, unit: line.unit })}
                  {line.inspecting > 0 && t('orders.receipt.inspecting', { count: line.inspecting, unit: line.unit })}
                  {line.rejected > 0 && (
                    <em>
                      {t('orders.receipt.rejected', { count: line.rejected, unit: line.unit })}
                      {line.reason !== '' && `（${line.reason}）`}
                    </em>
                  )}
                </span>
              </li>
            ))}
          </ul>
          {receipt.remark !== '' && <p className={css['remark']}>{receipt.remark}</p>}
          <AttachmentList files={receipt.attachments} />
        </li>
      ))}
    </ul>
  )
}
