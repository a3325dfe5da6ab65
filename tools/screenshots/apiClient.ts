import type { Page } from '@playwright/test'
import type { Envelope, Input, Reply, Route } from '#contract/kit/route.ts'

/** Calls the API as the user of this page. */
export async function callApi<R extends Route>(page: Page, route: R, input: Input<R>): Promise<Reply<R>> {
  const { method, path } = route
  const answer = await page.evaluate(
    async ({ method, path, input, key }) => {
      const search = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
      const response = await fetch(method === 'GET' ? `${path}?${search.toString()}` : path, {
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
    { method, path, input, key: crypto.randomUUID() },
  )
  return dataOf(path, answer as Envelope<Reply<R>>)
}

/** Uploads a text file as the user of this page. */
export async function uploadText<R extends Route>(page: Page, route: R, name: string, text: string): Promise<Reply<R>> {
  const { path } = route
  const answer = await page.evaluate(
    async ({ path, name, text }) => {
      const body = new FormData()
      body.append('file', new File([text], name))
      const headers = { authorization: `Bearer ${sessionStorage.getItem('token')}` }
      return (await (await fetch(path, { method: 'POST', headers, body })).json()) as unknown
    },
    { path, name, text },
  )
  return dataOf(path, answer as Envelope<Reply<R>>)
}

function dataOf<T>(path: string, { code, message, data }: Envelope<T>): T {
  if (code !== 0) throw new Error(`${path}: ${message}`)
  return data
}
