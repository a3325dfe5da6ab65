import css from './ApprovalsPage.module.css'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ApprovalStatus } from '#contract/approvals/approvals.ts'
import { type ApprovalTask, listTasks, type TaskTab } from '#contract/approvals/approvalTasks.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Amount } from '#web/kit/format/Amount.tsx'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { Clamped } from '#web/kit/ui/Clamped.tsx'
import { stayedTooLong } from '#web/modules/approvals/rounds.ts'
import { useName } from '#web/kit/format/useName.ts'
import { StatusTag, Tag, type Tone } from '#web/kit/ui/StatusTag.tsx'
import { spanSince } from '#web/kit/format/time.ts'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { taskPath } from './neighbours.ts'
import { useFactsText } from './useFactsText.ts'
import type { Column } from '#web/kit/list/column.ts'

const tones: Record<ApprovalStatus, Tone> = { pending: 'info', approved: 'ok', rejected: 'err', cancelled: 'mute' }

export function useApprovalColumns(tab: TaskTab): readonly Column<ApprovalTask>[] {
  const { t } = useTranslation()
  const [query] = useUrlQuery(listTasks)
  const pathOf = (task: ApprovalTask) => taskPath(task, { ...query, tab })
  const factsText = useFactsText()
  const nameOf = useName()
  return [
    {
      key: 'title',
      title: t('approvals.title'),
      lead: true,
      render: (task) => (
        <Link to={pathOf(task)} className={css['title'] ?? ''}>
          <Clamped>{task.title}</Clamped>
          <small>{task.docNo}</small>
          {task.facts.length > 0 && <small className={css['award'] ?? ''}>{factsText(task.facts)}</small>}
        </Link>
      ),
    },
    {
      key: 'document',
      title: t('approvals.doc'),
      render: ({ kindName, kindEnName, facts }) => (
        <Tag tone={facts.length > 0 ? 'accent' : 'mute'}>{nameOf({ name: kindName, enName: kindEnName })}</Tag>
      ),
    },
    {
      key: 'requesterName',
      title: t('approvals.requester'),
      render: ({ requesterName, deptName }) => `${requesterName} · ${deptName}`,
    },
    {
      key: 'amount',
      title: t('approvals.amount'),
      right: true,
      sort: 'amount',
      render: ({ amount }) => (amount === null ? '--' : <Amount value={amount} />),
    },
    {
      key: 'node',
      title: t('approvals.node'),
      render: ({ nodeName, nodeEnName }) => nameOf({ name: nodeName, enName: nodeEnName }),
    },
    {
      key: 'startedAt',
      sort: 'startedAt',
      title: t('approvals.started'),
      render: ({ startedAt }) => <Brief at={startedAt} />,
    },
    ...(tab === 'todo'
      ? [{ key: 'waited', title: t('approvals.waited'), render: (task: ApprovalTask) => <Waited task={task} /> }]
      : [{ key: 'status', title: t('approvals.status'), render: (task: ApprovalTask) => <State task={task} /> }]),
    {
      key: 'actions',
      title: t('common.actions'),
      render: (task) => (
        <ButtonLink variant="text" to={pathOf(task)}>
          {tab === 'todo' ? t('approvals.decide') : t('approvals.view')}
        </ButtonLink>
      ),
    },
  ]
}

function Waited({ task: { openedAt } }: { readonly task: ApprovalTask }) {
  const { t } = useTranslation()
  if (openedAt === null) return null
  const { unit, count } = spanSince(openedAt)
  return (
    <span className={`together ${stayedTooLong(openedAt) ? css['late'] : ''}`}>
      {t(`common.span.${unit}`, { count })}
    </span>
  )
}

function State({ task: { status } }: { readonly task: ApprovalTask }) {
  const { t } = useTranslation()
  return <StatusTag tone={tones[status]}>{t(`approvalProgress.status.${status}`)}</StatusTag>
}
