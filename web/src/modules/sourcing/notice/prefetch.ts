import type { QueryClient } from '@tanstack/react-query'
import { getProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { findClosingHead } from '#contract/sourcing/seal.ts'
import { cachedReply, prefetch } from '#web/kit/client/prefetch.ts'
import { noticeIdIn } from './noticeIdIn.ts'

export async function prefetchNotice(client: QueryClient, search: URLSearchParams): Promise<void> {
  const id = noticeIdIn(search)
  if (id === undefined) return
  await prefetch(client, getProjectNotice, { id })
  if (cachedReply(client, getProjectNotice, { id })?.seal?.isClosed)
    await prefetch(client, findClosingHead, { projectId: id })
}
