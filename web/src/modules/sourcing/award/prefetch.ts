import type { QueryClient } from '@tanstack/react-query'
import { getResultNotice } from '#contract/sourcing/result.ts'
import { prefetch } from '#web/kit/client/prefetch.ts'
import { inquiryIdIn } from './inquiryIdIn.ts'

export async function prefetchResult(client: QueryClient, search: URLSearchParams): Promise<void> {
  const inquiryId = inquiryIdIn(search)
  if (inquiryId !== undefined) await prefetch(client, getResultNotice, { inquiryId })
}
