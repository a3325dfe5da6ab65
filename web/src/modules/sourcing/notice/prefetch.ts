import type { QueryClient } from '@tanstack/react-query'
import { getProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { prefetch } from '#web/kit/client/prefetch.ts'
import { noticeIdIn } from './noticeIdIn.ts'

export async function prefetchNotice(client: QueryClient, search: URLSearchParams): Promise<void> {
  const id = noticeIdIn(search)
  if (id !== undefined) await prefetch(client, getProjectNotice, { id })
}
