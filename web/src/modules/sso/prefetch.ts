import type { QueryClient } from '@tanstack/react-query'
import { getUrlList } from '#contract/sso/jumps.ts'
import { prefetch } from '#web/kit/client/prefetch.ts'

/** Data of the operators' work station. */
export const prefetchStation = (client: QueryClient): Promise<void> => prefetch(client, getUrlList, {})
