import { useTranslation } from 'react-i18next'
import type { Checkout } from '#contract/ordering/checkout.ts'
import { ApprovalChain } from '#web/modules/approvals/ApprovalChain.tsx'
import { mergedChain } from '#web/modules/approvals/rounds.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import css from './CheckoutForm.module.css'

/** Expected approvals. Orders with the same chain are combined; several chains are labelled with their vendors. */
export function CheckoutApprovals({ order }: { readonly order: Checkout }) {
  const { t } = useTranslation()
  const byChain = Map.groupBy(order.groups, ({ approval }) => approval.map(({ name }) => name).join())
  return (
    <Section bare title={t('ordering.confirm.flow')} note={t('ordering.confirm.flowNote')}>
      {[...byChain].map(([chain, groups]) => (
        <div key={chain} className={css['chain']}>
          {byChain.size > 1 && <h3>{groups.map(({ supplierName }) => supplierName).join(' · ')}</h3>}
          <ApprovalChain nodes={mergedChain(groups.map(({ approval }) => approval))} variant="along" />
        </div>
      ))}
    </Section>
  )
}
