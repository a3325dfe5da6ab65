import type { Page } from '@playwright/test'
import type { Envelope, Input, Reply, Route } from '#contract/kit/route.ts'

/** Asks the server as the person whose page this is. */
export async function ask<R extends Route>(page: Page, route: R, input: Input<R>): Promise<Reply<R>> {
  const { method, path } = route
  const answer = await page.evaluate(
    async ({ method, path, input, key }) => {
      const question = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
      const response = await fetch(method === 'GET' ? `${path}?${question.toString()}` : path, {
        method,
        headers: {
          authorization: `Bearer ${sessionStorage.getItem('token')}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        ...(method === 'GET' ? {} : { body: JSON.stringify(input) }),
      })
      return (await response.json()) as unknown
    },
    { method, path, input: input as Readonly<Record<string, unknown>>, key: crypto.randomUUID() },
  )
  const { code, message, data } = answer as Envelope<Reply<R>>
  if (code !== 0) throw new Error(`${path}: ${message}`)
  return data
}
