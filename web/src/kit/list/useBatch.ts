import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refused } from '#web/kit/client/refused.ts'
import { toast } from '#web/kit/overlay/toast.ts'

/**
 * Does one thing to each of the selected rows, one after the other. What is refused does not stop the rest; how many
 * went well is shown at the end, with the first refusal.
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
