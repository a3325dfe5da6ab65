import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getImportProgress, type ImportProgress } from '#contract/imports/imports.ts'
import { call } from '#web/kit/client/api.ts'
import { isChecking, isGoing } from './status.ts'

const EVERY_MS = 1000
const isUnfinished = (progress: ImportProgress) => isGoing(progress) || isChecking(progress)

/** Progress of an import, polled every second until it ends; then all data on the page are read again. */
export function useProgress(id: string): ImportProgress {
  const client = useQueryClient()
  const { data } = useSuspenseQuery({
    queryKey: [getImportProgress.path, { id }],
    queryFn: ({ signal }) => call(getImportProgress, { id }, { signal }),
    refetchInterval: ({ state }) => (state.data && isUnfinished(state.data) ? EVERY_MS : false),
  })
  const wasGoing = useRef(false)
  const going = isUnfinished(data)
  useEffect(() => {
    if (wasGoing.current && !going) void client.invalidateQueries()
    wasGoing.current = going
  }, [client, going])
  return data
}
