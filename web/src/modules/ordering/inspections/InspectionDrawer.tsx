import { useTranslation } from 'react-i18next'
import type { Inspection } from '#contract/ordering/delivery/inspections.ts'
import { secondOf } from '#web/kit/format/time.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { Receipts } from '#web/modules/ordering/history/Receipts.tsx'
import { GoodsName } from '#web/modules/ordering/parts/GoodsName.tsx'

interface InspectionDrawerProps {
  readonly inspection: Inspection
  readonly onClose: () => void
}

/** Goods of an inspection, and what was decided on them. */
export function InspectionDrawer({ inspection, onClose }: InspectionDrawerProps) {
  const { t } = useTranslation()
  const { receiptNo, orderNo, deliveryNo, supplierName, receiverName, receivedAt, lines, decisions } = inspection
  return (
    <Dialog title={receiptNo} width={800} place="right" onClose={onClose}>
      <Stack>
        <DescriptionList
          items={[
            { label: t('inspections.field.orderNo'), value: orderNo },
            { label: t('inspections.field.deliveryNo'), value: deliveryNo },
            { label: t('inspections.field.supplierName'), value: supplierName, wide: true },
            { label: t('inspections.field.receiverName'), value: receiverName || t('orders.receipt.auto') },
            { label: t('inspections.field.receivedAt'), value: secondOf(receivedAt) },
          ]}
        />
        <Table
          label={t('inspections.field.lines')}
          rows={lines}
          rowKey={({ orderLineId }) => orderLineId}
          columns={[
            {
              key: 'name',
              title: t('inspections.field.lines'),
              lead: true,
              render: (line) => (
                <GoodsName goods={line} size={40}>
                  {line.batchNo !== '' && <small>{t('orders.delivery.batch', { batchNo: line.batchNo })}</small>}
                </GoodsName>
              ),
            },
            { key: 'quantity', title: t('inspections.field.quantity'), right: true },
            { key: 'accepted', title: t('inspections.field.accepted'), right: true },
            { key: 'rejected', title: t('inspections.field.rejected'), right: true },
            { key: 'open', title: t('inspections.field.open'), right: true },
          ]}
        />
        {decisions.length > 0 && (
          <section>
            <h3>{t('inspections.decisions')}</h3>
            <Receipts receipts={decisions} />
          </section>
        )}
      </Stack>
    </Dialog>
  )
}
