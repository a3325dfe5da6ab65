import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Return } from '#contract/ordering/returns/return.ts'
import { listReturns, listSupplierReturns } from '#contract/ordering/returns/returns.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { returnPath } from './returnColumns.tsx'
import { ReturnState } from './ReturnState.tsx'

/** Returns of an order on its page; nothing if there are none. */
export function OrderReturns({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation()
  const may = useMay()
  const bought = useOptionalRead(listReturns, { orderId, limit: 50 }, may('order.return'))?.records
  const sold = useOptionalRead(listSupplierReturns, { orderId, limit: 50 }, may('supplierReturn.handle'))?.records
  const all: readonly Return[] = bought ?? sold ?? []
  if (all.length === 0) return null
  return (
    <Section title={t('returns.ofOrder')}>
      <DescriptionList
        items={all.map((row) => ({
          label: t(`returns.field.kind.options.${row.kind}`),
          wide: true,
          value: (
            <>
              <Link to={returnPath(row.id)} className="tap num">
                {row.returnNo}
              </Link>{' '}
              <ReturnState of={row} as="dot" /> {row.requested !== '0.00' && <Amount value={row.requested} />}
            </>
          ),
        }))}
      />
    </Section>
  )
}
