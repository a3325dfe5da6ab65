import { useTranslation } from 'react-i18next'
import type { ContractDetail } from '#contract/contracts/contract.ts'
import { findContractPerformance } from '#contract/contracts/performance.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import css from './Performance.module.css'

const shownIn: readonly ContractDetail['status'][] = ['active', 'suspended', 'completed', 'terminated']

/** What a contract in force has come to: stages, orders, receipts, invoices and payments, against its amount. */
export function Performance({ contract: { id, status } }: { readonly contract: ContractDetail }) {
  const { t } = useTranslation()
  const isShown = shownIn.includes(status)
  const performance = useOptionalRead(findContractPerformance, { id }, isShown)
  if (!performance) return null
  const { gross, stagesDone, stageCount, doneAmount, orders } = performance
  const bars = [
    {
      key: 'stages' as const,
      amount: doneAmount,
      note: t('contractPerformance.stagesOf', { done: stagesDone, all: stageCount }),
    },
    ...(orders === null
      ? []
      : [
          {
            key: 'ordered' as const,
            amount: performance.ordered,
            note: t('contractPerformance.ordersOf', { count: orders }),
          },
          { key: 'received' as const, amount: performance.received, note: '' },
          { key: 'invoiced' as const, amount: performance.invoiced, note: '' },
          { key: 'paid' as const, amount: performance.paid, note: '' },
        ]),
  ]
  return (
    <Section title={t('contractPerformance.title')} note={<Amount value={gross} />}>
      <ul className={css['bars']}>
        {bars.map(({ key, amount, note }) => (
          <li key={key}>
            <span>
              {t(`contractPerformance.${key}`)} <small>{note}</small>
            </span>
            <Amount value={amount} />
            <progress
              aria-label={t(`contractPerformance.${key}`)}
              max={100}
              value={Math.min(100, (Number(amount) / Number(gross)) * 100)}
            />
          </li>
        ))}
      </ul>
      {orders === null && <p className={css['note']}>{t('contractPerformance.direct')}</p>}
    </Section>
  )
}
