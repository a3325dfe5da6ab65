import { Id, shape } from '#contract/kit/schema.ts'

/** Job that ends a project's state at its deadline: name and payload, for modules that add it. */
export const dueJob = { name: 'sourcing.due', payload: shape({ projectId: Id }) } as const
