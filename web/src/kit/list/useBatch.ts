import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refused } from '#web/kit/client/refused.ts'
import { toast } from '#web/kit/overlay/toast.ts'

/**
 * Batch action on selected rows, one after the other. Continues after refusals; reports the number of successes and the
 * first refusal at the end.
 */
export function useBatch() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  async function run<Row>(rows: readonly Row[], send: (row: Row) => Promise<unknown>, onDone: () => void) {
    setIsBusy(true)
    const refusals: string[] = []
    try {
      for (const row of rows)
        await send(row).catch((error: unknown) => {
          refusals.push(error instanceof Refused ? error.message : t('list.batchUnreachable'))
        })
      const done = rows.length - refusals.length
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
