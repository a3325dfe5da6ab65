import { useTranslation } from 'react-i18next'
import type { ApprovalRound, TimelineStep as RoundStep } from '#contract/approvals/approvals.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { useName } from '#web/kit/format/useName.ts'
import { briefly, spanOf, spanSince } from '#web/kit/format/time.ts'
import { Timeline, type TimelineStep } from '#web/kit/ui/Timeline.tsx'
import { RoundActions } from './actions/RoundActions.tsx'
import css from './ApprovalRounds.module.css'
import { stateOf } from './rounds.ts'
import { StepPeople, Waiting } from './StepPeople.tsx'

/** Approval of a document by step; earlier rounds are collapsed above the last one. */
export function ApprovalRounds({ rounds }: { readonly rounds: readonly ApprovalRound[] }) {
  const { t } = useTranslation()
  const last = rounds.at(-1)
  const nameOf = useName()
  const isMixed = rounds.some(({ entity }) => entity !== last?.entity)
  if (!last) return <p className={css['none']}>{t('approvalProgress.none')}</p>
  return (
    <>
      {rounds.slice(0, -1).map((round, index) => (
        <details key={round.instanceId} className={css['former']}>
          <summary>
            {t('approvalProgress.round', { number: index + 1 })} ·{' '}
            {isMixed && `${nameOf({ name: round.kindName, enName: round.kindEnName })} · `}
            {t(`approvalProgress.status.${round.status}`)}
          </summary>
          <Round round={round} />
        </details>
      ))}
      <Round round={last} />
      <div className="noPrint">
        <RoundActions round={last} />
      </div>
    </>
  )
}

function Round({ round }: { readonly round: ApprovalRound }) {
  const { t } = useTranslation()
  const toStep = useStep(round)
  const first: TimelineStep = {
    key: 'start',
    state: 'done',
    title: t('approvalProgress.start'),
    who: [round.requester.userName, round.requester.deptName].filter(Boolean).join(' · '),
    time: briefly(round.startedAt),
    instant: round.startedAt,
  }
  return <Timeline steps={[first, ...round.steps.map(toStep)]} />
}

function useStep({ stuckSince }: ApprovalRound) {
  const { t } = useTranslation()
  const isEnglish = useLocale() === 'en_US'
  const span = (from: string, to?: string) => {
    const { unit, count } = to === undefined ? spanSince(from) : spanOf(new Date(from), new Date(to))
    return t(`common.span.${unit}`, { count })
  }
  return (step: RoundStep): TimelineStep => {
    const decided = step.tasks.filter(({ decidedAt }) => decidedAt !== null)
    const times = decided.flatMap(({ decidedAt }) => decidedAt ?? []).toSorted()
    const openedAt = step.tasks.flatMap((task) => (task.status === 'open' ? (task.openedAt ?? []) : []))[0]
    const at = times.at(-1)
    const isStuck = step.status === 'open' && stuckSince !== null
    return {
      key: String(step.step),
      state: stateOf(step.status),
      title: isEnglish && step.enName !== '' ? step.enName : step.name,
      who: <StepPeople step={step} span={span} />,
      time: at === undefined ? undefined : briefly(at),
      instant: at,
      opinion: decided
        .map(({ opinion }) => opinion)
        .filter(Boolean)
        .join('\n'),
      mark: step.approvers[0]?.userName.slice(0, 1) ?? String(step.step),
      extra: isStuck ? (
        <p className={css['late']}>{t('approvalProgress.stuck')}</p>
      ) : openedAt === undefined ? undefined : (
        <Waiting since={openedAt} span={span(openedAt)} />
      ),
    }
  }
}
