import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Input, Route } from '#contract/kit/route.ts'
import { call } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { toast } from '#web/kit/overlay/toast.ts'

/**
 * Does one thing to each of the selected rows, one after the other. What is refused does not stop the rest; how many
 * went well is shown at the end, with the first refusal.
 */
export function useBatch<R extends Route>(route: R) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  async function run(inputs: readonly Input<R>[], onDone: () => void): Promise<void> {
    setIsBusy(true)
    const refusals: string[] = []
    try {
      for (const input of inputs)
        await call(route, input).catch((error: unknown) => {
          refusals.push(error instanceof Refused ? error.message : t('list.batchUnreachable'))
        })
      const done = inputs.length - refusals.length
      if (refusals.length === 0) toast.success(t('list.batchDone', { count: done }))
      else toast.error(t('list.batchFailed', { count: done, failed: refusals.length, reason: refusals[0] ?? '' }))
      onDone()
    } finally {
      setIsBusy(false)
      await client.invalidateQueries()
    }
  }
  return { run, isBusy }
}
