import { useTranslation } from 'react-i18next'
import type { OrderDetail } from '#contract/ordering/orders.ts'
import type { FormRows } from '#web/kit/form/formPart.ts'
import { LineAllocations } from '#web/modules/ordering/costCentres/LineAllocations.tsx'
import { useAllocation } from '#web/modules/ordering/costCentres/useAllocation.ts'
import { rowsOfLines } from '#web/modules/ordering/parts/rowsOfLines.ts'

interface EditAllocationsProps {
  readonly order: OrderDetail
  readonly rows: FormRows<{ orderLineId: string; costCentreId: string | null; projectNo: string }>
}

/** Cost centres and project numbers of an order that is edited, if the tenant asks for them. */
export function EditAllocations({ order, rows }: EditAllocationsProps) {
  const { t } = useTranslation()
  const requested = useAllocation()
  if (!requested) return null
  const paired = rowsOfLines(order.lines, rows)
  const values = new Map(
    paired.map(
      ([
        { orderLineId },
        {
          values: { costCentreId, projectNo },
        },
      ]) => [orderLineId, { costCentreId: costCentreId ?? '', projectNo: projectNo ?? '' }],
    ),
  )
  return (
    <section>
      <h3>{t('orders.allocation')}</h3>
      <LineAllocations
        requested={requested}
        lines={paired.map(([line]) => line)}
        keyOf={({ orderLineId }) => orderLineId}
        formerOf={({ costCentre }) => costCentre}
        values={values}
        onChange={(next) => {
          for (const [{ orderLineId }, row] of paired) {
            const chosen = next.get(orderLineId)
            if (!chosen) continue
            row.set({
              costCentreId: chosen.costCentreId === '' ? null : chosen.costCentreId,
              projectNo: chosen.projectNo,
            })
          }
        }}
      />
    </section>
  )
}
