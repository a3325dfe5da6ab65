import { useTranslation } from 'react-i18next'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { ChangeNotices } from '../../notice/ChangeNotices.tsx'

/** Public change notices of a project. */
export function PublicChanges({ notice }: { readonly notice: Pick<ProjectNotice, 'changes' | 'now'> }) {
  const { t } = useTranslation()
  if (notice.changes.length === 0)
    return (
      <Section title={t('projects.part.changes')}>
        <Empty illustration="box" title={t('projects.noChanges')} />
      </Section>
    )
  return (
    <Section title={t('projects.part.changes')} note={t('projects.changesNote')}>
      <ChangeNotices notice={notice} />
    </Section>
  )
}
