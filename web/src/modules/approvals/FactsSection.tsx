import { useTranslation } from 'react-i18next'
import type { ApprovalFact, ApprovalRound } from '#contract/approvals/approvals.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import css from './FactsSection.module.css'

interface FactsSectionProps {
  readonly round: Pick<ApprovalRound, 'facts' | 'amount' | 'kindName' | 'kindEnName'>
}

/** What a document says beside its own page: its facts, and the amount to approve. */
export function FactsSection({ round: { facts, amount, kindName, kindEnName } }: FactsSectionProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  if (facts.length === 0) return null
  const kind = nameOf({ name: kindName, enName: kindEnName })
  const [parts, others] = [facts.filter(isParts), facts.filter((fact) => !isParts(fact))]
  return (
    <Section title={t('approvals.facts')} note={<Tag tone="accent">{kind}</Tag>}>
      <dl className={css['facts']}>
        {parts.flatMap(({ amounts }) =>
          amounts.map((part) => (
            <div key={part.name}>
              <dt>{part.name}</dt>
              <dd>
                <Amount value={part.amount} />
              </dd>
            </div>
          )),
        )}
        {amount !== null && (
          <div className={css['total']}>
            <dt>{t('approvals.amount')}</dt>
            <dd>
              <Amount value={amount} />
            </dd>
          </div>
        )}
        {others.map((fact) => (
          <div key={fact.name} data-tone={tones[fact.tone]}>
            <dt>{nameOf(fact)}</dt>
            <dd>{fact.type === 'money' ? <Amount value={fact.text} /> : fact.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

const tones = { none: undefined, good: 'ok', bad: 'err' } as const satisfies Record<ApprovalFact['tone'], unknown>
const isParts = ({ type }: ApprovalFact) => type === 'amounts'
