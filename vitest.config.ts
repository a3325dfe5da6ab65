import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './e2e/support/chromium.ts'
import { filesLeftOutToday } from './tools/sampling/turns.ts'
import { webPackages } from './web/packages.ts'

// Compile cache of packages, for test processes and for processes that tests start.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '.cache/node')

/** `npm test -- --all` runs the files that take long by turns. */
const leftOut = process.env['TEST_SAMPLE'] === '1' ? [...filesLeftOutToday(import.meta.dirname)] : []
const routes = ['server/**/*.routes.test.ts', 'server/**/*.db.test.ts']
/**
 * Tests that run alone: their servers listen, they change data shared by all tenants, or they write thousands of goods
 * or all projects of the demo.
 */
const alone = [
  'server/test/system/*.routes.test.ts',
  'server/src/modules/sso/*.routes.test.ts',
  'server/src/kit/{embedded,events,jobs}/*.db.test.ts',
  'server/src/demo/search/*.routes.test.ts',
  'server/src/demo/projects/*.db.test.ts',
  'server/test/statements/*.db.test.ts',
]
const onPostgres = {
  sequence: { groupOrder: 1 },
  globalSetup: 'server/test/database.ts',
  pool: 'forks',
  maxWorkers: 2,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Polls wait for listeners, which share two busy processors with other tests.
  expect: { poll: { timeout: 15_000 } },
} as const

/**
 * `unit` needs no services; `routes` and `alone` use a real PostgreSQL that the global setup starts once; `faults`
 * kills processes, with its own PostgreSQL; `disks` fills disks. `FAULT_ROUNDS` sets the number of repetitions.
 */
export default defineConfig({
  test: {
    tags: [{ name: 'thorough', description: 'takes seconds; left out of the everyday run' }],
    projects: [
      {
        test: {
          name: 'unit',
          // Files of a worker share their imports, because loading them for each took as long as the tests.
          isolate: false,
          setupFiles: ['web/test/eachFile.ts'],
          // Allows for cryptography on a busy machine.
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
          exclude: [...alone, ...leftOut, '**/node_modules/**'],
          ...onPostgres,
          setupFiles: ['server/test/process/eachFile.ts'],
          // The product is loaded once by each worker, because loading it for each file took as long as the tests.
          isolate: false,
        },
      },
      {
        test: {
          name: 'alone',
          include: alone,
          exclude: [...leftOut, '**/node_modules/**'],
          ...onPostgres,
        },
      },
      {
        // A cache of its own, because the server of the development build bundles packages in another form.
        cacheDir: '.cache/components',
        logLevel: 'error',
        // All packages are bundled before the first test, because one that is found later reloads the running page.
        optimizeDeps: { include: webPackages() },
        test: {
          name: 'components',
          include: ['web/**/*.test.tsx'],
          exclude: [...leftOut, '**/node_modules/**'],
          setupFiles: ['web/test/components/eachTest.ts'],
          // Files of a page share their imports, because loading the product for each took longer than its tests.
          isolate: false,
          sequence: { groupOrder: 2 },
          maxWorkers: 2,
          testTimeout: 20_000,
          expect: { poll: { timeout: 5000 } },
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            // As in the journeys: the names of required fields begin with a mark.
            locators: { exact: false },
            provider: playwright({
              launchOptions,
              contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' },
              actionTimeout: 5000,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'faults',
          include: ['server/**/*.faults.test.ts'],
          exclude: [...leftOut, '**/node_modules/**'],
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
          exclude: [...leftOut, '**/node_modules/**'],
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
