import type { Input, Reply, Route } from '#contract/kit/route.ts'

/** Count of the pending items of a menu entry: what it is read by, and the number in the reply. */
export interface CountOfMenu {
  readonly route: Route
  readonly input: Input<Route>
  readonly of: (reply: Reply<Route>) => number
}

export const countOf = <R extends Route>(route: R, input: Input<R>, of: (reply: Reply<R>) => number): CountOfMenu => ({
  route,
  input: input,
  of: (reply) => of(reply as Reply<R>),
})
