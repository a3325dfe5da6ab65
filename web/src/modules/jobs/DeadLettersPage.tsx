import { useTranslation } from 'react-i18next'
import {
  type DeadLetter,
  dismissDeadLetters,
  exportDeadLetters,
  listDeadLetters,
  retryDeadLetters,
} from '#contract/jobs/jobs.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { ListPage } from '#web/kit/list/ListPage.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { RowActions, RowName } from '#web/kit/layout/Card.tsx'
import { secondOf } from '#web/kit/format/time.ts'

/** Failed jobs whose attempts are used up: shows the cause; operators retry or dismiss them. */
export function DeadLettersPage() {
  const { t } = useTranslation()
  const done = () => toast.success(t('common.done'))
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
          <Button variant="text" disabled={retry.isPending} onClick={() => retry.mutate({ ids: [id] })}>
            {t('jobs.retry')}
          </Button>
          <Button
            variant="text"
            disabled={dismiss.isPending}
            onClick={async () => {
              const confirmation = {
                title: t('jobs.dismissTitle'),
                text: t('jobs.dismissText', { name: nameOf(name) }),
              }
              if (await confirm({ ...confirmation, ok: t('jobs.dismiss'), cancel: t('common.cancel') }))
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
    <ListPage
      title={t('jobs.title')}
      purpose={t('jobs.purpose')}
      route={listDeadLetters}
      exported={exportDeadLetters}
      label={t('jobs.title')}
      rowKey={({ id }) => id}
      columns={columns}
      empty={<Empty illustration="search" title={t('jobs.none')} reason={t('jobs.noneReason')} />}
    />
  )
}

/** Name of a job; its technical name if there is no message. */
function useJobName() {
  const { t } = useTranslation()
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = t('jobs.names', { returnObjects: true })
  return (name: string): string => {
    const [module = '', verb = ''] = name.split('.')
    return names[module]?.[verb] ?? name
  }
}
