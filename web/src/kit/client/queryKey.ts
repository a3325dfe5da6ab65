import type { QueryKey } from '@tanstack/react-query'
import type { Route } from '#contract/kit/route.ts'

export const keyOf = (route: Route, input: unknown): QueryKey => [route.path, input]
