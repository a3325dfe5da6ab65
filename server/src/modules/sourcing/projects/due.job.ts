import { Id, shape } from '#contract/kit/schema.ts'

/** The job that ends a project's state at its time: its name and what it carries, for those who add it. */
export const dueJob = { name: 'sourcing.due', payload: shape({ projectId: Id }) } as const
