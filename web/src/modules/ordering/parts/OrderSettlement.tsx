import { useTranslation } from 'react-i18next'
import type { OrderDetail } from '#contract/ordering/orders.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'

interface OrderSettlementProps {
  readonly order: OrderDetail
  readonly reader: 'buyer' | 'supplier'
}

/** Settlement, as soon as goods were received or closed. */
export function OrderSettlement({ order: { settlement }, reader }: OrderSettlementProps) {
  const { t } = useTranslation()
  const { ordered, accepted, rejected, inspecting, closed, returned, deducted, payable } = settlement
  if (accepted + rejected + inspecting + closed === 0) return null
  const open = Math.max(0, ordered - accepted - rejected - inspecting - closed)
  return (
    <Section
      title={t('orders.settlement.title')}
      {...(open > 0 ? { note: t('orders.settlement.open', { count: open }) } : {})}
    >
      <DescriptionList
        variant="strip"
        items={[
          { label: t('orders.settlement.ordered'), value: ordered },
          { label: t('orders.settlement.accepted'), value: accepted },
          { label: t('orders.settlement.rejected'), value: rejected },
          ...(inspecting > 0 ? [{ label: t('orders.settlement.inspecting'), value: inspecting }] : []),
          ...(closed > 0 ? [{ label: t('orders.settlement.closed'), value: closed }] : []),
          ...(returned > 0 ? [{ label: t('orders.settlement.returned'), value: returned }] : []),
          ...(payable === null
            ? []
            : [
                { label: t('orders.settlement.deducted'), value: <Amount value={deducted} /> },
                { label: t(`orders.settlement.payable.${reader}`), value: <Amount value={payable} /> },
              ]),
        ]}
      />
    </Section>
  )
}
