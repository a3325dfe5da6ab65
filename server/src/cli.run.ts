import { parseArgs } from 'node:util'
import type { Logger } from 'pino'
import { say } from '#contract/refusals.ts'
import type { CommandInput } from './commandInput.ts'
import { type Config, readConfig } from '#kit/config.ts'
import { openLog } from '#kit/log/log.ts'
import { Refusal } from '#kit/refusal.ts'

interface Command {
  readonly usage: string
  readonly description: string
  /** Number of positional arguments. */
  readonly argCount: number
  readonly options: Readonly<Record<string, { type: 'string' }>>
  /** False on failure; the reason has been printed. */
  readonly run: (config: Config, log: Logger, given: CommandInput) => Promise<boolean>
}

const noArguments = { usage: '', argCount: 0, options: {} }
const commandModule = () => import('./commands.ts')
const tenantCommands = () => import('./commands.tenants.ts')

const commands: Readonly<Record<string, Command>> = {
  migrate: {
    ...noArguments,
    description: 'Brings the database to the newest version.',
    run: async (config, log) => (await commandModule()).migrateDatabase(config, log),
  },
  demo: {
    ...noArguments,
    description: 'Fills an empty database with the demo tenants.',
    run: async (config, log) => (await commandModule()).seedDemoTenants(config, log),
  },
  'import products': {
    usage: '<file> --supplier <code> [--tenant <code>]',
    description: "Imports a supplier's spreadsheet (.xlsx, .csv): valid rows are written, errors are listed by cell.",
    argCount: 1,
    options: { supplier: { type: 'string' }, tenant: { type: 'string' } },
    run: async (config, log, given) => (await commandModule()).importProducts(config, log, given),
  },
  'ca trust': {
    usage: '<file> [--tenant <code>] [--lists needed|none]',
    description: 'Trusts an authority (PEM, DER) for CA login; with --lists none even without its revocation list.',
    argCount: 1,
    options: { tenant: { type: 'string' }, lists: { type: 'string' } },
    run: async (config, log, given) => (await commandModule()).trustCa(config, log, given),
  },
  'ca list': {
    usage: '<file> [--tenant <code>]',
    description: 'Imports the newest revocation list (PEM, DER) of a trusted authority.',
    argCount: 1,
    options: { tenant: { type: 'string' } },
    run: async (config, log, given) => (await commandModule()).importCaList(config, log, given),
  },
  'rotate-keys': {
    usage: '[--tenant <code>]',
    description: 'Rotates the keys that sign tokens for other applications, at once.',
    argCount: 0,
    options: { tenant: { type: 'string' } },
    run: async (config, log, given) => (await commandModule()).rotateSigningKeys(config, log, given),
  },
  'unlock-login': {
    usage: '[--tenant <code>]',
    description: 'Enables login by account again, for when no operator can log in any more.',
    argCount: 0,
    options: { tenant: { type: 'string' } },
    run: async (config, log, given) => (await commandModule()).unlockLogin(config, log, given),
  },
  'tenant-close': {
    usage: '<code>',
    description: 'Closes a tenant: no host leads to it, and it gets no recurring jobs.',
    argCount: 1,
    options: {},
    run: async (config, log, given) => (await tenantCommands()).close(config, log, given),
  },
  'tenant-open': {
    usage: '<code>',
    description: 'Opens a closed tenant again.',
    argCount: 1,
    options: {},
    run: async (config, log, given) => (await tenantCommands()).open(config, log, given),
  },
  'tenant-export': {
    usage: '<code> <folder> [--confirm <code>]',
    description: 'Exports a closed tenant with its files and its audit chain; without --confirm it prints the plan.',
    argCount: 2,
    options: { confirm: { type: 'string' } },
    run: async (config, log, given) => (await tenantCommands()).exportTo(config, log, given),
  },
  'tenant-import': {
    usage: '<folder> [--confirm <code>]',
    description: 'Imports an exported tenant, which stays closed; without --confirm it prints the plan.',
    argCount: 1,
    options: { confirm: { type: 'string' } },
    run: async (config, log, given) => (await tenantCommands()).importFrom(config, log, given),
  },
  'tenant-remove': {
    usage: '<code> [--confirm <code>]',
    description: 'Removes a closed tenant with everything that it has; without --confirm it prints the plan.',
    argCount: 1,
    options: { confirm: { type: 'string' } },
    run: async (config, log, given) => (await tenantCommands()).remove(config, log, given),
  },
  verify: {
    usage: '[--anchor <tenant:seq:hash,…>]',
    description:
      'Verifies ledger, stock, orders and audit chains; with anchors also that no chain was truncated since.',
    argCount: 0,
    options: { anchor: { type: 'string' } },
    run: async (config, log, given) => (await commandModule()).verifyAll(config, log, given),
  },
  'demo-otp': {
    ...noArguments,
    description: "Prints the current authenticator code of the demo's operator.",
    run: async () => (await commandModule()).printDemoOtp(),
  },
  check: {
    ...noArguments,
    description: 'Checks that everything the product needs exists and works; changes nothing.',
    run: async (config, log) => (await import('./check.ts')).runChecks(config, log),
  },
}

/** Runs a command as it was typed. Exit code: 0 success, 1 failure, 2 usage error. */
export async function runCommand(
  given: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<0 | 1 | 2> {
  if (given.length === 0 || ['help', '--help', '-h'].includes(given[0]!)) return print(help())
  const name = Object.keys(commands).find((each) => given.slice(0, each.split(' ').length).join(' ') === each)
  if (name === undefined) return usageError(`There is no command ${given.join(' ')}.`)
  const command = commands[name]!
  const read = readArguments(command, given.slice(name.split(' ').length))
  if (typeof read === 'string') return usageError(`${read}\nUsage: npm run baicai -- ${name} ${command.usage}`)
  const lang = /^zh/i.test(env['LANG'] ?? '') ? 'zh-CN' : 'en'
  try {
    const config = readConfig(env)
    const log = openLog(env['LOG_LEVEL'] ? config.logLevel : 'warn')
    return (await command.run(config, log, { ...read, lang })) ? 0 : 1
  } catch (error) {
    console.error(error instanceof Refusal ? say(error.code, lang, error.facts) : (error as Error).message)
    return 1
  }
}

function help(): string {
  const list = Object.entries(commands).map(
    ([name, { usage, description }]) => `  ${`${name} ${usage}`.trim()}\n      ${description}`,
  )
  return `npm run baicai -- <command>

${list.join('\n')}

The database and the files are those of the configuration: DATABASE_URL, FILES_URL, DATA_DIR. LOG_LEVEL=info prints more.`
}

function print(text: string): 0 {
  console.log(text)
  return 0
}

function usageError(text: string): 2 {
  console.error(`${text}\n\nnpm run baicai -- help lists the commands.`)
  return 2
}

/** Parsed arguments, or the error message. */
function readArguments({ argCount, options }: Command, args: readonly string[]): Omit<CommandInput, 'lang'> | string {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (positionals.length !== argCount)
      return `Expected ${argCount === 0 ? 'no further arguments' : `${argCount} argument(s)`}.`
    return { args: positionals, options: values }
  } catch (error) {
    return (error as Error).message
  }
}
