import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  type ApprovalStatus,
  type ApprovalTask,
  getUndoByPageNum,
  listTasks,
  type TaskTab,
} from '#contract/approvals/approvals.ts'
import { Brief } from '#web/kit/Brief.tsx'
import { Amount } from '#web/kit/Amount.tsx'
import { usePeek, useRead } from '#web/kit/api.ts'
import { ButtonLink } from '#web/kit/Button.tsx'
import { Choice } from '#web/kit/Choice.tsx'
import { Count } from '#web/kit/Count.tsx'
import { Clamped } from '#web/kit/Clamped.tsx'
import { type Column, DataTable } from '#web/kit/DataTable.tsx'
import { Empty } from '#web/kit/Empty.tsx'
import { Page } from '#web/kit/Page.tsx'
import { stayedTooLong } from '#web/modules/approvals/rounds.ts'
import { useLocale } from '#web/kit/preferences.ts'
import { SearchField } from '#web/kit/SearchField.tsx'
import { StatusTag, type Tone } from '#web/kit/StatusTag.tsx'
import { spanSince } from '#web/kit/time.ts'
import { useQueryOf } from '#web/kit/url.ts'
import css from './ApprovalsPage.module.css'

const tabs = ['todo', 'done', 'mine'] as const satisfies readonly TaskTab[]
const tones: Record<ApprovalStatus, Tone> = { pending: 'info', approved: 'ok', rejected: 'err', cancelled: 'mute' }
const pathOf = ({ entityId }: ApprovalTask) => `/orderApprovalDetail?orderId=${entityId}`

/** What waits for my decision, what I have decided, and what I have asked for. */
export function ApprovalsPage() {
  const { t } = useTranslation()
  const [query, setQuery] = useQueryOf(listTasks)
  const tab = query.tab ?? 'todo'
  const page = useRead(listTasks, { ...query, tab })
  const todo = usePeek(getUndoByPageNum, {})
  const columns = useColumns(tab)
  return (
    <Page title={t('approvals.inbox')} purpose={t('approvals.purpose')}>
      <div className={`card ${css['inbox']}`}>
        <Choice
          look="tabs"
          label={t('approvals.tabs')}
          value={tab}
          onChange={(next) => setQuery({ tab: next })}
          options={tabs.map((value) => ({
            value,
            label: (
              <>
                {t(`approvals.tab.${value}`)} {value === 'todo' && <Count of={todo?.count} />}
              </>
            ),
          }))}
        />
        <SearchField
          key={query.keyword}
          label={t('approvals.keyword')}
          hint={t('approvals.hint')}
          value={query.keyword ?? ''}
          onSearch={(keyword) => setQuery({ keyword })}
        />
        <DataTable
          label={t(`approvals.tab.${tab}`)}
          page={page}
          rowKey={({ instanceId, nodeName }) => `${instanceId} ${nodeName}`}
          columns={columns}
          onQuery={setQuery}
          empty={<Empty drawing="bell" title={t(`approvals.none.${tab}`)} reason={t(`approvals.noneReason.${tab}`)} />}
        />
      </div>
    </Page>
  )
}

function useColumns(tab: TaskTab): readonly Column<ApprovalTask>[] {
  const { t } = useTranslation()
  const isEnglish = useLocale() === 'en_US'
  return [
    {
      key: 'title',
      title: t('approvals.title'),
      lead: true,
      render: (task) => (
        <Link to={pathOf(task)} className={css['title'] ?? ''}>
          <Clamped>{task.title}</Clamped>
          <small>{task.docNo}</small>
        </Link>
      ),
    },
    {
      key: 'requesterName',
      title: t('approvals.requester'),
      render: ({ requesterName, deptName }) => `${requesterName} · ${deptName}`,
    },
    { key: 'amount', title: t('approvals.amount'), right: true, render: ({ amount }) => <Amount value={amount} /> },
    {
      key: 'node',
      title: t('approvals.node'),
      render: ({ nodeName, nodeEnName }) => (isEnglish && nodeEnName !== '' ? nodeEnName : nodeName),
    },
    {
      key: 'startedAt',
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
        <ButtonLink look="text" to={pathOf(task)}>
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
    <span className={stayedTooLong(openedAt) ? css['late'] : undefined}>{t(`common.span.${unit}`, { count })}</span>
  )
}

function State({ task: { status } }: { readonly task: ApprovalTask }) {
  const { t } = useTranslation()
  return <StatusTag tone={tones[status]}>{t(`approvalProgress.status.${status}`)}</StatusTag>
}
