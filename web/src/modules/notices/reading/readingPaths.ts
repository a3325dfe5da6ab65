import { Id, shape } from '#contract/kit/schema.ts'
import { readSearchParams } from '#web/kit/url/readSearchParams.ts'

function decoded(text: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)))
  } catch {
    return ''
  }
}

/** Whether the values of a URL are in Base64, which is not a protection. */
const isEncoded = (search: URLSearchParams): boolean => ['1', 'true'].includes(search.get('Base64') ?? '')

const valueIn = (search: URLSearchParams, name: string): string => {
  const value = search.get(name) ?? ''
  return isEncoded(search) ? decoded(value) : value
}

const OneId = shape({ id: Id })
function idIn(search: URLSearchParams, name: string): string | undefined {
  const { id } = readSearchParams(OneId, new URLSearchParams({ id: valueIn(search, name) }))
  return typeof id === 'string' ? id : undefined
}

/** Article of the search params, with its type if given. */
export function articleIn(search: URLSearchParams): { readonly id: string; readonly articleType?: string } | undefined {
  const id = idIn(search, 'id')
  const articleType = valueIn(search, 'articleType').slice(0, 30)
  return id === undefined ? undefined : { id, ...(articleType === '' ? {} : { articleType }) }
}

/** Query of a column's list, from the search params. */
export function columnIn(search: URLSearchParams): { readonly colunmsId?: string; readonly isLoginShow?: '1' } {
  const colunmsId = idIn(search, 'colunmsId')
  const isLogin = ['1', 'true'].includes(valueIn(search, 'isLogin'))
  return { ...(colunmsId === undefined ? {} : { colunmsId }), ...(isLogin ? { isLoginShow: '1' as const } : {}) }
}
