import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// Compiled code of packages, for the processes that run tests and for those that tests start: each loads the product.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '.cache/node')

const routes = ['server/**/*.routes.test.ts', 'server/**/*.db.test.ts']
/**
 * Each of these has a server of its own: it listens, changes what all tenants share, or writes thousands of goods or
 * all projects of the demo.
 */
const alone = [
  'server/test/system/*.routes.test.ts',
  'server/src/modules/sso/*.routes.test.ts',
  'server/src/kit/{embedded,events,jobs}/*.db.test.ts',
  'server/src/demo/search/*.routes.test.ts',
  'server/src/demo/projects/*.db.test.ts',
]
const onPostgres = {
  sequence: { groupOrder: 1 },
  globalSetup: 'server/test/database.ts',
  pool: 'forks',
  maxWorkers: 2,
  testTimeout: 30_000,
  hookTimeout: 60_000,
} as const

/**
 * `unit` needs nothing; `routes` and `alone` run on a real PostgreSQL that the global set-up starts once;
 * `faults` kills processes, on a PostgreSQL of its own; `disks` fills disks. `FAULT_ROUNDS` says how often.
 */
export default defineConfig({
  test: {
    tags: [{ name: 'thorough', description: 'takes seconds; left out of the everyday run' }],
    projects: [
      {
        test: {
          name: 'unit',
          // Files of a worker share their imports: loading them for each took as long as the tests.
          isolate: false,
          // Cryptography on a busy machine: a longer wait costs nothing where all is well.
          testTimeout: 20_000,
          include: ['contract', 'sealing', 'server', 'web', 'tools'].map((part) => `${part}/**/*.test.ts`),
          exclude: [
            '**/*.routes.test.ts',
            '**/*.db.test.ts',
            '**/*.faults.test.ts',
            '**/*.disks.test.ts',
            '**/node_modules/**',
          ],
        },
      },
      {
        test: {
          name: 'routes',
          include: routes,
          exclude: [...alone, '**/node_modules/**'],
          ...onPostgres,
          setupFiles: ['server/test/process/eachFile.ts'],
          // The product is loaded once by each worker: loading it for every file took as long as the tests.
          isolate: false,
        },
      },
      {
        test: {
          name: 'alone',
          include: alone,
          ...onPostgres,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['server/**/*.faults.test.ts'],
          globalSetup: ['server/test/database.ts'],
          pool: 'forks',
          maxWorkers: 1,
          testTimeout: 3_600_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'disks',
          include: ['server/**/*.disks.test.ts'],
          globalSetup: ['server/test/process/smallDisk.ts'],
          pool: 'forks',
          maxWorkers: 1,
          testTimeout: 3_600_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
