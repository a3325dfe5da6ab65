import { useTranslation } from 'react-i18next'
import { proposeAward } from '#contract/sourcing/award.ts'
import type { Comparison } from '#contract/sourcing/comparison/comparison.ts'
import type { Project } from '#contract/sourcing/projects.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { TextArea } from '#web/kit/form/Input.tsx'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Refused } from '#web/kit/client/refused.ts'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { useNegotiation } from '../negotiation/useNegotiation.tsx'
import { AwardedSuppliers } from './AwardedSuppliers.tsx'
import { AwardReasons } from './AwardReasons.tsx'
import css from './AwardPanel.module.css'
import { AwardSavings } from './AwardSavings.tsx'
import { SplitQuantities } from './SplitQuantities.tsx'
import type { ProposedAward } from './useAward.ts'

interface AwardPanelProps {
  readonly project: Project
  readonly comparison: Comparison
  readonly award: ProposedAward
}

/** Panel to propose an award: shares and reasons. */
export function AwardPanel({ project, comparison, award }: AwardPanelProps) {
  const { t } = useTranslation()
  const write = useWrite(proposeAward, { onDone: () => toast.success(t('award.proposed')) })
  const propose = (replaces: string[] = []) =>
    write.mutate(
      { id: project.id, version: project.version, shares: [...shares], reasons, note, replaces },
      { onError: (error) => void replaceAfter(error, replaces) },
    )
  /** Prices of other agreements end only after the buyer has agreed to it, agreement by agreement. */
  const replaceAfter = async (error: Error, replaces: readonly string[]) => {
    if (!(error instanceof Refused) || !error.is('award.agreementOverlap')) return
    const { replaceable } = error.facts as { readonly replaceable: readonly string[] }
    const question = {
      title: t('award.replace.title'),
      text: error.message,
      ok: t('award.replace.ok'),
      cancel: t('common.cancel'),
    }
    if (await confirm(question)) propose([...replaces, ...replaceable])
  }
  const negotiation = useNegotiation(project)
  const { violation, shares, reasons, note, total, unsaid, bySupplier } = award
  const isSpoken = unsaid === 0
  const problem =
    violation === undefined
      ? t('award.quantityMissing')
      : violation !== false
        ? t(`award.violation.${violation.code}`, { item: violation.item })
        : isSpoken
          ? undefined
          : t('award.unsaid', { count: unsaid })
  return (
    <>
      <Section title={t('award.title')} note={t(`projects.field.awardBy.options.${comparison.awardBy}`)}>
        {/* The default is explained where there is one. */}
        <p className={css['hint']}>
          {award.lines.length === 0
            ? t(`award.choose.${comparison.awardBy}`)
            : t(`award.${comparison.scores ? 'scoredHint' : 'hint'}.${comparison.awardBy}`)}
        </p>
        {award.lines.length > 0 && (
          <AwardedSuppliers comparison={comparison} bySupplier={bySupplier} total={total} lines={award.lines} />
        )}
      </Section>
      <SplitQuantities comparison={comparison} award={award} />
      <AwardReasons comparison={comparison} award={award} />
      <AwardSavings
        kind={project.kind}
        comparison={comparison}
        total={total}
        totalLabel={t('award.total')}
        lines={award.lines}
      />
      <Section title={t('award.note')}>
        <TextArea
          rows={3}
          maxLength={1000}
          aria-label={t('award.noteLabel')}
          placeholder={t('award.noteHint')}
          value={note}
          onChange={({ target }) => award.setNote(target.value)}
        />
      </Section>
      <section className={`card ${css['submit']}`} aria-label={t('award.submit')}>
        <p className={css['sum']}>
          <span>{t('award.total')}</span>
          <Amount value={award.lines.length === 0 ? null : total} size="tile" />
        </p>
        {problem !== undefined && <output className={css['problem']}>{problem}</output>}
        {negotiation.button}
        <Button variant="solid" disabled={problem !== undefined} busy={write.isPending} onClick={() => propose()}>
          {t('award.submit')}
        </Button>
        {negotiation.dialog}
      </section>
    </>
  )
}
