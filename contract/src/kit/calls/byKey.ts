import type { Route } from '../route.ts'

/**
 * Whether a system may call with an API key: routes that need a permission, and of the others those that say so and
 * what anybody may read. What a person does about their own session, password or tasks is not among them.
 */
export function isForKeys({
  access,
  byKey,
  method,
  reads,
  writes,
  download,
}: Pick<Route, 'access' | 'byKey'> & Partial<Pick<Route, 'method' | 'reads' | 'writes' | 'download'>>): boolean {
  if (access === 'public') return (method === 'GET' && !writes) || reads === true || download === true
  return access === 'session' ? byKey === true : byKey !== false
}
