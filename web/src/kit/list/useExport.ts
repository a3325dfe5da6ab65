import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Input, Route } from '#contract/kit/route.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { download } from '#web/kit/client/download.ts'

export type DownloadRoute = Route & { readonly download: true }

/**
 * Downloads the workbook of a list. Shows refusals as they are, and other failures with the specification's message.
 */
export function useExport<R extends DownloadRoute>(route: R) {
  const { t } = useTranslation()
  return useMutation<void, Error, Input<R>>({
    mutationFn: (input) =>
      download(route, input).catch((error: unknown) => {
        throw error instanceof Refused ? error : new Error(t('list.exportFailed'))
      }),
  })
}
