import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { submitOrder } from '#contract/ordering/submit.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { freshKey } from '#web/kit/client/request.ts'
import { Refused } from '#web/kit/client/refused.ts'

/**
 * Submits orders. The idempotency key is kept for retries with unknown result. After a reply the next attempt has a new
 * key; after a refusal the page reads again, because something may have changed.
 */
export function useSubmit() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [key, setKey] = useState(freshKey)
  const submit = useWrite(submitOrder, {
    silent: true,
    idempotencyKey: key,
    onDone: ({ orders }) => {
      const requested = new URLSearchParams(orders.map(({ orderId }) => ['orderId', orderId]))
      void navigate(`/orderSubmitted?${requested.toString()}`, { replace: true })
    },
  })
  const { error, isPending } = submit
  const message =
    error instanceof Refused ? (error.is('key.reused') ? t('ordering.confirm.arrived') : error.message) : undefined
  const mutate = (input: Parameters<typeof submit.mutate>[0]) =>
    submit.mutate(input, {
      onError: (failure) => {
        if (!(failure instanceof Refused)) return
        setKey(freshKey())
        void client.invalidateQueries()
      },
    })
  const isCompeted = error instanceof Refused && error.is('agreementPrice.competition')
  return { mutate, isPending, message, isCompeted }
}
