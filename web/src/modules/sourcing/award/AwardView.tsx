import { useTranslation } from 'react-i18next'
import type { Award } from '#contract/sourcing/award.ts'
import type { Comparison } from '#contract/sourcing/comparison/comparison.ts'
import type { Project } from '#contract/sourcing/projects.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { type Tone, StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { ProjectTime } from '../countdown/ProjectTime.tsx'
import { managePath } from '../projects/projectPaths.ts'
import css from './AwardPanel.module.css'
import { AwardedSuppliers } from './AwardedSuppliers.tsx'
import { AwardSavings } from './AwardSavings.tsx'

export const awardTones: Readonly<Record<Award['status'], Tone>> = {
  proposed: 'info',
  approved: 'warn',
  published: 'ok',
  rejected: 'err',
  withdrawn: 'mute',
  terminated: 'mute',
}

/** Whether an award is decided, rather than proposed. */
export const isDecided = ({ status }: Award): boolean => status === 'approved' || status === 'published'

interface AwardViewProps {
  readonly project: Project
  readonly comparison: Comparison
  readonly award: Award
}

/** Current award, read-only. */
export function AwardView({ project, comparison, award }: AwardViewProps) {
  const { t } = useTranslation()
  const totalLabel = t(isDecided(award) ? 'award.finalTotal' : 'award.total')
  const names = new Map(comparison.items.map(({ id, name }) => [id, name]))
  const bySupplier = new Map(
    award.suppliers.filter((each) => each.isWinner).map((each) => [each.supplierId, each.awarded]),
  )
  return (
    <>
      <Section
        title={t('award.title')}
        note={
          <StatusTag tone={awardTones[award.status]} as="tag">
            {t(`award.status.${award.status}`)}
          </StatusTag>
        }
      >
        <p className={css['hint']}>
          {t('award.by', { name: award.proposedName })} <ProjectTime at={award.proposedAt} />
        </p>
        <AwardedSuppliers comparison={comparison} bySupplier={bySupplier} total={award.total} lines={award.lines} />
        <p className={css['sum']}>
          <span>{totalLabel}</span>
          <Amount value={award.total} size="tile" />
        </p>
        <ButtonLink to={managePath(project.id)}>{t('award.toProject')}</ButtonLink>
      </Section>
      {award.reasons.length > 0 && (
        <Section title={t('award.reasons')}>
          {award.reasons.map(({ itemId, reason, explanation }) => (
            <div key={itemId ?? ''} className={css['item']}>
              <b>{itemId === null ? t('award.whole') : names.get(itemId)}</b>
              {reason !== '' && <p>{reason}</p>}
              {explanation !== '' && (
                <p>
                  <span className={css['low']}>{t('award.explanation')}</span> {explanation}
                </p>
              )}
            </div>
          ))}
        </Section>
      )}
      {award.replaces.length > 0 && (
        <Section title={t('award.replaces')}>
          <p className={css['said']}>{t('award.replacedAre', { numbers: award.replaces.join('、') })}</p>
        </Section>
      )}
      {award.note !== '' && (
        <Section title={t('award.note')}>
          <p className={css['said']}>{award.note}</p>
        </Section>
      )}
      <AwardSavings
        kind={project.kind}
        comparison={comparison}
        total={award.total}
        totalLabel={totalLabel}
        lines={award.lines}
      />
    </>
  )
}
