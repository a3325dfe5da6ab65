import { useTranslation } from 'react-i18next'
import { type ApprovalRound, besideBudget } from '#contract/approvals/approvals.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import css from './AwardFacts.module.css'

interface AwardFactsProps {
  readonly round: Pick<ApprovalRound, 'award' | 'amount'>
}

/** Award to approve: suppliers, amounts, and comparison with the budget. */
export function AwardFacts({ round: { award, amount } }: AwardFactsProps) {
  const { t } = useTranslation()
  if (award === null) return null
  const beside = besideBudget(award, amount)
  return (
    <Section title={t('approvals.awardTitle')} note={<Tag tone="accent">{t('approvals.document.award')}</Tag>}>
      <dl className={css['facts']}>
        {award.suppliers.map(({ supplierName, amount: part }) => (
          <div key={supplierName}>
            <dt>{supplierName}</dt>
            <dd>
              <Amount value={part} />
            </dd>
          </div>
        ))}
        <div className={css['total']}>
          <dt>{t('approvals.awardTotal')}</dt>
          <dd>
            <Amount value={amount} />
          </dd>
        </div>
        {award.budget !== null && (
          <div>
            <dt>{t('approvals.budget')}</dt>
            <dd>
              <Amount value={award.budget} />
            </dd>
          </div>
        )}
        {beside !== null && (
          <div data-tone={beside.exceeds ? 'err' : 'ok'}>
            <dt>{t(beside.exceeds ? 'approvals.exceeds' : 'approvals.saving')}</dt>
            <dd>
              <Amount value={beside.by} />
            </dd>
          </div>
        )}
      </dl>
    </Section>
  )
}
