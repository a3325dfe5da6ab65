import { SealingError } from '../error.ts'
import { suiteA } from './suiteA.ts'
import { suiteB } from './suiteB.ts'
import type { Suite } from './suite.ts'

/** Suite by id. Throws `unknownSuite`, because records are untrusted. */
export function suiteOf(id: string): Suite {
  if (id === 'A') return suiteA
  if (id === 'B') return suiteB
  throw new SealingError('unknownSuite', { suite: id.slice(0, 20) })
}
