import { parseArgs } from 'node:util'
import type { Logger } from 'pino'
import { type Lang, say } from '#contract/refusals.ts'
import { type Config, readConfig } from '#kit/config.ts'
import { codeOfEnd, onEnd } from '#kit/ending.ts'
import { openLog } from '#kit/log.ts'
import { Refusal } from '#kit/refusal.ts'

/** What a command is given. */
export interface Given {
  readonly words: readonly string[]
  readonly options: Readonly<Record<string, string | undefined>>
  readonly lang: Lang
}
interface Command {
  readonly usage: string
  readonly says: string
  /** How many words follow the name. */
  readonly words: number
  readonly options: Readonly<Record<string, { type: 'string' }>>
  /** False where something is not as it should be; it has been told. */
  readonly run: (config: Config, log: Logger, given: Given) => Promise<boolean>
}

const plain = { usage: '', words: 0, options: {} }
const acts = () => import('./commands.ts')

const commands: Readonly<Record<string, Command>> = {
  migrate: {
    ...plain,
    says: 'Brings the database to the newest version.',
    run: async (config, log) => (await acts()).bringUpToDate(config, log),
  },
  demo: {
    ...plain,
    says: 'Fills an empty database with the demo tenants.',
    run: async (config, log) => (await acts()).fillWithDemo(config, log),
  },
  'import products': {
    usage: '<file> --supplier <code> [--tenant <code>]',
    says: "Imports a supplier's spreadsheet (.xlsx, .csv): what is right is written, what is not is told of, cell by cell.",
    words: 1,
    options: { supplier: { type: 'string' }, tenant: { type: 'string' } },
    run: async (config, log, given) => (await acts()).importProducts(config, log, given),
  },
  'ca trust': {
    usage: '<file> [--tenant <code>] [--lists needed|none]',
    says: 'Trusts an authority (PEM, DER) that issues certificates for CA login; with --lists none also without its revocation list.',
    words: 1,
    options: { tenant: { type: 'string' }, lists: { type: 'string' } },
    run: async (config, log, given) => (await acts()).trustCa(config, log, given),
  },
  'ca list': {
    usage: '<file> [--tenant <code>]',
    says: 'Takes the newest revocation list (PEM, DER) of a trusted authority.',
    words: 1,
    options: { tenant: { type: 'string' } },
    run: async (config, log, given) => (await acts()).takeCaList(config, log, given),
  },
  'rotate-keys': {
    usage: '[--tenant <code>]',
    says: 'Replaces the keys that tokens for other applications are signed with, at once.',
    words: 0,
    options: { tenant: { type: 'string' } },
    run: async (config, log, given) => (await acts()).replaceKeys(config, log, given),
  },
  'let-in': {
    usage: '[--tenant <code>]',
    says: 'Switches the login by account on again, where an operator who could has no way in any more.',
    words: 0,
    options: { tenant: { type: 'string' } },
    run: async (config, log, given) => (await acts()).letIn(config, log, given),
  },
  verify: {
    usage: '[--anchor <tenant:seq:hash,…>]',
    says: 'Proves the ledger, the stock, the orders and the audit chains; with anchors also that no chain was cut since.',
    words: 0,
    options: { anchor: { type: 'string' } },
    run: async (config, log, given) => (await acts()).verifyAll(config, log, given),
  },
  otp: {
    ...plain,
    says: "The code that the authenticator of the demo's operator shows now.",
    run: async () => (await acts()).tellDemoCode(),
  },
  doctor: {
    ...plain,
    says: 'Looks whether everything that the product needs is there and works; changes nothing.',
    run: async (config, log) => (await import('./doctor.ts')).examine(config, log),
  },
}

/** 0 where all went well, 1 where something did not, 2 where the command was not understood. */
async function run(given: readonly string[]): Promise<0 | 1 | 2> {
  if (given.length === 0 || ['help', '--help', '-h'].includes(given[0]!)) return tell(help())
  const name = Object.keys(commands).find((each) => given.slice(0, each.split(' ').length).join(' ') === each)
  if (name === undefined) return misuse(`There is no command ${given.join(' ')}.`)
  const command = commands[name]!
  const read = readArguments(command, given.slice(name.split(' ').length))
  if (typeof read === 'string') return misuse(`${read}\nUsage: npm run baicai -- ${name} ${command.usage}`)
  const lang = /^zh/i.test(process.env['LANG'] ?? '') ? 'zh-CN' : 'en'
  try {
    const config = readConfig(process.env)
    const log = openLog(process.env['LOG_LEVEL'] ? config.logLevel : 'warn')
    return (await command.run(config, log, { ...read, lang })) ? 0 : 1
  } catch (error) {
    console.error(error instanceof Refusal ? say(error.code, lang, error.facts) : (error as Error).message)
    return 1
  }
}

function help(): string {
  const list = Object.entries(commands).map(
    ([name, { usage, says }]) => `  ${`${name} ${usage}`.trim()}\n      ${says}`,
  )
  return `npm run baicai -- <command>

${list.join('\n')}

The database and the files are those of the configuration: DATABASE_URL, FILES_URL, DATA_DIR. LOG_LEVEL=info tells more.`
}

function tell(text: string): 0 {
  console.log(text)
  return 0
}

function misuse(text: string): 2 {
  console.error(`${text}\n\nnpm run baicai -- help lists the commands.`)
  return 2
}

/** What was given, or what is wrong with it. */
function readArguments({ words, options }: Command, args: readonly string[]): Omit<Given, 'lang'> | string {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (positionals.length !== words) return `Expected ${words === 0 ? 'no further words' : `${words} word(s)`}.`
    return { words: positionals, options: values }
  } catch (error) {
    return (error as Error).message
  }
}

// What a command holds it lets go of as the process exits: a signal by itself would not let it.
onEnd((reason) => process.exit(codeOfEnd(reason)))
process.exit(await run(process.argv.slice(2)))
