import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { useHydrated } from '#web/kit/client/hydration.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { lazyWith } from '#web/messages/lazy.ts'
import css from '../notice/Questions.module.css'
import { ObjectionAnswers } from './ObjectionAnswers.tsx'

/** Lazy import: only suppliers object. */
const OwnObjections = lazyWith(
  ['sourcing', 'sourcing.public'],
  async () => (await import('./OwnObjections.tsx')).OwnObjections,
)

/** Lazy import: only suppliers are asked. */
const OwnClarifications = lazyWith(
  ['sourcing', 'sourcing.public'],
  async () => (await import('../clarifications/OwnClarifications.tsx')).OwnClarifications,
)

/** Objections in a notice: published answers; for suppliers their own objections, and what they are asked. */
export function NoticeObjections({ notice }: { readonly notice: ProjectNotice }) {
  const { t } = useTranslation()
  const isSupplier = useMay()('supplierProject.join')
  const isHydrated = useHydrated()
  if (isSupplier)
    return (
      // After hydration: a replayed click could otherwise hit an element that is being replaced.
      isHydrated && (
        <Suspense>
          <OwnClarifications projectId={notice.id} />
          <OwnObjections notice={notice} />
        </Suspense>
      )
    )
  if (notice.objections.length === 0) return null
  return (
    <Section title={t('notice.objections.title')} note={t('notice.objections.answers')}>
      <ul className={css['questions']}>
        <ObjectionAnswers notice={notice} />
      </ul>
    </Section>
  )
}
