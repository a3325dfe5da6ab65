import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findChromium } from './chromium.mjs'
import { findNode, install, modules, root } from './install.mjs'
import { buildWeb } from './web.mjs'

// Runs the checks and tests of the product one after another, even after a failure; the last line is a summary. Failed
// tests are repeated once, because of busy machines, and listed at the end as flaky. Default: without tests tagged
// `thorough`, fault and full-disk tests; only end-to-end tests tagged `@core`. `--all`: also those, chosen by risk; what
// takes long and is of no risk takes turns, each file once in a few days (tools/sampling/turns.ts). `--full`: every
// test, with every combination of the test matrices (server/test/sampling.ts).

await install()
const node = findNode()
const chromium = findChromium()
const reports = mkdtempSync(join(tmpdir(), 'baicai-tests-'))
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')
const isFull = process.argv.includes('--full')
const isEverything = isFull || process.argv.includes('--all')
const types = join(root, '.cache/types.tsbuildinfo')
const env = {
  ...process.env,
  CHROMIUM: chromium,
  ...(isFull ? { TEST_FULL: '1' } : {}),
  ...(isEverything && !isFull ? { TEST_SAMPLE: '1' } : {}),
  PATH: [join(modules, '.bin'), process.env.PATH].join(delimiter),
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
}
const tool = (path, ...args) => spawnSync(node, [join(modules, path), ...args], { cwd: root, stdio: 'inherit', env })

const everydayTests = ['unit', 'components', 'routes', 'alone'].map((name) => `--project=${name}`)
const testsToRun = isEverything ? [] : [...everydayTests, '--tags-filter=!thorough']
const journeysToRun = isEverything ? [] : ['--grep=@core']

const steps = {
  format: () => tool('oxfmt/bin/oxfmt', '--check', '.').status === 0,
  lint: () => tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings').status === 0,
  // The next run checks only what has changed since this one.
  types: () =>
    tool('typescript/bin/tsc', '-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', types).status === 0,
  // Before the tests, because some of them start the product.
  web: buildWeb,
  'unit, components and routes': () =>
    tool(
      'vitest/vitest.mjs',
      'run',
      ...testsToRun,
      '--retry=1',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ).status === 0,
  journeys: () =>
    tool('@playwright/test/cli.js', 'test', ...journeysToRun, '--retries=1', '--reporter=list,json').status === 0,
}

const failed = []
for (const [name, run] of Object.entries(steps)) {
  console.log(`\n── ${name}`)
  const began = performance.now()
  const isPassed = await run()
  if (!isPassed) failed.push(name)
  console.log(`── ${name}: ${isPassed ? 'passed' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

const [tests, journeys] = [read(vitestReport), read(playwrightReport)]
const counts = [countVitest(tests), countPlaywright(journeys)]
printSlowest('test files', secondsOfTests(tests))
printSlowest('journeys', secondsOfJourneys(journeys))
const [passed, failedCount, skipped] = [0, 1, 2].map((index) => counts.reduce((sum, count) => sum + count[index], 0))
rmSync(reports, { recursive: true })
const flakyTitles = [...flakyTests(tests), ...(journeys ? journeysThat('flaky', journeys) : [])]
if (flakyTitles.length > 0) console.log(`\nflaky (passed on the second attempt):\n  ${flakyTitles.join('\n  ')}`)
const failedTitles = [...failedTests(tests), ...(journeys ? journeysThat('unexpected', journeys) : [])]
if (failedTitles.length > 0) console.log(`\nfailed tests:\n  ${failedTitles.join('\n  ')}`)
if (failed.length > 0) console.log(`\nfailed: ${failed.join(', ')}`)
console.log(`\n${passed} passed, ${failedCount} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exit(failed.length > 0 || failedCount > 0 || passed === 0 ? 1 : 0)

/** A runner that failed before it wrote its report counts as one failure. */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function countVitest(report) {
  if (!report) return [0, 1, 0]
  const notLoaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const skipped = report.numPendingTests + report.numTodoTests
  return [report.numPassedTests, report.numFailedTests + notLoaded.length, skipped]
}

function countPlaywright(report) {
  if (!report) return [0, 1, 0]
  const { expected, flaky, unexpected, skipped } = report.stats
  return [expected + flaky, Math.max(unexpected, report.errors.length > 0 ? 1 : 0), skipped]
}

/** The ten slowest files. */
function printSlowest(kind, seconds) {
  const slowest = Object.entries(seconds)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 10)
  if (slowest.length === 0) return
  console.log(`\nslowest ${kind}:`)
  for (const [file, each] of slowest)
    console.log(`${each.toFixed(1).padStart(7)} s  ${relative(root, resolve(root, file))}`)
}

function secondsOfTests(report) {
  const files = report?.testResults ?? []
  return Object.fromEntries(files.map(({ name, startTime, endTime }) => [name, (endTime - startTime) / 1000]))
}

function secondsOfJourneys(report) {
  const seconds = {}
  const add = ({ suites = [], specs = [] }) => {
    for (const { file, tests } of specs)
      for (const { results } of tests)
        for (const { duration } of results) seconds[`e2e/${file}`] = (seconds[`e2e/${file}`] ?? 0) + duration / 1000
    suites.forEach(add)
  }
  add(report ?? {})
  return seconds
}

/** File, title and first line of the message of each failed test. */
function failedTests(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failedCount = assertionResults.filter((test) => test.status === 'failed')
    const file = relative(root, name)
    if (status === 'failed' && failedCount.length === 0) return [`${file}: ${firstLine(message)}`]
    return failedCount.map(({ fullName, failureMessages }) => `${file} ${fullName}: ${firstLine(failureMessages[0])}`)
  })
}

/** Passed on the second attempt; the message of the first is kept. */
function flakyTests(report) {
  const results = (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ file: relative(root, name), ...test })),
  )
  return results
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ file, fullName, failureMessages }) => `${file} ${fullName}: ${firstLine(failureMessages[0])}`)
}

/** With the first line of their message: `flaky` failed once, `unexpected` twice. */
function journeysThat(end, { suites = [], specs = [] }) {
  const matching = specs.filter(({ tests }) => tests.some(({ status }) => status === end))
  const named = matching.map(({ file, line, title, tests }) => {
    const error = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error
    return `${file}:${line} ${title}: ${firstLine(error?.message)}`
  })
  return [...named, ...suites.flatMap((suite) => journeysThat(end, suite))]
}

/** First line of a message, without colour codes. */
function firstLine(message = '') {
  return stripVTControlCharacters(message).trim().split('\n', 1)[0]
}
