import { afterAll } from 'vitest'
import { resetServer } from '../app.ts'
import { renewDays } from './today.ts'

renewDays()

// Test files share the server of their worker.
afterAll(resetServer)
