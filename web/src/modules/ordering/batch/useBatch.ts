import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addBatch, type BatchEntry, type BatchText, checkBatch, maxBatchLines } from '#contract/ordering/batch.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { useMe } from '#web/kit/client/me.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { freshKey } from '#web/kit/client/request.ts'
import { keepList, keptList } from './keptList.ts'
import { isReady, newEntry, rowsOf, wantedOf } from './batchList.ts'

/** State of a quick order: the entries, and the server's result after each change. */
export function useBatch() {
  const { t } = useTranslation()
  const userId = useMe()?.userInfo.userId ?? ''
  const [entries, setShown] = useState<readonly BatchEntry[]>(() => keptList(userId))
  const setEntries = (next: readonly BatchEntry[]) => {
    keepList(userId, next)
    setShown(next)
  }
  const [added, setAdded] = useState<number>()
  const isEmpty = entries.length === 0
  const checked = useRead(checkBatch, { lines: [...entries] }, { suspense: false, enabled: !isEmpty })
  const isLate = checked.isLate || checked.reply === undefined
  const rows = isEmpty ? [] : rowsOf(entries, checked.reply?.lines, isLate)
  const written = rows.map(({ entry }) => entry)
  const adding = useWrite(addBatch, {
    onDone: (reply) => {
      setAdded(reply.added)
      setEntries(rows.filter((row) => !isReady(row)).map(({ entry }) => entry))
    },
  })
  const append = (texts: readonly BatchText[]) => {
    const room = maxBatchLines - written.length
    if (texts.length > room) toast.error(t('batch.tooMany', { max: maxBatchLines, left: texts.length - room }))
    setAdded(undefined)
    setEntries([...written, ...texts.slice(0, room).map((text) => newEntry(text, freshKey()))])
  }
  return {
    rows,
    added,
    isLate: !isEmpty && isLate && !checked.hasFailed,
    hasFailed: !isEmpty && checked.hasFailed,
    retry: checked.retry,
    isAdding: adding.isPending,
    append,
    change: (keys: ReadonlySet<string>, values: Partial<BatchEntry>) =>
      setEntries(written.map((entry) => (keys.has(entry.key) ? { ...entry, ...values } : entry))),
    remove: (keys: ReadonlySet<string>) => setEntries(written.filter(({ key }) => !keys.has(key))),
    addToCart: () => adding.mutate({ lines: wantedOf(rows) }, { onError: checked.retry }),
  }
}
export type Batch = ReturnType<typeof useBatch>
