import type { Logger } from 'pino'
import type { CommandInput } from './input.ts'
import type { Config } from '#kit/config/config.ts'

export interface Command {
  readonly usage: string
  readonly description: string
  /** Number of positional arguments. */
  readonly argCount: number
  readonly options: Readonly<Record<string, { type: 'string' }>>
  /** False on failure; the reason has been printed. */
  readonly run: (config: Config, log: Logger, given: CommandInput) => Promise<boolean>
}

const platformCommands = () => import('./platform.commands.ts')
const foundingOptions = {
  host: { type: 'string' },
  package: { type: 'string' },
  expires: { type: 'string' },
  accounts: { type: 'string' },
  suppliers: { type: 'string' },
  storage: { type: 'string' },
  contact: { type: 'string' },
  admin: { type: 'string' },
  'admin-name': { type: 'string' },
  email: { type: 'string' },
  demo: { type: 'string' },
} as const

const noArguments = { usage: '', argCount: 0, options: {} }
const commandModule = () => import('./commands.ts')
const caCommands = () => import('./ca.commands.ts')
const tenantCommands = () => import('./tenants.commands.ts')

export const commands: Readonly<Record<string, Command>> = {
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
  'contract verify': {
    usage: '<file>',
    description: 'Verifies the evidence package of a signed contract without database and network.',
    argCount: 1,
    options: {},
    run: async (_config, _log, given) => (await import('./contract.command.ts')).verifyContractPackage(given),
  },
  'ca trust': {
    usage: '<file> [--tenant <code>] [--lists needed|none]',
    description: 'Trusts an authority (PEM, DER) for CA login; with --lists none even without its revocation list.',
    argCount: 1,
    options: { tenant: { type: 'string' }, lists: { type: 'string' } },
    run: async (config, log, given) => (await caCommands()).trustCa(config, log, given),
  },
  'ca list': {
    usage: '<file> [--tenant <code>]',
    description: 'Imports the newest revocation list (PEM, DER) of a trusted authority.',
    argCount: 1,
    options: { tenant: { type: 'string' } },
    run: async (config, log, given) => (await caCommands()).importCaList(config, log, given),
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
  'platform create': {
    usage: '<code> <name> --host <host> --email <address> [--admin <account>] [--admin-name <name>]',
    description: "Creates the platform's own tenant, whose operators create and manage the others.",
    argCount: 2,
    options: foundingOptions,
    run: async (config, log, given) => (await platformCommands()).createPlatform(config, log, given),
  },
  'tenant create': {
    usage:
      '<code> <name> --host <hosts> --email <address> [--package <code>] [--expires <day>] [--accounts <n>] [--suppliers <n>] [--storage <MB>] [--contact <text>] [--admin <account>] [--admin-name <name>] [--demo yes]',
    description: 'Creates a tenant and prints the link by which its first administrator sets a password.',
    argCount: 2,
    options: foundingOptions,
    run: async (config, log, given) => (await platformCommands()).createTenant(config, log, given),
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
      'Verifies ledger, stock, orders, statistics and audit chains; with anchors also that no chain was truncated since.',
    argCount: 0,
    options: { anchor: { type: 'string' } },
    run: async (config, log, given) => (await commandModule()).verifyAll(config, log, given),
  },
  'insight rebuild': {
    usage: '[--tenant <code>]',
    description: 'Counts the facts of statistics anew from orders, projects and approvals, of one tenant or of all.',
    argCount: 0,
    options: { tenant: { type: 'string' } },
    run: async (config, log, given) => (await commandModule()).rebuildInsight(config, log, given),
  },
  keeper: {
    usage: '--key-file <file> --listen <port or path of a socket>',
    description: "Holds the platform's shares of sealed rounds, in a process and under a user of its own.",
    argCount: 0,
    options: { 'key-file': { type: 'string' }, listen: { type: 'string' } },
    run: async (_, __, given) => (await import('./keeper.command.ts')).runKeeper(given),
  },
  audit: {
    usage: '<audit file> --trust <file> [--evidence <file,…>]',
    description: 'Verifies the audit file of a project, with receipts, packets and closing records as evidence.',
    argCount: 1,
    options: { trust: { type: 'string' }, evidence: { type: 'string' } },
    run: async (_, __, given) => (await import('./audit.command.ts')).auditFile(given),
  },
  seal: {
    usage: '<terms file> <quote file> [--out <name>] [--attach <file,…>]',
    description: 'Seals a quote (JSON) offline: a sealed file for the quoting page, and a packet that stays here.',
    argCount: 2,
    options: { out: { type: 'string' }, attach: { type: 'string' } },
    run: async (_, __, given) => (await import('./seal.command.ts')).sealOffline(given),
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
