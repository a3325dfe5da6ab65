import { useTranslation } from 'react-i18next'
import { exportProjectDeposits, listProjectDeposits } from '#contract/sourcing/deposits/deposits.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { LocalList } from '#web/kit/list/List.tsx'
import { withTexts } from '#web/kit/record/recordTexts.ts'
import { useRecordActions } from '#web/kit/record/useRecordActions.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { columnsOfProject } from './depositColumns.tsx'
import { useDepositActions } from './useDepositActions.tsx'

/** Deposits of one project, for its buyers, supervisors and overseers. */
export function ProjectDeposits({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation()
  const act = useRecordActions({ texts: 'projectDeposits', actions: useDepositActions() })
  return (
    <Section title={t('projectDeposits.title')} note={t('projectDeposits.note')}>
      <LocalList
        route={listProjectDeposits}
        fixed={{ projectId }}
        exported={exportProjectDeposits}
        label={t('projectDeposits.title')}
        rowKey={({ id }) => id}
        pagerIfNeeded
        empty={
          <Empty illustration="box" title={t('projectDeposits.empty')} reason={t('projectDeposits.emptyReason')} />
        }
        columns={[...columnsOfProject.map(withTexts('projectDeposits')), ...act.columns]}
      />
      {act.dialog}
    </Section>
  )
}
