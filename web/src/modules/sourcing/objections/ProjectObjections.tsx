import { useTranslation } from 'react-i18next'
import { exportObjections, listObjections } from '#contract/sourcing/objections/objections.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { LocalList } from '#web/kit/list/List.tsx'
import { withTexts } from '#web/kit/record/recordTexts.ts'
import { useRecordActions } from '#web/kit/record/useRecordActions.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { columnsOfProject } from './objectionColumns.tsx'
import { useObjectionActions } from './useObjectionActions.tsx'

/** Objections to one project, for those who answer or decide them. */
export function ProjectObjections({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation()
  const act = useRecordActions({ texts: 'objections', actions: useObjectionActions() })
  return (
    <Section title={t('objections.title')} note={t('objections.note')}>
      <LocalList
        route={listObjections}
        fixed={{ projectId, tab: 'all' }}
        exported={exportObjections}
        label={t('objections.title')}
        rowKey={({ id }) => id}
        pagerIfNeeded
        empty={<Empty illustration="bell" title={t('objections.empty')} reason={t('objections.emptyReason')} />}
        columns={[...columnsOfProject.map(withTexts('objections')), ...act.columns]}
      />
      {act.dialog}
    </Section>
  )
}
