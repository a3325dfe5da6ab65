import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { countedBy, countdownOf, isQuotingOver } from '#contract/sourcing/countdown.ts'
import type { ProjectCard } from '#contract/sourcing/projectCards.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import { RowActions, RowName, Under } from '#web/kit/layout/Card.tsx'
import { type Column, ACTIONS } from '#web/kit/list/column.ts'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { Countdown } from '#web/modules/sourcing/countdown/Countdown.tsx'
import { countedOf } from '#web/modules/sourcing/countdown/countedProject.ts'
import { wholeTime } from '#web/modules/sourcing/countdown/projectTime.ts'
import { useAtServerTime } from '#web/modules/sourcing/countdown/useServerTime.ts'
import { Budget } from './Budget.tsx'
import { budgetColumn, budgetLabel } from './budgetLabel.ts'
import { CardButton } from './CardButton.tsx'
import css from './HallPage.module.css'
import { projectPath } from './projectPath.ts'
import { toneOf, useStateName } from './projectState.ts'

/** Table columns of a hall. */
export function useHallColumns(kind: ProjectKind | undefined, onMoment: () => void): readonly Column<ProjectCard>[] {
  const { t } = useTranslation()
  const stateName = useStateName()
  const isCounted = usePortal().isShowCount === '1'
  const columns: readonly Column<ProjectCard>[] = [
    {
      key: 'title',
      title: t('hall.field.title'),
      lead: true,
      render: (card) => (
        <RowName under={`${card.projectNo} · ${t(`hall.purchaseForm.${card.purchaseForm}`)}`} title={card.title}>
          <Link to={projectPath(card)}>{card.title}</Link>
        </RowName>
      ),
    },
    { key: 'deptName', title: t('hall.field.deptName') },
    {
      key: 'needTotal',
      title: t(budgetColumn(kind)),
      right: true,
      sort: 'budget',
      render: (card) => (
        <>
          <Budget card={card} />
          {kind === undefined && <Under>{t(budgetLabel(card.type))}</Under>}
        </>
      ),
    },
    {
      key: 'count',
      title: t('hall.field.count'),
      right: true,
      render: ({ endFlow, size1, size2 }) => {
        const counted = countedBy(endFlow)
        const count = counted === 'enrolled' ? size1 : size2
        if (count === null) return '-'
        return (
          <>
            {t('hall.suppliers', { count })}
            <Under>{t(`hall.${counted}`)}</Under>
          </>
        )
      },
    },
    {
      key: 'state',
      title: t('hall.field.state'),
      render: (card) => <StatusTag tone={toneOf(card)}>{stateName(card)}</StatusTag>,
    },
    {
      key: 'releaseTime',
      title: t('hall.field.releaseTime'),
      sort: 'releaseTime',
      desk: true,
      render: ({ releaseTime }) => <time dateTime={releaseTime}>{wholeTime(releaseTime).slice(0, -3)}</time>,
    },
    {
      key: 'deadline',
      title: t('hall.field.deadline'),
      sort: 'deadline',
      render: (card) =>
        isQuotingOver(countedOf(card)) ? (
          '-'
        ) : (
          <div className={css['deadline']}>
            <Countdown project={countedOf(card)} onMoment={onMoment} />
            <Deadline card={card} />
          </div>
        ),
    },
    {
      key: ACTIONS,
      title: t('common.actions'),
      render: (card) => (
        <RowActions>
          <CardButton card={card} />
        </RowActions>
      ),
    },
  ]
  return isCounted ? columns : columns.filter(({ key }) => key !== 'count')
}

/** Time that the countdown refers to. */
function Deadline({ card }: { readonly card: ProjectCard }) {
  const at = useAtServerTime((now) => countdownOf(countedOf(card), now).at ?? '')
  return at === '' ? null : <Under>{wholeTime(at)}</Under>
}
