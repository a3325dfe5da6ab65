import { randomBytes } from 'node:crypto'
import { refuse } from '#kit/refusal.ts'

/** 160 random bits. */
export const newKey = (): string => randomBytes(20).toString('hex')

/** A key is never part of a path before it was looked at. */
export const checkedKey = (key: string): string => (/^[0-9a-f]{40}$/.test(key) ? key : refuse('thing.notFound'))
