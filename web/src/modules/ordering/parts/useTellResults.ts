import { useTranslation } from 'react-i18next'
import type { OneOfMany } from '#contract/ordering/manyAtOnce.ts'
import { toast } from '#web/kit/overlay/toast.ts'

/** Tells how many of many were done, and why the first of the others was not. */
export function useTellResults(): (results: readonly OneOfMany[]) => void {
  const { t } = useTranslation()
  return (results) => {
    const refused = results.filter(({ isDone }) => !isDone)
    const done = results.length - refused.length
    if (refused.length === 0) toast.success(t('orders.many.done', { count: done }))
    else toast.error(t('orders.many.partly', { done, refused: refused.length, message: refused[0]!.message }))
  }
}
