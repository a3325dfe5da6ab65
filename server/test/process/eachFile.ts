import { afterAll } from 'vitest'
import { resetServer } from '../app.ts'

// Files of tests share the server of their worker.
afterAll(resetServer)
