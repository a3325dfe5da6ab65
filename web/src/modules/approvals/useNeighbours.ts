import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { listTasks } from '#contract/approvals/approvalTasks.ts'
import { useOptionalReadMany } from '#web/kit/client/useReadMany.ts'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { inboxPath, neighboursOf, pagesFor, taskPath } from './neighbours.ts'

export const shortcuts = { previous: 'Alt+PageUp', next: 'Alt+PageDown' } as const

/** Previous and next document of the inbox, with keyboard shortcuts. */
export function useNeighbours() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [query] = useUrlQuery(listTasks)
  const { tab, page = 1 } = query
  const instanceId = search.get('instanceId') ?? ''
  const isFromInbox = instanceId !== '' && tab !== undefined
  const [own] = useOptionalReadMany(listTasks, isFromInbox ? [{ ...query, tab, page }] : [])
  const numbers = isFromInbox ? pagesFor(page, own, instanceId) : []
  const read = useOptionalReadMany(
    listTasks,
    numbers.map((number) => ({ ...query, tab: tab ?? 'todo', page: number })),
  )
  const pages = read.flatMap((each) => each ?? [])
  const { previous, next } = neighboursOf(pages, instanceId)
  const pathOf = (to: typeof next) => to && taskPath(to, { ...query, page: to.page })
  const paths = { previous: pathOf(previous), next: pathOf(next) }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return
      const to = event.key === 'PageUp' ? paths.previous : event.key === 'PageDown' ? paths.next : undefined
      if (to === undefined) return
      event.preventDefault()
      void navigate(to)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [navigate, paths.previous, paths.next])
  return { ...paths, isFromInbox, inbox: inboxPath(query) }
}
