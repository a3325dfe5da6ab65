import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type DeadLetter, dismissDeadLetters, listDeadLetters, retryDeadLetters } from '#contract/jobs/jobs.ts'
import { useRead, useWrite } from '#web/kit/api.ts'
import { Button } from '#web/kit/Button.tsx'
import { type Column, DataTable } from '#web/kit/DataTable.tsx'
import { Empty } from '#web/kit/Empty.tsx'
import { ask, succeed } from '#web/kit/messages.ts'
import { Panel, RowActions, RowName } from '#web/kit/office/Panel.tsx'
import { Page } from '#web/kit/Page.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { secondOf } from '#web/kit/time.ts'
import { useQueryOf } from '#web/kit/url.ts'

/** Jobs whose attempts are used up: somebody looks at why, and has them tried again or dismisses them. */
export function DeadLettersPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('jobs.title')} purpose={t('jobs.purpose')}>
      <Panel>
        <Suspense fallback={<Skeleton />}>
          <Found />
        </Suspense>
      </Panel>
    </Page>
  )
}

function Found() {
  const { t } = useTranslation()
  const [query, setQuery] = useQueryOf(listDeadLetters)
  const page = useRead(listDeadLetters, query)
  const done = () => succeed(t('common.done'))
  const retry = useWrite(retryDeadLetters, { onDone: done })
  const dismiss = useWrite(dismissDeadLetters, { onDone: done })
  const nameOf = useJobName()
  const columns: readonly Column<DeadLetter>[] = [
    {
      key: 'name',
      title: t('jobs.job'),
      lead: true,
      render: ({ name, id }) => <RowName under={`${name} · ${id}`}>{nameOf(name)}</RowName>,
    },
    { key: 'attempts', title: t('jobs.attempts'), right: true },
    { key: 'error', title: t('jobs.error'), render: ({ error }) => error || '-' },
    {
      key: 'failedAt',
      title: t('jobs.failedAt'),
      render: ({ failedAt }) => <span className="num">{secondOf(failedAt)}</span>,
    },
    {
      key: 'actions',
      title: t('common.actions'),
      render: ({ id, name }) => (
        <RowActions>
          <Button look="text" disabled={retry.isPending} onClick={() => retry.mutate({ ids: [id] })}>
            {t('jobs.retry')}
          </Button>
          <Button
            look="text"
            disabled={dismiss.isPending}
            onClick={async () => {
              const question = { title: t('jobs.dismissTitle'), text: t('jobs.dismissText', { name: nameOf(name) }) }
              if (await ask({ ...question, ok: t('jobs.dismiss'), cancel: t('common.cancel') }))
                dismiss.mutate({ ids: [id] })
            }}
          >
            {t('jobs.dismiss')}
          </Button>
        </RowActions>
      ),
    },
  ]
  return (
    <DataTable
      label={t('jobs.title')}
      page={page}
      rowKey={({ id }) => id}
      columns={columns}
      onQuery={setQuery}
      empty={<Empty drawing="search" title={t('jobs.none')} reason={t('jobs.noneReason')} />}
    />
  )
}

/** A job in words; one that has none yet bears its own name. */
function useJobName() {
  const { t } = useTranslation()
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = t('jobs.names', { returnObjects: true })
  return (name: string): string => {
    const [module = '', verb = ''] = name.split('.')
    return names[module]?.[verb] ?? name
  }
}
