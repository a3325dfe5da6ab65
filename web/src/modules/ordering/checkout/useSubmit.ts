import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { submitOrder } from '#contract/ordering/submit.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { freshKey } from '#web/kit/client/request.ts'
import { Refused } from '#web/kit/client/refused.ts'

/**
 * The key stays over retries of which nobody knows whether they arrived. After an answer the next try is a new one;
 * a refusal may mean that something changed, so the page asks again.
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
  return { mutate, isPending, message }
}
