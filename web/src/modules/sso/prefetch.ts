import type { QueryClient } from '@tanstack/react-query'
import { getUrlList } from '#contract/sso/jumps.ts'
import { prefetch } from '#web/kit/client/prefetch.ts'

/** What the operators' work station reads before it is shown. */
export const prefetchStation = (client: QueryClient): Promise<void> => prefetch(client, getUrlList, {})
