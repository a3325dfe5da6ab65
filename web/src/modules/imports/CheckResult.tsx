import { useTranslation } from 'react-i18next'
import type { ImportProgress } from '#contract/imports/imports.ts'
import { formatCount } from '#contract/kit/format.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import css from './OneImport.module.css'
import { Issues } from './Issues.tsx'
import { isChecking } from './status.ts'

/** Result of the dry run, which checks all rows before any is written. */
export function CheckResult({ progress }: { readonly progress: ImportProgress }) {
  const { t } = useTranslation()
  const { id, total, check } = progress
  if (check.status === 'none') return null
  const counts = [
    ['ok', check.ok, undefined],
    ['warned', check.warned, check.warned > 0 ? css['doubtful'] : undefined],
    ['rejected', check.rejected, check.rejected > 0 ? css['bad'] : undefined],
  ] as const
  return (
    <>
      <Section title={t('imports.check.title')} note={t(`imports.check.${check.status}`)}>
        {check.refusal !== null && (
          <Alert tone="err" title={t('imports.check.refused')} isAlert>
            {check.refusal}
          </Alert>
        )}
        {isChecking(progress) && (
          <div className={css['progress']}>
            <progress max={Math.max(total, 1)} value={check.done} aria-label={t('imports.check.progress')} />
            <span className="num">
              {t('imports.check.rows', {
                done: formatCount(check.done),
                total: formatCount(Math.max(total, check.done)),
              })}
            </span>
          </div>
        )}
        <dl className={`${css['counts']} ${css['three']}`}>
          {counts.map(([key, count, tone]) => (
            <div key={key} className={tone}>
              <dt>{t(`imports.check.count.${key}`)}</dt>
              <dd>{formatCount(count)}</dd>
            </div>
          ))}
        </dl>
        {check.status === 'done' && check.warned + check.rejected > 0 && (
          <p className={css['say']}>{t('imports.check.advice')}</p>
        )}
      </Section>
      {check.warned + check.rejected > 0 && <Issues id={id} isGoing={isChecking(progress)} />}
    </>
  )
}
