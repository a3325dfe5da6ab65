import { type Contest, scoreContestCase } from '#contract/onboarding/contests.ts'
import { listScoreFacts } from '#contract/onboarding/scores.ts'
import { CaseQueuePage } from '#web/kit/case/CaseQueuePage.tsx'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { ScoreFacts } from './ScoreParts.tsx'

/** Contested scores: granted, the facts that are named count no longer, and the score gets another revision. */
export const ContestsPage = () => (
  <CaseQueuePage
    of={scoreContestCase}
    texts="scoreContests"
    tabs={['02', '03', '04', '05', '06', '07']}
    columns={[
      {
        key: 'contestReason',
        lead: true,
        render: ({ contestReason, applicant }) => <RowName under={applicant}>{contestReason}</RowName>,
      },
    ]}
    facts={() => [
      { key: 'contestReason', wide: true },
      { key: 'factIds', wide: true, render: (row) => <Contested {...row} /> },
    ]}
  />
)

/** Facts of the scorecard that the supplier contests. */
function Contested({ scorecardId, factIds }: Pick<Contest, 'scorecardId' | 'factIds'>) {
  const facts = useOptionalRead(listScoreFacts, { id: scorecardId }, scorecardId !== '') ?? []
  return <ScoreFacts facts={facts.filter(({ id }) => factIds.includes(id))} />
}
