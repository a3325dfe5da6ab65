import { afterAll } from 'vitest'
import { resetServer } from '../app.ts'

// Test files share the server of their worker.
afterAll(resetServer)
