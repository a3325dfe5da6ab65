import { useTranslation } from 'react-i18next'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { shortTime } from '#web/modules/sourcing/countdown/projectTime.ts'
import css from './Moments.module.css'

/** Public timeline of a project, past and future, one line each. */
export function Moments({ notice: { moments, now } }: { readonly notice: Pick<ProjectNotice, 'moments' | 'now'> }) {
  const { t } = useTranslation()
  const last = moments.findLastIndex(({ isDone }) => isDone)
  return (
    <Section title={t('notice.moments.title')}>
      <ol className={css['moments']}>
        {moments.map(({ kind, at, isDone, no }, place) => (
          <li
            key={`${kind} ${at}`}
            className={isDone ? undefined : css['future']}
            aria-current={place === last ? 'step' : undefined}
          >
            <time dateTime={at}>{shortTime(at, now)}</time>
            <i aria-hidden />
            <span>{t(`notice.moments.${kind}`, { no: no ?? '' })}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
