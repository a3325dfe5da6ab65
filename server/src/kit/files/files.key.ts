import { randomBytes } from 'node:crypto'
import { refuse } from '#kit/refusal.ts'

/** Random file key of 160 bits: unguessable. */
export const newKey = (): string => randomBytes(20).toString('hex')

/** Path traversal guard: validates a key before it becomes part of a path; refuses with `thing.notFound`. */
export const checkedKey = (key: string): string => (/^[0-9a-f]{40}$/.test(key) ? key : refuse('thing.notFound'))
